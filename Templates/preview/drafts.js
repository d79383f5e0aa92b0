// What was typed and is not saved: it survives a look at another string, and the page being loaded again.

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
    // A full storage loses nothing that is on the page.
  }
}

/** Returns the draft of a text: what was typed, its state, and what the file had then. */
export const draft = (catalog, language, key, path) => drafts.get(name(catalog, language, key, path));

/** Keeps a draft. */
export function setDraft(catalog, language, key, path, value) {
  drafts.set(name(catalog, language, key, path), value);
  keep();
}

/** Forgets a draft. */
export function removeDraft(catalog, language, key, path) {
  if (drafts.delete(name(catalog, language, key, path))) keep();
}

/** Returns whether a string, or any of a language, has something that is not saved. */
export function hasDraft(...place) {
  const beginning = name(...place).slice(0, -1) + ",";
  for (const found of drafts.keys()) if (found.startsWith(beginning)) return true;
  return false;
}

/** Returns whether anything is not saved. */
export const hasDrafts = () => drafts.size > 0;
