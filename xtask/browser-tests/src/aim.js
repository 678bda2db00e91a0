// Where to point to touch the first visible thing that fits the selector, once it has come to rest:
// { x, y }, or { obstacle } in words. The part says where in the thing: [0, 0] is its top left corner.
const [selector, part, answer] = arguments;
const shown = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const place = (thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return [left, top, right, bottom];
};

const things = [...document.querySelectorAll(selector)];
const thing = things.find(shown);
if (!thing) {
  answer({ obstacle: things.length ? "it is hidden" : "there is none" });
} else if (thing.matches(":disabled, [aria-disabled=true]")) {
  answer({ obstacle: "it is disabled" });
} else {
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const before = place(thing);
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const after = place(thing);
    if (before.some((edge, index) => Math.abs(edge - after[index]) > 0.5)) return answer({ obstacle: "it is moving" });
    const [left, top, right, bottom] = after;
    if (left === right && top === bottom) return answer({ obstacle: "it has no size" });
    const [x, y] = [left + (right - left) * part[0], top + (bottom - top) * part[1]];
    const hit = document.elementFromPoint(x, y);
    if (!hit) return answer({ obstacle: `it lies outside the screen, at ${x}, ${y}` });
    if (!thing.contains(hit) && hit.closest("label")?.control !== thing) {
      return answer({ obstacle: `it is covered by <${hit.tagName.toLowerCase()} class="${hit.getAttribute("class") ?? ""}">` });
    }
    answer({ x, y });
  }));
}
