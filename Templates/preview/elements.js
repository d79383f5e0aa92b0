// Creates elements. Text stays text: nothing in this page turns a string into markup.

import { text } from "./texts.js";

/** Returns an element with attributes, properties (leading dot), listeners (on…) and children. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key.startsWith(".")) element[key.slice(1)] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/** Sets the children of an element, unless they are unchanged, so that the focus in it stays. */
export function fill(element, children) {
  const made = make("div", {}, children);
  if (element.innerHTML !== made.innerHTML) element.replaceChildren(...made.childNodes);
}

/** Sets the options of a select, each with a value and a name, and keeps the selection. */
export function fillChoice(select, options, chosen) {
  select.replaceChildren(...options.map(([value, name, language]) => make("option", { ".value": value, lang: language }, name)));
  select.value = chosen;
}

/** Returns a message in which a line may break after each component of a path. */
export const breakable = message => message.split(/(?<=[^\s/]\/)/).flatMap(part => [part, make("wbr")]);

/** Returns an icon of the page, hidden from screen readers. */
export function mark(name, ...paths) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  for (const [key, value] of Object.entries({ class: `mark ${name}`, viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  for (const path of paths) {
    const shape = document.createElementNS(space, "path");
    shape.setAttribute("d", path);
    svg.append(shape);
  }
  return svg;
}

// Every state has its own shape, so that no one has to distinguish colors.
const circle = "M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z";
const shapes = {
  translated: [circle, "M5.4 8.2l1.9 1.9l3.4-4"],
  needs_review: [circle, "M8 2.5a5.5 5.5 0 0 1 0 11z"],
  new: [circle],
  missing: ["M4 8h8"],
  outdated: [circle, "M8 4.8v3.4l2.2 1.4"],
  not_needed: ["M4.5 4.5l7 7M11.5 4.5l-7 7"],
};

/** Returns the icon of a state. */
export const stateMark = state => mark(`state ${state}`, ...(shapes[state] ?? shapes.new));

/** Returns the icon of a string that is selected. */
export const selectionMark = () => mark("chosen", "M3 3h10v10h-10z", "M5.2 8.2l2 2l3.8-4.4");

/** Returns the mark of an unsaved change. */
export const draftMark = () => make("span", { class: "draft", title: text("page.unsaved") }, make("span", { class: "unseen" }, text("page.unsaved")));

/** Returns the icon of a finding. */
export const findingMark = severity => mark(`finding ${severity}`, "M8 2.2l6.2 11.3h-12.4z", "M8 6.4v3.4M8 11.6v.4");
