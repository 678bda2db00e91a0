// The texts that cannot be read whole: cut off at the edge of the page or of a box that does not scroll.
const slack = 2;
const found = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode;
  const words = text.data.trim();
  const holder = text.parentElement;
  if (!words || holder.closest("script, style, noscript, svg, option")) continue;
  if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const rect = range.getBoundingClientRect();
  if (rect.width <= 1 || rect.height <= 1) continue;
  let scrolls = false;
  let clipped = null;
  let forTheEarOnly = false;
  for (let box = holder; box && box !== document.documentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (edge.width <= 1 || edge.height <= 1 || style.clipPath !== "none") forTheEarOnly = true;
    if (/auto|scroll/.test(style.overflow + style.overflowX + style.overflowY)) scrolls = true;
    if (!scrolls && !clipped && /hidden|clip/.test(style.overflowX + style.overflowY)) {
      const out = rect.left < edge.left - slack || rect.right > edge.right + slack
        || rect.top < edge.top - slack || rect.bottom > edge.bottom + slack;
      if (out) clipped = `by <${box.tagName.toLowerCase()} class="${box.getAttribute("class") ?? ""}">`;
    }
  }
  if (forTheEarOnly) continue;
  if (!scrolls && !clipped && (rect.left < -slack || rect.right > innerWidth + slack)) clipped = "by the edge of the page";
  if (clipped) found.push(`“${words}” is cut off ${clipped}`);
}
if (document.documentElement.scrollWidth > innerWidth + slack) found.push("the page is wider than the screen");
return found;
