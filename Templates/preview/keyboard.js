// The keyboard shortcuts of the page.

export const isTyping = element => element?.matches?.("input:not([type=radio], [type=checkbox]), textarea, select");

/** Handles keys; `actions` are functions by name. */
export function listenToKeys(actions) {
  document.addEventListener("keydown", event => {
    // While a Korean or Japanese word is being composed, keys belong to the input method.
    if (event.isComposing || event.keyCode === 229 || document.querySelector("dialog[open]")) return;
    const name = action(event);
    if (!name) return;
    event.preventDefault();
    actions[name](event);
  });
}

/** Returns the key; a letter of another script is mapped to the same key of a Latin keyboard. */
const letter = ({ key, code }) => key.length === 1 && key > "\x7f" && code.startsWith("Key") ? code.at(-1).toLowerCase() : key;

/** Returns the digit of a key from 1 to 9, whatever the keyboard layout; 0 for another key. */
export function digit({ key, code, shiftKey }) {
  if (/^[1-9]$/.test(key)) return Number(key);
  return /^Digit[1-9]$/.test(code) && !shiftKey ? Number(code.at(-1)) : 0;
}

function action(event) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return "saveAndNext";
  // In a field, the browser undoes what was typed.
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !isTyping(event.target)) return "undo";
  // In a field, a digit without Control is typed.
  if (digit(event) && !event.altKey && !event.metaKey && (isTyping(event.target) ? event.ctrlKey && event.target.localName === "textarea" : true)) return "takeHint";
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
    case "r": return "replace";
    case "s": return "suggest";
    case "p": return "enlarge";
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
