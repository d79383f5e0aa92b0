// The strings of a catalog in a language, searched and filtered here for results while typing.

/** Returns the rows of the server as objects. */
export function rows(answer) {
  return answer.rows.map(([key, source, text, comment, state, isStale, sourceForms, forms]) => ({
    key, source: source ?? key, text, comment, state, isStale, sourceForms: sourceForms ?? [], forms: forms ?? [], haystack: null, findings: [], outdated: [],
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
    if (state && !hasState(row, state)) return false;
    if (finding === "any" ? !row.findings.length : finding && !row.findings.some(found => found.rule === finding)) return false;
    return words.every(word => haystack(row).includes(word));
  });
}

function hasState(row, state) {
  switch (state) {
    case "open": return isOpen(row);
    case "outdated": return row.outdated.length > 0;
    case "stale": return row.isStale;
    default: return row.state === state;
  }
}

/** Returns whether a string needs a translator. */
export const isOpen = row => ["missing", "new", "needs_review", "outdated"].includes(shownState(row));

/** Returns the state for the list: a translation of another source text waits for a translator. */
export const shownState = row => row.state === "translated" && row.outdated.some(text => text.isOpen) ? "outdated" : row.state;

/** Returns the source and translation for the list: those that match, or the main ones. */
export function shownForms(row, search) {
  const words = wordsOf(search);
  return { source: form(row.source, row.sourceForms, words), text: form(row.text, row.forms, words) };
}

/** Returns where a search was found in a string: in the key, comment, source or translation. */
export function places(row, search) {
  const words = wordsOf(search);
  const isHit = texts => texts.some(text => words.some(word => plain(text ?? "").includes(word)));
  return {
    key: row.key !== row.source && isHit([row.key]), comment: isHit([row.comment]),
    source: isHit([row.source, ...row.sourceForms]), translation: isHit([row.text, ...row.forms]),
  };
}

let segmenter;

/** Returns a text in runs, each with whether a word of a search is in it; `limit` characters from
    near the first word on. */
export function searched(string, search, limit) {
  const words = wordsOf(search);
  if (!words.length) return [{ text: string.slice(0, limit), isHit: false }];
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  const parts = [...segmenter.segment(string)].map(({ segment }) => ({ text: segment, plain: plain(segment), isHit: false }));
  const whole = parts.map(part => part.plain).join("");
  const ends = parts.map((end => part => end += part.plain.length)(0));
  for (const word of words) {
    for (let start = whole.indexOf(word); start >= 0; start = whole.indexOf(word, start + 1)) {
      for (let part = ends.findIndex(end => end > start); part < parts.length && ends[part] - parts[part].plain.length < start + word.length; part += 1) parts[part].isHit = true;
    }
  }
  const first = parts.findIndex(part => part.isHit);
  const start = first > 24 ? first - 8 : 0;
  const runs = start ? [{ text: "…", isHit: false }] : [];
  for (const { text, isHit } of parts.slice(start, start + limit)) {
    if (runs.at(-1)?.isHit === isHit) runs.at(-1).text += text;
    else runs.push({ text, isHit });
  }
  return runs;
}

function form(usual, others, words) {
  if (!words.length || !others.length) return usual;
  const hits = string => words.filter(word => plain(string ?? "").includes(word)).length;
  return others.reduce((best, other) => hits(other) > hits(best) ? other : best, usual);
}
