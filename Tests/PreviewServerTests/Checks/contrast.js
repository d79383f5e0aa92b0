// Finds text and marks with too little contrast, controls without a name, and targets that are too
// small (WCAG 2.2 AA). It is inserted into a function, after the code that computes colors.
const isSeen = element => element.checkVisibility({ opacityProperty: true }) && !element.closest(".unseen, noscript, option") && element.getBoundingClientRect().width > 1;
const faults = [];
let checked = 0;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, element = node.parentElement;
  if (!node.data.trim() || !isSeen(element) || element.closest(":disabled")) continue;
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize), bold = parseInt(style.fontWeight) >= 700;
  const needed = size >= 24 || bold && size >= 18.66 ? 3 : 4.5;
  const below = background(element), found = ratio(over(parse(style.color), below), below);
  checked += 1;
  if (found < needed) faults.push(`contrast ${found.toFixed(2)} of text: ${node.data.trim().slice(0, 30)}`);
}
for (const element of document.querySelectorAll("svg.mark, .progress > span, input, textarea, select, button")) {
  if (!isSeen(element) || element.closest(":disabled")) continue;
  const style = getComputedStyle(element);
  const around = background(element.parentElement);
  const colors = element.matches("svg") ? [style.color] : element.matches(".progress > span") ? [style.backgroundColor] : element.matches("input, textarea, select") ? [style.borderTopColor] : [];
  for (const color of colors) {
    const found = ratio(over(parse(color), around), around);
    checked += 1;
    if (found < 3) faults.push(`contrast ${found.toFixed(2)} of ${element.tagName} ${element.getAttribute("class") ?? element.id}`);
  }
}
for (const element of document.querySelectorAll("input, textarea, select, button, [role=listbox]")) {
  if (!element.checkVisibility()) continue;
  const name = element.getAttribute("aria-label") || [...element.labels ?? []].map(label => label.textContent).join("") || element.textContent;
  if (!name.trim()) faults.push(`no name: ${element.outerHTML.slice(0, 80)}`);
  const box = element.getBoundingClientRect();
  if (element.matches("button, select") && (box.height < 24 || box.width < 24)) faults.push(`too small, ${box.width} by ${box.height}: ${name.slice(0, 30)}`);
}
const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
if (new Set(ids).size < ids.length) faults.push("an id is there twice");
for (const element of document.querySelectorAll("[aria-describedby], [aria-labelledby], [aria-activedescendant]")) {
  for (const name of ["aria-describedby", "aria-labelledby", "aria-activedescendant"]) {
    for (const id of (element.getAttribute(name) ?? "").split(" ").filter(Boolean)) {
      if (!document.getElementById(id) && element.checkVisibility()) faults.push(`${name} leads nowhere: ${id}`);
    }
  }
}
return { faults: [...new Set(faults)], checked };
