// One text of a string: the source as readers see it, the editable translation, and its preview.

import { make, fill, fillChoice, stateMark, findingMark } from "./elements.js";
import { text, languageName } from "./texts.js";
import { draft, setDraft, removeDraft } from "./drafts.js";

const states = ["translated", "needs_review", "new"];

/** A text, editable if it has a location. */
export class Field {
  constructor(entry, variation) {
    this.entry = entry;
    this.location = variation.location;
    this.path = variation.path;
    this.draftPlace = [entry.catalog, entry.language.tag, entry.key, this.path];
    this.base = { text: variation.text ?? null, state: variation.state ?? null };
    this.build(variation);
    this.write(this.base);
    const kept = draft(...this.draftPlace);
    if (kept && this.location) {
      this.input.value = kept.text;
      this.state.value = kept.state;
      this.stateIsChosen = kept.stateIsChosen;
      this.draftBase = kept.base;
      if (!same(kept.base, this.base)) this.showConflict(this.base);
    }
    this.show(variation);
  }

  build(variation) {
    const { language } = this.entry;
    const id = `field${this.entry.fields.length}`;
    this.input = make("textarea", {
      id, lang: language.htmlTag, dir: language.isRightToLeft ? "rtl" : "auto", rows: 1, spellcheck: "true",
      "aria-describedby": `${id}Source ${id}Notes`, readonly: !this.location,
      oninput: () => this.typed(), onfocus: () => this.entry.focused(this),
    });
    this.state = make("select", { "aria-label": text("page.state"), onchange: () => this.stateTyped() });
    this.vary = make("button", { type: "button", class: "quiet small", hidden: true, "aria-describedby": `${id}Title`, onclick: () => this.entry.varyByPlural(this) }, text("page.varyByPlural"));
    this.title = make("label", { for: id, class: "title", id: `${id}Title` });
    this.sourceText = make("p", { class: "source-text", id: `${id}Source` });
    this.outdated = make("div", { class: "changed-source" });
    this.notes = make("div", { class: "notes", id: `${id}Notes` });
    this.conflict = make("div", { class: "conflict", role: "alert", hidden: true });
    this.renderings = make("div", { class: "renderings" });
    this.element = make("article", { class: `field ${variation.role}` },
      make("header", {}, this.title, this.location && make("span", { class: "state-choice" }, this.vary, this.state)),
      this.sourceText, this.outdated, this.input, this.conflict, this.notes, this.renderings);
  }

  /** The text in the file after saving. */
  get value() {
    return { text: this.input.value, state: this.state.value };
  }

  /** Whether there are changes to save. */
  get isChanged() {
    if (!this.location) return false;
    if (this.base.text === null && this.input.value === "") return false;
    return this.input.value !== (this.base.text ?? "") || this.state.value !== (this.base.state ?? "new");
  }

  /** Whether the text, not only the state, differs from the file. */
  get isTextChanged() {
    return this.input.value !== (this.base.text ?? "");
  }

  /** The version that the change is based on: the one that its author saw. */
  get seen() {
    return this.draftBase ?? this.base;
  }

  /** Sets the field to the file's version. */
  write(version) {
    this.draftBase = null;
    this.stateIsChosen = false;
    this.input.value = version.text ?? "";
    const names = states.includes(version.state ?? "new") ? states : [...states, version.state];
    fillChoice(this.state, names.map(name => [name, stateName(name)]), version.state ?? "new");
    this.fit();
  }

  typed() {
    this.fit();
    // A typed text counts as translated, unless another state is chosen.
    if (!this.stateIsChosen) this.state.value = this.input.value === (this.base.text ?? "") ? this.base.state ?? "new" : "translated";
    this.shareState();
    this.keep();
    this.entry.typed();
  }

  stateTyped() {
    this.stateIsChosen = true;
    this.shareState();
    this.keep();
    this.entry.typed();
  }

  /** Chooses the state of a text that was reviewed. */
  approve() {
    this.state.value = "translated";
    this.stateTyped();
  }

  /** Whether the text is a phrase of a set, whose phrases share one state. */
  get isPhrase() {
    return this.location?.phrase !== undefined;
  }

  shareState() {
    if (!this.isPhrase) return;
    for (const other of this.entry.fields.filter(field => field !== this && field.isPhrase)) {
      Object.assign(other, { stateIsChosen: this.stateIsChosen });
      other.state.value = this.state.value;
      other.keep();
    }
  }

