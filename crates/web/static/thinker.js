// A worker for thinking. Its program is a module of its own; the page is told when it cannot be loaded.
import start from "./{{thinker-glue}}";

start({ module_or_path: new URL("{{thinker-module}}", import.meta.url) }).catch(() => postMessage("failed"));
