// Questions and help. A browser's dialog traps the focus and restores it.

import { make } from "./elements.js";
import { text } from "./texts.js";

/** Shows a question until `finish` is called with the answer, or with `left` if it is canceled. */
function show(left, content) {
  return new Promise(done => {
    let answer = left;
    // Each question has its own dialog: its close event must not answer the next one.
    const dialog = make("dialog", { id: "questionDialog", "aria-labelledby": "questionText" });
    dialog.append(...content(value => {
      answer = value;
      dialog.close();
    }));
    dialog.onclose = () => {
      dialog.remove();
      done(answer);
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Asks a question and returns whether the answer is yes. */
export const ask = async (question, yes, no) => await choose(question, no, { yes }) === "yes";

/** Asks a question in one or more paragraphs; returns the name of the chosen answer, or null. */
export const choose = (question, leave, answers) =>
  show(null, finish => [
    make("div", { id: "questionText" }, [question].flat().map(paragraph => make("p", {}, paragraph))),
    make("div", { class: "buttons" },
      make("button", { type: "button", class: "primary", onclick: () => finish(null) }, leave),
      Object.entries(answers).map(([name, answer]) =>
        make("button", { type: "button", "data-answer": name, onclick: () => finish(name) }, answer))),
  ]);

/** Asks for a word, and returns it if `check` accepts it; null if the question is canceled. */
export const askForWord = (question, yes, no, check) =>
  show(null, finish => {
    const input = make("input", {
      type: "text", id: "word", autofocus: true, autocomplete: "off", spellcheck: "false", "aria-describedby": "wordFault",
    });
    const fault = make("p", { id: "wordFault", class: "note error", role: "alert" });
    const submit = () => {
      const word = input.value.trim();
      fault.textContent = check(word) ?? "";
      if (!fault.textContent) finish(word);
    };
    input.addEventListener("keydown", event => {
      if (event.key === "Enter" && !event.isComposing) submit();
    });
    return [
      make("label", { for: "word", id: "questionText" }, question), input, fault,
      make("div", { class: "buttons" },
        make("button", { type: "button", onclick: () => finish(null) }, no),
        make("button", { type: "button", class: "primary", onclick: submit }, yes)),
    ];
  });

/** Shows the keyboard shortcuts. */
export function help() {
  const dialog = document.getElementById("helpDialog");
  const keys = [
    ["j", "page.key.next"], ["k", "page.key.previous"], ["n", "page.key.nextToDo"], ["e", "page.key.edit"], ["a", "page.key.approve"],
    ["Ctrl + Enter", "page.key.saveAndNext"], ["u", "page.key.undo"], ["x", "page.key.select"], ["r", "page.key.replace"], ["1 … 9", "page.key.hint"], ["s", "page.key.suggest"], ["p", "page.key.pictures"], ["/", "page.key.search"], ["Esc", "page.key.leave"], ["?", "page.key.help"],
  ];
  dialog.replaceChildren(
    make("h2", { id: "helpTitle" }, text("page.keys")),
    make("dl", {}, keys.map(([key, meaning]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text(meaning))])),
    make("div", { class: "buttons" }, make("button", { type: "button", class: "primary", onclick: () => dialog.close() }, text("page.close"))));
  dialog.showModal();
}