  keep() {
    if (this.isChanged) {
      this.draftBase ??= this.base;
      setDraft(...this.draftPlace, { ...this.value, stateIsChosen: this.stateIsChosen, base: this.draftBase });
    } else {
      this.draftBase = null;
      removeDraft(...this.draftPlace);
    }
  }

  /** Discards the typed text. */
  forget() {
    removeDraft(...this.draftPlace);
    this.draftBase = null;
    this.conflict.hidden = true;
  }

  /** Puts back what the file has in place of what was typed. */
  reset() {
    this.forget();
    this.write(this.base);
  }

  /** Moves the cursor into the input, to the end of its text or where it was. */
  takeCursor(start = this.input.value.length, end = start) {
    this.input.focus();
    this.input.setSelectionRange(start, end);
  }

  /** Replaces the text as if by typing, so that the browser can undo it. */
  type(text) {
    this.input.focus();
    this.input.select();
    if (document.execCommand("insertText", false, text)) return;
    this.input.value = text;
    this.typed();
  }

  /** Makes the input as high as its text. */
  fit() {
    this.input.style.height = "auto";
    if (this.input.scrollHeight) this.input.style.height = `${this.input.scrollHeight + 2}px`;
  }

  /** Applies the file's current version; typed text stays, and both are shown if they conflict. */
  update(variation) {
    const now = { text: variation.text ?? null, state: variation.state ?? null };
    if (!same(now, this.base)) {
      const wasChanged = this.isChanged;
      this.base = now;
      if (!wasChanged || same(now, this.value)) {
        this.forget();
        this.write(now);
        this.element.classList.remove("fresh");
        requestAnimationFrame(() => this.element.classList.add("fresh"));
      } else {
        this.showConflict(now);
      }
    }
    this.show(variation);
  }

  /** Shows another person's text beside the typed one, to choose from. */
  showConflict(found) {
    const { language } = this.entry;
    const take = (keepsMine) => {
      this.conflict.hidden = true;
      this.base = found;
      if (keepsMine) {
        this.draftBase = found;
        this.keep();
      } else {
        this.forget();
        this.write(found);
      }
      this.entry.typed();
      this.input.focus();
    };
    this.base = found;
    this.conflict.replaceChildren(
      make("p", { class: "message" }, text("page.conflict")),
      make("dl", {},
        make("dt", {}, text("page.theirs")),
        make("dd", {}, make("q", { lang: language.htmlTag, dir: "auto" }, found.text ?? text("page.removed")), " ", found.state && make("span", { class: "muted" }, stateName(found.state))),
        make("dt", {}, text("page.mine")),
        make("dd", {}, make("q", { lang: language.htmlTag, dir: "auto" }, this.input.value), " ", make("span", { class: "muted" }, stateName(this.state.value)))),
      make("div", { class: "buttons" },
        make("button", { type: "button", onclick: () => take(false) }, text("page.takeTheirs")),
        make("button", { type: "button", onclick: () => take(true) }, text("page.keepMine"))));
    this.conflict.hidden = false;
  }

  /** Shows everything around the input: names, numbers, findings and the preview. */
  show(variation) {
    this.variation = variation;
    this.element.className = `field ${variation.role}`;
    const names = label(variation);
    this.input.placeholder = !this.isPhrase ? "" : text(variation.role === "addable" ? "page.newPhrase" : "page.emptyPhrase");
    this.vary.hidden = !variation.canVaryByPlural;
    this.state.hidden = variation.role === "addable" && !this.input.value;
    this.title.replaceChildren(
      this.location && variation.role !== "addable" ? stateMark(this.base.text === null && !this.input.value ? "missing" : this.state.value || "new") : "",
      ...(names.length ? names.map(name => make("b", {}, name)) : [make("b", {}, languageName(this.entry.language.htmlTag))]));
    if (variation.numbers.length) {
      this.title.append(make("span", { class: "numbers" }, make("bdi", {}, variation.numbers.join(" · "))));
    }
    const main = variation.renderings.find(rendering => rendering.source !== null && rendering.source !== undefined) ?? variation.renderings[0];
    const source = main?.source;
    // A source without values is already shown above, with its placeholders.
    this.sourceText.hidden = this.entry.isSource || source === null || source === undefined || this.entry.answer.source.texts.some(variation => variation.fileText === source) || source === this.entry.key;
    if (!this.sourceText.hidden) {
      const { source: sourceLanguage } = this.entry;
      this.sourceText.lang = sourceLanguage.htmlTag;
      this.sourceText.dir = "auto";
      this.sourceText.textContent = source;
    }
    this.showOutdated();
    this.showNotes(variation);
    this.showRenderings(variation);
  }

