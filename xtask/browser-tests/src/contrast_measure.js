// Compares each text with the pixels of a picture in which it was hidden, and shows the letters again.
const [picture, answer] = arguments;
const { sheet, seen } = window.wagonsTexts;
document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
const luminance = (color) => {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const measure = async () => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / innerWidth;
  const faint = [];
  for (const { words, rect, color, alpha, least } of seen) {
    // The letters stand in the middle of their box; its corners may lie outside of a round badge.
    const [width, height] = [rect[2] - rect[0], rect[3] - rect[1]];
    const inner = [rect[0] + width / 10, rect[1] + height / 4, rect[2] - width / 10, rect[3] - height / 4];
    const [left, top] = inner.slice(0, 2).map((edge) => Math.floor(edge * scale));
    const [right, bottom] = inner.slice(2).map((edge, side) => Math.max(Math.ceil(edge * scale), [left, top][side] + 1));
    const { data } = canvas.getImageData(left, top, right - left, bottom - top);
    const found = [];
    for (let at = 0; at < data.length; at += 4) {
      const ground = [data[at], data[at + 1], data[at + 2]];
      const ink = color.map((value, channel) => value * alpha + ground[channel] * (1 - alpha));
      found.push(contrast(luminance(ink), luminance(ground)));
    }
    // A hairline or a corner in a tenth of the box hides no letter.
    const worst = found.toSorted((one, other) => one - other)[Math.floor(found.length / 10)];
    if (worst < least - 0.05) faint.push(`“${words}” has a contrast of ${worst.toFixed(2)}, not ${least}`);
  }
  return [...new Set(faint)];
};
measure().then(answer, (error) => answer([`not measured: ${error}`]));
