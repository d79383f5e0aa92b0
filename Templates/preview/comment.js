// The comment about a string, which a person may change where no program writes it.

import { make } from "./elements.js";
import { text } from "./texts.js";

/** Whether a person keeps the comment of a string. */
export const isEditable = answer => answer.extractionState === "manual";

/** The button that changes the comment of a string, or adds one; `change` gets the new text. */
export function commentButton(answer, change) {
  return make("button", { type: "button", class: "quiet small edit-comment", onclick: async () => {
    const typed = await askForComment(answer.comment ?? "");
    if (typed !== null && typed !== (answer.comment ?? "")) change(typed);
  } }, text(answer.comment ? "page.comment.edit" : "page.comment.add"));
}

/** Asks for a comment; null if the question is canceled. */
function askForComment(comment) {
  return new Promise(done => {
    let answer = null;
    const input = make("textarea", { id: "commentText", rows: 4, dir: "auto", autofocus: true, ".value": comment, onkeydown: event => {
      if (event.key !== "Enter" || !event.ctrlKey && !event.metaKey || event.isComposing) return;
      // The page would save the string, as the dialog is closed when the key gets there.
      event.stopPropagation();
      save();
    } });
    const save = () => {
      answer = input.value.trim();
      dialog.close();
    };
    const dialog = make("dialog", { id: "commentDialog", "aria-labelledby": "commentTitle" },
      make("label", { for: "commentText", id: "commentTitle" }, text("page.comment.question")), input,
      make("div", { class: "buttons" },
        make("button", { type: "button", onclick: () => dialog.close() }, text("page.cancel")),
        make("button", { type: "button", class: "primary", onclick: save }, text("page.save"))));
    dialog.onclose = () => {
      dialog.remove();
      done(answer);
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}
