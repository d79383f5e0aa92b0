// The strings of a catalog in a language: searched and filtered here, so that results come as one types.

/** Returns the rows of the server as objects. */
export function rows(answer) {
  return answer.rows.map(([key, source, text, comment, state, isStale]) => ({
    key, source: source ?? key, text, comment, state, isStale, haystack: null, findings: [],
  }));
}

const plain = string => string.toLowerCase().normalize("NFKC");

function haystack(row) {
  row.haystack ??= plain([row.key, row.source, row.text ?? "", row.comment ?? ""].join("\n"));
  return row.haystack;
}

/** Returns the rows that have every word, one of the states, and a finding when one is wanted. */
export function filtered(all, { search, state, finding }) {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return all.filter(row => {
    if (state === "open" ? !isOpen(row) : state === "stale" ? !row.isStale : state && row.state !== state) return false;
    if (finding === "any" ? !row.findings.length : finding && !row.findings.some(found => found.rule === finding)) return false;
    return words.every(word => haystack(row).includes(word));
  });
}

/** Returns whether a string waits for a translator. */
export const isOpen = row => row.state === "missing" || row.state === "new" || row.state === "needs_review";

/** Returns whether a string has no translation. */
export const isUntranslated = row => row.state === "missing" || row.state === "new";
