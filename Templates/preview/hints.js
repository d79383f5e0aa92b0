// What is known about the text that is being edited: translations of the same and of similar source
// texts, terms of the glossary, and what a command of the user suggests.

import { make, fill, findingMark } from "./elements.js";
import { text } from "./texts.js";
import { isolated } from "./strings.js";
import * as server from "./server.js";

/** The hints below one field of a string; a digit takes over the one with its number. */
export class Hints {
  constructor(entry) {
    this.entry = entry;
    this.element = make("section", { class: "hints", hidden: true });
    this.forget();
  }

  /** The terms of the glossary that the source text has. */
  get terms() {
    return this.answer?.terms ?? [];
  }

  /** Forgets everything, as another string is shown. */
  forget() {
    this.answer = null;
    this.suggestions = new Map();
    this.isWaiting = false;
    this.controller?.abort();
  }

  /** Moves the hints below a field, and shows those of its text. */
  attach(field) {
    if (!field) return;
    this.field = field;
    if (this.element.parentElement !== field.element) field.element.append(this.element);
    this.draw();
  }

  /** Loads the hints of all texts of the string. */
  async load() {
    const { entry } = this;
    const { catalog, key, language, fields } = entry;
    this.element.setAttribute("aria-label", text("page.hints"));
    const editable = fields.filter(field => field.location);
    this.attach(editable.find(field => field.input === document.activeElement) ?? (editable.includes(this.field) ? this.field : undefined)
      ?? editable.find(field => !field.input.value && field.variation.role !== "addable") ?? editable[0]);
    if (entry.isSource || !editable.length) return;
    this.controller?.abort();
    const controller = this.controller = new AbortController();
    try {
      const answer = await server.hints(catalog, { key, language: language.tag, locations: editable.map(field => field.location) }, controller.signal);
      if (!this.isAbout(catalog, key, language)) return;
      const hadTerms = JSON.stringify(this.terms);
      this.answer = { ...answer, paths: editable.map(field => field.path) };
      if (JSON.stringify(this.terms) !== hadTerms) entry.showAround(entry.answer);
      this.draw();
      this.suggestAlone();
    } catch (error) {
      if (error.name !== "AbortError" && !(error instanceof server.ServerError && error.status === 404)) entry.page.fail(error);
    }
  }

  isAbout(catalog, key, language) {
    return this.entry.catalog === catalog && this.entry.key === key && this.entry.language.tag === language.tag;
  }

  /** Asks the command by itself about an open text; after a failure only a person asks again. */
  suggestAlone() {
    if (this.answer?.hasSuggestions && !Hints.hasFailed && this.field?.location && !this.field.input.value && !this.suggestions.has(this.field.path)) this.suggest();
  }

  /** Asks the command for a suggestion for the current text. */
  async suggest() {
    const { field, entry } = this;
    const { catalog, key, language } = entry;
    if (!this.answer?.hasSuggestions || !field?.location || this.isWaiting) return;
    this.isWaiting = true;
    this.suggestions.delete(field.path);
    this.draw();
    let answer;
    try {
      answer = await server.suggestion(catalog, { key, language: language.tag, location: field.location });
    } catch (error) {
      answer = { problem: text(error.status === 0 ? "page.error.gone" : "page.error.unknown") };
    }
    Hints.hasFailed = Boolean(answer.problem);
    if (!this.isAbout(catalog, key, language)) return;
    this.isWaiting = false;
    this.suggestions.set(field.path, answer);
    this.draw();
  }

  /** What can be taken over, in the order of its numbers. */
  get items() {
    const index = this.answer?.paths.indexOf(this.field?.path) ?? -1;
    const matches = (this.answer?.texts[index] ?? []).map(match => ({ text: match.text, match, take: () => this.field.type(match.text) }));
    const terms = this.terms.slice(0, 4).map(term => ({ text: term.translations[0], term, take: () => this.insert(term.translations[0]) }));
    const suggestion = this.suggestions.get(this.field?.path);
    return [...matches, ...terms, ...suggestion?.text ? [{ text: suggestion.text, suggestion, take: () => this.field.type(suggestion.text) }] : []];
  }

  /** Takes over the hint with a number, from 1. */
  take(number) {
    this.items[number - 1]?.take();
  }

  /** Inserts a term where the cursor is, or was last. */
  insert(term) {
    const { input } = this.field;
    input.focus();
    if (document.execCommand("insertText", false, term)) return;
    input.setRangeText(term, input.selectionStart, input.selectionEnd, "end");
    this.field.typed();
  }

