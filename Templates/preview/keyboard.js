// The keyboard shortcuts of the page.

const isTyping = element => element?.matches?.("input:not([type=radio], [type=checkbox]), textarea, select");

/** Handles keys; `actions` are functions by name. */
export function listenToKeys(actions) {
  document.addEventListener("keydown", event => {
    // While a Korean or Japanese word is being composed, keys belong to the input method.
    if (event.isComposing || event.keyCode === 229 || document.querySelector("dialog[open]")) return;
    const name = action(event);
    if (!name) return;
    event.preventDefault();
    actions[name]();
  });
}

/** Returns the key; a letter of another script is mapped to the same key of a Latin keyboard. */
const letter = ({ key, code }) => key.length === 1 && key > "\x7f" && code.startsWith("Key") ? code.at(-1).toLowerCase() : key;

function action(event) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return "saveAndNext";
  // In a field, the browser undoes what was typed.
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !isTyping(event.target)) return "undo";
  const inList = event.target?.id === "rows";
  if (event.key === "a" && (event.ctrlKey || event.metaKey) && inList) return "selectAll";
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Escape") return "leave";
  if (event.target?.id === "search") {
    switch (event.key) {
      case "ArrowDown": return "next";
      case "ArrowUp": return "previous";
      case "Enter": return "editHit";
      default: return null;
    }
  }
  if (isTyping(event.target)) return null;
  if (event.shiftKey && inList && event.key === "ArrowDown") return "selectNext";
  if (event.shiftKey && inList && event.key === "ArrowUp") return "selectPrevious";
  switch (letter(event)) {
    case "j": return "next";
    case "k": return "previous";
    case "n": return "nextToDo";
    case "a": return "approve";
    case "u": return "undo";
    case "x": return "select";
    case "e": return "edit";
    case "/": return "search";
    case "?": return "help";
    case "ArrowDown": return inList ? "next" : null;
    case "ArrowUp": return inList ? "previous" : null;
    case "PageDown": return inList ? "pageDown" : null;
    case "PageUp": return inList ? "pageUp" : null;
    case "Home": return inList ? "first" : null;
    case "End": return inList ? "last" : null;
    case "Enter": return inList ? "edit" : null;
    default: return null;
  }
}
