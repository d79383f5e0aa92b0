// The languages whose translations are shown beside the source text, as their reader chose them.

const storageKey = "catalog-preview-references";

/** Returns the chosen languages, by tag. */
export function references() {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

/** Chooses a language, or no longer. */
export function setReference(tag, isChosen) {
  const others = references().filter(other => other !== tag);
  localStorage.setItem(storageKey, JSON.stringify(isChosen ? [...others, tag] : others));
}
