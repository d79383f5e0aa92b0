// The strings of a catalog in a language, searched and filtered here for results while typing.

/** Returns the rows of the server as objects. */
export function rows(answer) {
  return answer.rows.map(([key, source, text, comment, state, isStale, sourceForms, forms]) => ({
    key, source: source ?? key, text, comment, state, isStale, sourceForms: sourceForms ?? [], forms: forms ?? [], haystack: null, findings: [],
  }));
}

/** The placeholders of values. */
export const placeholder = /%(?:\d+\$)?(?:#@[^@]+@|arg\b|[-+0#' ]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDuUxXoOfeEgGcCsSpaAF])|\$\{[^}]*\}/g;

/** Returns a text of a language whose placeholders stay intact in right-to-left text. */
export const isolated = (string, language) => language.isRightToLeft ? string.replace(placeholder, "\u2066$&\u2069") : string;

const plain = string => string.toLowerCase().normalize("NFKC");
const wordsOf = search => plain(search).split(/\s+/).filter(Boolean);

function haystack(row) {
  row.haystack ??= plain([row.key, row.source, row.text ?? "", row.comment ?? "", ...row.sourceForms, ...row.forms].join("\n"));
  return row.haystack;
}

/** Returns the rows with every word, one of the states, and, if requested, a finding. */
export function filtered(all, { search, state, finding }) {
  const words = wordsOf(search);
  return all.filter(row => {
    if (state === "open" ? !isOpen(row) : state === "stale" ? !row.isStale : state && row.state !== state) return false;
    if (finding === "any" ? !row.findings.length : finding && !row.findings.some(found => found.rule === finding)) return false;
    return words.every(word => haystack(row).includes(word));
  });
}

/** Returns whether a string needs a translator. */
export const isOpen = row => row.state === "missing" || row.state === "new" || row.state === "needs_review";

/** Returns whether a string has no translation. */
export const isUntranslated = row => row.state === "missing" || row.state === "new";

/** Returns the source and translation for the list: those that match, or the main ones. */
export function shownForms(row, search) {
  const words = wordsOf(search);
  return { source: form(row.source, row.sourceForms, words), text: form(row.text, row.forms, words) };
}

function form(usual, others, words) {
  if (!words.length || !others.length) return usual;
  const hits = string => words.filter(word => plain(string ?? "").includes(word)).length;
  return others.reduce((best, other) => hits(other) > hits(best) ? other : best, usual);
}