  /** Shows the source text that the translation was made from beside the one that it has now. */
  showOutdated() {
    const found = this.entry.outdated.find(text => text.path === this.path);
    this.outdated.hidden = !found;
    const { source } = this.entry;
    const marked = (name, runs) => make("dd", { lang: source.htmlTag, dir: "auto" }, runs.map(run => run.isMarked ? make(name, {}, run.text) : run.text));
    fill(this.outdated, found ? [
      make("p", { class: "note warning" }, findingMark("warning"), make("span", {}, text("page.outdated"))),
      make("dl", {},
        make("dt", {}, text("page.outdated.earlier")), marked("del", found.earlier),
        make("dt", {}, text("page.outdated.current")), marked("ins", found.current)),
      found.commit && make("p", { class: "muted" }, text("page.outdated.commit", found.commit)),
      found.isOpen && make("div", { class: "buttons" },
        make("button", { type: "button", class: "small", "aria-describedby": this.title.id, onclick: () => this.entry.approve() }, text("page.stillRight"))),
    ] : []);
  }

  showNotes(variation) {
    const notes = variation.findings.map(finding => make("p", { class: `note ${finding.severity}` },
      findingMark(finding.severity), make("span", {}, make("span", { class: "unseen" }, `${text(`page.severity.${finding.severity}`)}: `), finding.message, " ", make("code", {}, finding.rule))));
    if (variation.role === "superfluous") notes.push(make("p", { class: "note info" }, findingMark("info"), text("page.superfluous")));
    if (!this.location) notes.push(make("p", { class: "note info" }, findingMark("info"), text("page.notEditable")));
    fill(this.notes, notes);
  }

  /** Shows the text as readers see it: once in its real width, and in short for other numbers. */
  showRenderings(variation) {
    // Zero is the least informative of all numbers.
    const first = variation.renderings.find(rendering => rendering.number !== "0") ?? variation.renderings[0];
    const others = variation.renderings.filter(rendering => rendering !== first);
    if (!first && variation.role === "addable") return this.renderings.replaceChildren();
    if (!first) {
      this.renderings.replaceChildren(make("p", { class: "muted" }, text("page.nobodySees")));
      return;
    }
    const screen = make("div", { class: "screen" }, make("p", this.readerAttributes(first), runs(first)));
    screen.style.setProperty("--width", this.entry.view.width);
    const isFallback = first.htmlTag !== this.entry.language.htmlTag;
    this.renderings.replaceChildren(
      make("div", { class: "scroller", role: "group", dir: this.readerAttributes(first).dir === "rtl" ? "rtl" : null, "aria-label": text("page.asShown"), tabindex: this.entry.view.width > 390 ? "0" : null }, screen),
      isFallback ? make("p", { class: "fallback" }, text("page.fallback", languageName(first.htmlTag))) : "",
      others.length && !isFallback ? make("ul", { class: "others" }, others.map(rendering => make("li", {},
        make("span", this.readerAttributes(rendering), runs(rendering))))) : "");
  }

  readerAttributes(rendering) {
    const isTurned = rendering.isRightToLeft || this.entry.view.pseudo === "right-to-left";
    return { class: "shown", lang: rendering.htmlTag, dir: isTurned ? "rtl" : "auto" };
  }
}

const runs = rendering => rendering.runs.map(run => run.value === undefined ? run.text
  : make("span", { class: "value", title: run.value ? text("page.argument", run.value) : null }, run.text));

const same = (one, other) => (one.text ?? null) === (other.text ?? null) && (one.state ?? null) === (other.state ?? null);

/** Returns the name of a state; an unknown one is its own name. */
export function stateName(state) {
  return states.includes(state) || state === "missing" || state === "not_needed" ? text(`page.state.${state}`) : state;
}

/** Returns the label that distinguishes a text from the others of its string. */
export function label(variation) {
  const devices = { iphone: "iPhone", ipad: "iPad", ipod: "iPod touch", mac: "Mac", appletv: "Apple TV", applewatch: "Apple Watch", applevision: "Apple Vision" };
  const parts = [];
  if (variation.location?.phrase !== undefined) parts.push(text("page.phrase", variation.location.phrase + 1));
  if (variation.substitution) parts.push(variation.substitution);
  if (variation.device) parts.push(devices[variation.device] ?? (variation.device === "other" ? text("page.otherDevices") : variation.device));
  if (variation.category) parts.push(variation.category);
  if (!parts.length && variation.path) parts.push(variation.path);
  return parts;
}
