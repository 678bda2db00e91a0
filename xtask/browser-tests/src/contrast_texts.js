// Finds every text that can be seen now, with its colour, and hides the letters and the shadows of what lies over others: what is
// left is what they stand on.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`*, *::before, *::after { color: transparent !important; caret-color: transparent !important;
  -webkit-text-fill-color: transparent !important; pointer-events: auto !important; box-shadow: none !important; transition: none !important; animation: none !important; }
  svg text { fill: transparent !important; }`);
const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const known = new Map();
const channels = (color) => {
  if (!known.has(color)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    known.set(color, [...pen.getImageData(0, 0, 1, 1).data]);
  }
  return known.get(color);
};
const isOnScreen = ({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode;
  const holder = text.parentElement;
  const words = text.data.trim();
  // What cannot be used now may be faint; options are drawn by the browser.
  if (!words || holder.closest("script, style, noscript, title, desc, option, :disabled, [aria-disabled=true]")) continue;
  if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()].filter(isOnScreen);
  if (!rects.length) continue;
  let [opacity, forTheEarOnly] = [1, false];
  // What has been scrolled out of a box is not seen.
  const clip = [0, 0, innerWidth, innerHeight];
  for (let box = holder; box && box !== document.documentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    opacity *= Number(style.opacity);
    const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
    if (style.clipPath !== "none" || (width <= 1 && height <= 1)) forTheEarOnly = true;
    if (style.overflow !== "visible" && !(box instanceof SVGElement)) {
      [left, top].forEach((edge, side) => (clip[side] = Math.max(clip[side], edge)));
      [right, bottom].forEach((edge, side) => (clip[side + 2] = Math.min(clip[side + 2], edge)));
    }
  }
  if (forTheEarOnly) continue;
  const style = getComputedStyle(holder);
  const [red, green, blue, alpha] = channels(holder instanceof SVGElement ? style.fill : style.color);
  const size = parseFloat(style.fontSize) * (holder instanceof SVGElement ? holder.getScreenCTM().a : 1);
  // Letters that small are part of a drawing.
  if (size < 8) continue;
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  for (const { left, top, right, bottom } of rects) {
    const rect = [Math.max(left, clip[0]), Math.max(top, clip[1]), Math.min(right, clip[2]), Math.min(bottom, clip[3])];
    // Of a line that is cut in two, little can be read anyway.
    if (rect[2] - rect[0] < 2 || rect[3] - rect[1] < (bottom - top) / 2) continue;
    texts.push({ words, holder, rect, color: [red, green, blue], alpha: (alpha / 255) * opacity, least: large ? 3 : 4.5 });
  }
}
document.adoptedStyleSheets.push(sheet);
// What lies over a text hides it; nothing of it has to be read.
const seen = texts.filter(({ holder, rect: [left, top, right, bottom] }) => {
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return above && (above.contains(holder) || holder.contains(above));
});
window.wagonsTexts = { sheet, seen };
return seen.length;
