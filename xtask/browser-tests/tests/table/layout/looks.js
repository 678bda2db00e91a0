// What is wrong with the table as it is shown: texts too small to read, icons hidden by other cards, scoring cards, towns
// and buttons that something lies over. Nothing is wrong when the list is empty.
const least = 12;
const wrong = [];
const shown = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const at = (x, y) => document.elementFromPoint(x, y);

const walker = document.createTreeWalker(document.querySelector("main.table"), NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const words = walker.currentNode.data.trim();
  const holder = walker.currentNode.parentElement;
  if (!words || !shown(holder) || holder.closest("script, style, option")) continue;
  const box = holder.getBoundingClientRect();
  const forTheEar = (thing) => thing && (getComputedStyle(thing).clipPath !== "none" || forTheEar(thing.parentElement));
  if (box.width <= 1 || box.height <= 1 || forTheEar(holder)) continue;
  const size = parseFloat(getComputedStyle(holder).fontSize);
  const drawn = holder.closest("svg") ? size * holder.getScreenCTM().a : size;
  if (drawn < least - 0.05) wrong.push(`“${words}” is ${drawn.toFixed(1)} px high`);
}

for (const card of document.querySelectorAll(".on-stage .ring .card")) {
  if (!shown(card)) continue;
  const box = card.getBoundingClientRect();
  // The medallions: their middles, and points near their rims.
  for (const [x, y] of [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]]) {
    for (const [dx, dy] of [[0, 0], [-0.13, 0], [0.13, 0], [0, -0.13], [0, 0.13]]) {
      const top = at(box.left + (x + dx) * box.width, box.top + (y + dy) * box.height);
      if (top?.closest(".card") !== card) wrong.push(`an icon of ${card.dataset.card} is hidden by ${top?.className}`);
    }
  }
}

for (const goal of document.querySelectorAll(".goal")) {
  if (!shown(goal)) continue;
  const box = goal.getBoundingClientRect();
  const top = at((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (!goal.contains(top)) wrong.push(`${top?.outerHTML.slice(0, 80)} lies over a scoring card`);
}

for (const town of document.querySelectorAll(".on-stage .town svg")) {
  const box = town.getBoundingClientRect();
  if (Math.min(box.width, box.height) < 110) wrong.push(`a town on stage has ${box.width} × ${box.height} px`);
  for (const x of [0.02, 0.25, 0.5, 0.75, 0.98]) {
    for (const y of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      const top = at(box.left + x * box.width, box.top + y * box.height);
      if (!town.parentElement.contains(top)) wrong.push(`${top?.outerHTML.slice(0, 80)} lies over a town at ${x}, ${y}`);
    }
  }
}

const atTheEnd = document.querySelector("main.table").dataset.stage === "towns";
for (const part of document.querySelectorAll(".part.mine, .part.theirs")) {
  if (!shown(part) || (part.classList.contains("on-stage") && !atTheEnd)) continue;
  if (!shown(part.querySelector(".whose"))) wrong.push(`nothing says whose town ${part.className} is`);
}

const button = [...document.querySelectorAll(".main")].find(shown);
const box = button?.getBoundingClientRect();
if (!box) wrong.push("there is no main button");
else if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) wrong.push("the main button is out of view");
else if (!button.contains(at((box.left + box.right) / 2, (box.top + box.bottom) / 2))) wrong.push("the main button is covered");
if (box && Math.min(box.width, box.height) < 39) wrong.push(`the main button has ${box.width} × ${box.height} px`);
return [...new Set(wrong)];
