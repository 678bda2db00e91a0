// A module that broke cannot say so: what stands here needs nothing of it. The page holds the words in every language.
const KEPT = "wagons.";
const BROKE_AT = "wagons-broke-at";

// What is kept of games apart may hold a secret, also where it was set aside: it never leaves the device.
const isApart = (name) => /^wagons\.(aside\.)?apart/.test(name);

// Everything else that is kept, in the form in which the settings save and load it.
const chest = () => {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(KEPT) && !isApart(name));
  const wagons = Object.fromEntries(names.map((name) => [name.slice(KEPT.length), localStorage.getItem(name)]));
  return JSON.stringify({ version: 1, value: { wagons } });
};

const save = () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([chest()], { type: "application/json" }));
  link.download = `wagons-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
};

// An address that broke twice is left alone: the first screen leads everywhere.
const reload = () => {
  if (sessionStorage.getItem(BROKE_AT) === location.hash) history.replaceState(null, "", "#/");
  else sessionStorage.setItem(BROKE_AT, location.hash);
  location.reload();
};

export const broke = () => {
  const pages = [...document.querySelectorAll("template.broken")];
  // There are none any more once one of them is shown.
  if (!pages.length) return;
  const { lang } = document.documentElement;
  const { content } = pages.find((page) => page.lang === lang) ?? pages[0];
  const page = content.firstElementChild;
  document.body.replaceChildren(page);
  page.querySelector(".reload").addEventListener("click", reload);
  page.querySelector(".save").addEventListener("click", save);
  page.querySelector("h1").focus();
};

// What WebAssembly throws when a program in it cannot go on: a panic, memory that is not there, a stack that is full.
const isFatal = (error) => error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
addEventListener("error", ({ error }) => isFatal(error) && broke());
addEventListener("unhandledrejection", ({ reason }) => isFatal(reason) && broke());