  draw() {
    if (!this.field) return;
    const items = this.items.map((item, index) => this.item(item, index + 1));
    const suggestion = this.suggestions.get(this.field.path);
    const canSuggest = Boolean(this.answer?.hasSuggestions);
    fill(this.element, [
      items.length > 0 && make("ol", {}, items),
      this.answer?.problem && make("p", { class: "note warning" }, findingMark("warning"), make("span", {}, this.answer.problem)),
      make("div", { role: "status" }, this.isWaiting && make("p", { class: "muted" }, text("page.suggest.waiting")),
        suggestion?.problem && make("p", { class: "note warning" }, findingMark("warning"), make("span", {}, suggestion.problem))),
      canSuggest && !this.isWaiting && make("div", { class: "buttons" }, make("button", { type: "button", class: "quiet small", "data-suggest": "", "aria-keyshortcuts": "s" }, text("page.suggest"))),
    ]);
    // The buttons stay the same elements while nothing changes, so they are found when clicked.
    this.element.onclick = event => {
      const button = event.target.closest("button");
      if (button?.dataset.number) this.take(Number(button.dataset.number));
      else if (button) this.suggest();
    };
    this.element.hidden = !items.length && !canSuggest && !this.answer?.problem;
  }

  item({ text: known, match, term, suggestion }, number) {
    const { language } = this.entry;
    return make("li", {},
      make("button", { type: "button", class: "known", "data-number": number, "aria-keyshortcuts": `Control+${number}`, title: text(term ? "page.hints.insert" : "page.hints.take") },
        make("kbd", { "aria-hidden": "true" }, String(number)), make("span", { class: "known-text", lang: language.htmlTag, dir: language.isRightToLeft ? "rtl" : "auto" }, isolated(known, language))),
      match ? this.origin(match) : term ? make("p", { class: "muted" }, text("page.hints.term"), " · ", make("bdi", { lang: this.entry.source.htmlTag }, term.source), term.translations.length > 1 && [" · ", make("bdi", { lang: language.htmlTag }, term.translations.slice(1).join(" · "))])
        : this.verdict(suggestion));
  }

  /** Where a translation is from, and how its source text differs from this one. */
  origin(match) {
    const runs = (name, parts) => make("dd", { lang: this.entry.source.htmlTag, dir: "auto" }, parts.map(run => run.isMarked ? make(name, {}, run.text) : run.text));
    const kind = match.similarity === 100 ? text("page.hints.same")
      : text("page.hints.similar", (match.similarity / 100).toLocaleString(document.documentElement.lang, { style: "percent" }));
    const place = [match.file, match.key].filter(Boolean);
    return [
      make("p", { class: "muted" }, kind, match.count > 1 && ` · ×${match.count}`, !match.isReviewed && ` · ${text("page.state.needs_review")}`,
        place.map((part, index) => [" · ", make("bdi", index ? { class: "known-key" } : {}, part)])),
      match.there.length > 0 && make("dl", {},
        make("dt", {}, text("page.hints.there")), runs("del", match.there),
        match.here.some(run => run.isMarked) && [make("dt", {}, text("page.hints.here")), runs("ins", match.here)]),
    ];
  }

  /** What the same checks as for all edits say about a suggestion. */
  verdict({ refusal }) {
    return [
      make("p", { class: "muted" }, text("page.suggest.title")),
      refusal && make("p", { class: "note warning" }, findingMark("warning"), make("span", {}, refusal.message)),
      refusal?.findings.map(finding => make("p", { class: `note ${finding.severity}` }, findingMark(finding.severity),
        make("span", {}, make("span", { class: "unseen" }, `${text(`page.severity.${finding.severity}`)}: `), finding.message, " ", make("code", {}, finding.rule)))),
    ];
  }
}

/** After a failure, the command is asked only by a person. */
Hints.hasFailed = false;

/** Returns a pattern that finds terms in a source text, as the linter does; null without any. */
export function termPattern(terms) {
  const patterns = terms.map(({ source }) => source.match(/[\p{L}\p{N}]+/gu)?.map(word => word.normalize()).join("[^\\p{L}\\p{N}]+")).filter(Boolean);
  if (!patterns.length) return null;
  patterns.sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** Returns a text with terms marked, each with its translations. */
export function markedTerms(string, terms) {
  const pattern = termPattern(terms);
  if (!pattern) return [string];
  const parts = [];
  let end = 0;
  const plain = word => word.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");
  for (const found of string.matchAll(pattern)) {
    const term = terms.find(({ source }) => plain(source) === plain(found[0]));
    if (!term) continue;
    parts.push(string.slice(end, found.index), make("span", { class: "term", title: term.translations.join(" · ") }, found[0]));
    end = found.index + found[0].length;
  }
  return [...parts, string.slice(end)];
}
