// Finds text and marks with too little contrast, controls without a name, and what is too small to be hit (WCAG 2.2 AA).
(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parse = colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: a / 255 };
  };
  const over = (top, below) => ({
    r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a),
    b: top.b * top.a + below.b * (1 - top.a), a: 1 });
  const luminance = c => {
    const [r, g, b] = [c.r, c.g, c.b].map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const background = element => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) layers.push(parse(getComputedStyle(e).backgroundColor));
    return layers.reverse().reduce((below, top) => over(top, below), { r: 255, g: 255, b: 255, a: 1 });
  };
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
    const colours = element.matches("svg") ? [style.color] : element.matches(".progress > span") ? [style.backgroundColor] : element.matches("input, textarea, select") ? [style.borderTopColor] : [];
    for (const colour of colours) {
      const found = ratio(over(parse(colour), around), around);
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
})()
