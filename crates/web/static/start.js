// Starts the table. The module's name changes with its content, so it is written here when the table is built.
import start from "./{{glue}}";

start({ module_or_path: new URL("{{module}}", import.meta.url) });

if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js");
