// Unsaved texts, which survive switching to another string and reloading the page.

const storageKey = "catalog-preview-drafts";
const drafts = new Map(read());

function read() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

const name = (...parts) => JSON.stringify(parts);

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...drafts]));
  } catch {
    // If the storage is full, nothing on the page is lost.
  }
}

/** Returns the draft of a text: the typed text, its state, and the file's version at that time. */
export const draft = (catalog, language, key, path) => drafts.get(name(catalog, language, key, path));

/** Keeps a draft. */
export function setDraft(catalog, language, key, path, value) {
  drafts.set(name(catalog, language, key, path), value);
  keep();
}

/** Discards a draft. */
export function removeDraft(catalog, language, key, path) {
  if (drafts.delete(name(catalog, language, key, path))) keep();
}

/** Returns whether a string, or any of a language, has unsaved changes. */
export function hasDraft(...path) {
  const beginning = name(...path).slice(0, -1) + ",";
  for (const found of drafts.keys()) if (found.startsWith(beginning)) return true;
  return false;
}

/** Returns whether there are unsaved changes. */
export const hasDrafts = () => drafts.size > 0;
