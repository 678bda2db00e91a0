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
  const letters = atob(picture);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
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
    // Most pixels have the same few colors: each is measured once.
    const grounds = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const ground = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
      grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
    }
    const found = [...grounds].map(([packed, pixels]) => {
      const ground = [packed >> 16, (packed >> 8) & 255, packed & 255];
      const ink = color.map((value, channel) => value * alpha + ground[channel] * (1 - alpha));
      return { value: contrast(luminance(ink), luminance(ground)), pixels };
    });
    found.sort((one, other) => one.value - other.value);
    // A hairline or a corner in a tenth of the box hides no letter.
    let hidden = Math.floor(data.length / 40);
    const worst = found.find(({ pixels }) => (hidden -= pixels) < 0).value;
    if (worst < least - 0.05) faint.push(`“${words}” has a contrast of ${worst.toFixed(2)}, not ${least}`);
  }
  return [...new Set(faint)];
};
measure().then(answer, (error) => answer([`not measured: ${error}`]));
