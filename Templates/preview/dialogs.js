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

/** Asks for a word, and returns it when `check` finds nothing wrong; null when nothing is to be done. */
export function askForWord(question, yes, no, check) {
  const dialog = document.getElementById("questionDialog");
  return new Promise(done => {
    const input = make("input", { type: "text", id: "word", autocomplete: "off", spellcheck: "false", "aria-describedby": "wordFault" });
    const fault = make("p", { id: "wordFault", class: "note error", role: "alert" });
    const finish = value => {
      dialog.onclose = null;
      dialog.close();
      done(value);
    };
    const submit = () => {
      const word = input.value.trim();
      fault.textContent = check(word) ?? "";
      if (!fault.textContent) finish(word);
    };
    input.addEventListener("keydown", event => {
      if (event.key === "Enter" && !event.isComposing) submit();
    });
    dialog.replaceChildren(
      make("label", { for: "word", id: "questionText" }, question), input, fault,
      make("div", { class: "buttons" },
        make("button", { type: "button", onclick: () => finish(null) }, no),
        make("button", { type: "button", class: "primary", onclick: submit }, yes)));
    dialog.onclose = () => done(null);
    dialog.showModal();
    input.focus();
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
