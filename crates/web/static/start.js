// Starts the table. The module's name changes with its content, so it is written here when the table is built.
import start from "./{{glue}}";
import { broke } from "./{{broken}}";

start({ module_or_path: new URL("{{module}}", import.meta.url) }).catch(broke);

// What the browser tells before the table listens is left in the window, and told once more as an event.
const leave = (name, thing) => {
  window[name] = thing;
  dispatchEvent(new Event(name));
};

addEventListener("beforeinstallprompt", (offer) => {
  offer.preventDefault();
  leave("wagonsInstall", offer);
});

// A new edition is loaded beside the old one and waits. When somebody lets it take over, every open page of the table
// loads itself anew, because the files of the old edition are gone then; games are kept move by move.
const follow = async (container) => {
  let controlled = Boolean(container.controller);
  container.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  // An active service worker has loaded every file.
  container.ready.then(() => leave("wagonsOffline", true));
  const registration = await container.register("sw.js");
  const look = () => {
    if (registration.waiting && container.controller) leave("wagonsEdition", registration.waiting);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  // A page that stays open for days asks for news when somebody comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
};

// Without a service worker everything works but for the network.
if ("serviceWorker" in navigator) follow(navigator.serviceWorker).catch(() => {});
