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

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
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
