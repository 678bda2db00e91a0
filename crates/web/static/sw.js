// Keeps the table's files, so that everything works without a network. Each edition of the table has a store of its
// own: a new one is loaded completely beside the old one and takes over when no page needs the old one any more, or
// when the page asks for it.
const EDITION = "wagons-{{edition}}";
const FILES = ["./", {{files}}];

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(EDITION).then((store) => store.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const remove = (name) => name.startsWith("wagons-") && name !== EDITION && caches.delete(name);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.map(remove))).then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "take over") self.skipWaiting();
  if (data.startsWith("calls ")) {
    const answer = (on) => source.postMessage(on);
    event.waitUntil(calls(...data.split(" ").slice(1)).then(answer, () => answer(false)));
  }
});

// Whether this browser is called when it is its player's turn and no page is open; the page asks, or wants it "on" or "off".
async function calls(want, language, key) {
  const manager = self.registration.pushManager;
  let subscription = await manager.getSubscription();
  const tell = (wish) =>
    fetch("apart/push", { method: "POST", body: JSON.stringify(wish) }).then((told) => told.json());
  if (want === "on") {
    subscription ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    if ((await tell({ on: { language, subscription } })) === "on") return true;
  } else if (want !== "off" || !subscription) {
    return Boolean(subscription);
  } else {
    await tell({ off: { endpoint: subscription.endpoint } });
  }
  await subscription.unsubscribe();
  return false;
}

const CALLS = {{calls}};

// Somebody is called: the server says which game and why, and nothing else.
self.addEventListener("push", (event) => {
  const { game, what, language } = event.data.json();
  const words = (CALLS[language] ?? CALLS.en)[what];
  event.waitUntil(self.registration.showNotification(words, { tag: game, icon: "icon.svg" }));
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(self.registration.scope)) return;
  const kept = caches.open(EDITION).then((store) => store.match(event.request, { ignoreSearch: true }));
  // Whether there is a server for games apart is asked at every visit; without a network there is none.
  const nobody = () => (url.endsWith("/apart") ? new Response(null, { status: 204 }) : Response.error());
  event.respondWith(kept.then((file) => file ?? fetch(event.request).catch(nobody)));
});

// What the system tells of a game leads to the table, where one is open to that one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = `./#/apart/${event.notification.tag}`;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(([page]) =>
      page ? page.navigate(address).then((there) => there?.focus()) : self.clients.openWindow(address),
    ),
  );
});
