// Questions and help. A dialog of the browser keeps the focus inside and gives it back.

import { make } from "./elements.js";
import { text } from "./texts.js";

/** Asks a question and returns whether the answer is yes. */
export function ask(question, yes, no) {
  const dialog = document.getElementById("questionDialog");
  return new Promise(done => {
    const answer = value => {
      dialog.onclose = null;
      dialog.close();
      done(value);
    };
    dialog.replaceChildren(
      make("p", { id: "questionText" }, question),
      make("div", { class: "buttons" },
        make("button", { type: "button", class: "primary", onclick: () => answer(false) }, no),
        make("button", { type: "button", onclick: () => answer(true) }, yes)));
    dialog.onclose = () => done(false);
    dialog.showModal();
  });
}

/** Shows what the keys do. */
export function help() {
  const dialog = document.getElementById("helpDialog");
  const keys = [
    ["j", "page.key.next"], ["k", "page.key.previous"], ["n", "page.key.nextUntranslated"], ["e", "page.key.edit"],
    ["Ctrl + Enter", "page.key.saveAndNext"], ["/", "page.key.search"], ["Esc", "page.key.leave"], ["?", "page.key.help"],
  ];
  dialog.replaceChildren(
    make("h2", { id: "helpTitle" }, text("page.keys")),
    make("dl", {}, keys.map(([key, meaning]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text(meaning))])),
    make("div", { class: "buttons" }, make("button", { type: "button", class: "primary", onclick: () => dialog.close() }, text("page.close"))));
  dialog.showModal();
}
