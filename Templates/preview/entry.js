// A string with everything a translator needs: source, translation, numbers, devices, findings,
// neighbors.

import { make, fill, fillChoice, findingMark, stateMark } from "./elements.js";
import { text, language as pageLanguage, languageName } from "./texts.js";
import { Field, label } from "./field.js";
import { ask, choose } from "./dialogs.js";
import { isolated, placeholder } from "./strings.js";
import { references, setReference } from "./references.js";
import { Hints, markedTerms } from "./hints.js";
import { isEditable, commentButton } from "./comment.js";
import { historyPanel } from "./history.js";
import { Pictures } from "./pictures.js";
import * as server from "./server.js";
import * as saves from "./saves.js";

const widths = [320, 375, 390, 768];
const pause = 60;

/** The visible string. */
export class Entry {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.fields = [];
    this.view = { width: 375, pseudo: "", length: "usual", device: "", choosesReferences: false };
    this.values = new Map();
    this.hints = new Hints(this);
    this.pictures = new Pictures(page);
    // The numbers with which the server undoes removals.
    this.removals = new Map();
    // A text needs more lines in a narrow window.
    new ResizeObserver(() => {
      for (const field of this.fields) field.fit();
    }).observe(element);
  }

  /** Whether it has unsaved changes. */
  get isChanged() {
    return this.fields.some(field => field.isChanged);
  }

  /** Whether the file has a text of the string in the language. */
  get hasText() {
    return this.fields.some(field => field.base.text !== null);
  }

  /** The texts whose source texts have changed since they were translated. */
  get outdated() {
    return this.page.row(this.key)?.outdated ?? [];
  }

  /** The fields whose texts a reviewer may approve. */
  get reviewable() {
    return this.fields.filter(field => field.location && field.input.value && field.state.value === "needs_review");
  }

  /** Whether there is something to approve. */
  get canApprove() {
    return !this.isChanged && (this.reviewable.length > 0 || this.outdated.some(text => text.isOpen));
  }

  /** Whether there is a translation that the page may remove. */
  get canRemove() {
    return !this.isSource && this.hasText && this.fields.every(field => field.location);
  }

  /** Shows a string in a language; returns after it, or one requested later, is shown. */
  show(catalog, language, source, key) {
    this.wanted = { catalog, language, source, key, pageLanguage: pageLanguage() };
    return this.reload();
  }

  reload() {
    this.loading = this.load(this.wanted);
    return this.loading;
  }

  async load(wanted) {
    this.controller?.abort();
    this.controller = new AbortController();
    let answer;
    try {
      answer = await server.preview(wanted.catalog, this.question(wanted), this.controller.signal);
    } catch (error) {
      if (error.name === "AbortError") return this.loading;
      return this.page.fail(error);
    }
    const isShown = this.shows(wanted);
    if (!isShown) {
      this.values.clear();
      this.hints.forget();
      this.pictures.forget();
    }
    // The fields belong to their string until they are replaced.
    Object.assign(this, wanted, { isSource: wanted.language.tag === wanted.source.tag });
    if (isShown && this.isLike(answer)) this.update(answer);
    else this.build(answer, isShown);
  }

  /** Whether the fields belong to a string. */
  shows({ catalog, language, key, pageLanguage }) {
    return this.catalog === catalog && this.language?.tag === language.tag && this.key === key && this.pageLanguage === pageLanguage;
  }

  /** The request for a preview of the string with the typed texts. */
  question(wanted) {
    const isShown = this.shows(wanted);
    return {
      key: wanted.key, language: wanted.language.tag, device: this.view.device || null, length: this.view.length, pseudo: this.view.pseudo || null,
      values: isShown ? [...this.values].map(([name, value]) => ({ name, text: value })) : [],
      references: references().filter(tag => tag !== wanted.language.tag && tag !== wanted.source.tag),
      drafts: isShown ? this.fields.filter(field => field.isChanged).map(field => ({ location: field.location, ...field.value })) : [],
    };
  }

  isLike(answer) {
    const paths = answer.language.texts.map(variation => variation.path);
    return paths.length === this.fields.length && paths.every((path, index) => path === this.fields[index].path);
  }

  build(answer, keepsCursor) {
    const left = keepsCursor ? this.fields.find(field => field.input === document.activeElement) : undefined;
    this.answer = answer;
    this.fields = [];
    this.fieldList = make("div", { class: "fields" });
    for (const variation of answer.language.texts) {
      const field = new Field(this, { ...variation, text: variation.fileText, state: variation.fileState });
      this.fields.push(field);
      this.fieldList.append(field.element);
    }
    this.head = make("div", { class: "head" });
    this.outside = make("p", { class: "note info outside", hidden: !this.isOutside }, findingMark("info"), make("span", {}, text("page.outsideList")),
      make("button", { type: "button", class: "small", onclick: () => this.page.showAll() }, text("page.showAll")));
    this.references = make("div", { class: "references" });
    this.samples = make("fieldset", { class: "samples" });
    this.neighbors = make("nav", { class: "neighbors", "aria-label": text("page.neighbors") });
    this.saveButton = make("button", { type: "button", class: "primary", "aria-keyshortcuts": "Control+Enter", onclick: () => this.page.saveAndNext() }, text("page.saveAndNext"));
    this.plainSaveButton = make("button", { type: "button", onclick: () => this.save() }, text("page.save"));
    this.approveButton = make("button", { type: "button", "aria-keyshortcuts": "a", onclick: () => this.approve() }, text("page.approve"));
    this.revertButton = make("button", { type: "button", class: "quiet", onclick: () => this.revert() }, text("page.revert"));
    this.removeButton = make("button", { type: "button", class: "quiet small", onclick: () => this.removeTranslation() }, text("page.removeTranslation"));
    this.undoButton = make("button", { type: "button", class: "small", onclick: () => this.undoRemoval() }, text("page.undoRemoval"));
    this.element.replaceChildren(
      make("button", { type: "button", class: "quiet back", onclick: () => this.page.showList() }, text("page.back")),
      this.outside,
      this.head, this.references, this.referenceChoice(), this.pictures.element, this.toolbar(), this.fieldList, make("div", { class: "buttons removal" }, this.removeButton, this.undoButton), this.samples, historyPanel(this), this.neighbors,
      make("div", { class: "savebar" }, this.saveButton, this.plainSaveButton, this.approveButton, this.revertButton, make("kbd", { "aria-hidden": "true" }, "Ctrl + Enter")));
    this.element.scrollTop = 0;
    this.buildSamples(answer);
    this.showAround(answer);
    for (const field of this.fields) field.fit();
    this.fields.find(field => field.path === left?.path)?.takeCursor(left.input.selectionStart, left.input.selectionEnd);
    if (this.fields.some(field => field.isChanged)) this.refresh();
    this.hints.load();
  }

  /** Applies a new response about the same string; typed text is kept. */
  update(answer) {
    const isSaved = answer.revision !== this.answer.revision;
    this.answer = answer;
    answer.language.texts.forEach((variation, index) => {
      this.fields[index].update({ ...variation, text: variation.fileText, state: variation.fileState });
    });
    this.showAround(answer);
    if (isSaved) this.hints.load();
  }

  showAround(answer) {
    const findings = answer.findings.concat(answer.language.findings);
    const facts = [];
    if (answer.extractionState === "stale") {
      facts.push(make("p", { class: "note warning" }, findingMark("warning"), make("span", {}, text("page.stale"), " "),
        make("button", { type: "button", class: "small", onclick: () => this.removeStale() }, text("page.removeStale"))));
    }
    if (!answer.shouldTranslate) facts.push(make("p", { class: "note info" }, findingMark("info"), text("page.shouldNotTranslate")));
    fill(this.head, [
      make("h2", { class: this.sourceIsKey(answer) ? "unseen" : "key" }, make("code", { translate: "no", dir: "auto" }, answer.key || text("page.emptyKey"))),
      answer.comment && make("p", { class: "comment" }, make("span", { class: "muted" }, `${text(answer.isCommentAutoGenerated ? "page.commentByXcode" : "page.comment")} `), make("span", { dir: "auto", lang: "" }, answer.comment)),
      isEditable(answer) && make("div", { class: "comment-change" }, commentButton(answer, typed => this.changeComment(answer, typed))),
      !this.isSource && make("div", { class: "source-patterns" }, this.sourcePatterns(answer)),
      ...facts,
      ...findings.map(finding => make("p", { class: `note ${finding.severity}` }, findingMark(finding.severity),
        make("span", {}, make("span", { class: "unseen" }, `${text(`page.severity.${finding.severity}`)}: `), finding.message, " ", make("code", {}, finding.rule)))),
    ]);
    fill(this.neighbors, [["page.previous", answer.previousKey], ["page.nextNeighbor", answer.nextKey]].filter(([, key]) => key !== null && key !== undefined).map(([name, key]) => {
      const row = this.page.row(key);
      return make("button", { type: "button", class: "neighbor", title: key, onclick: () => this.page.open(key) },
        make("span", { class: "muted" }, text(name)),
        make("span", { class: "source", lang: this.source.htmlTag, dir: "auto" }, (row?.source ?? key).slice(0, 160)),
        make("span", { class: "translation", lang: this.language.htmlTag, dir: "auto" }, isolated((row?.text ?? "").slice(0, 160), this.language)));
    }));
    fill(this.references, answer.references.map(reference => this.referenceTexts(reference)));
    this.references.hidden = !answer.references.length;
    this.pictures.show(answer);
    this.showButtons();
  }

  /** A string in another language, with the names of its forms. */
  referenceTexts({ htmlTag, isRightToLeft, texts }) {
    const direction = isRightToLeft ? "rtl" : "auto";
    return make("section", { "aria-label": languageName(htmlTag) },
      make("h3", {}, languageName(htmlTag)),
      texts.length ? texts.map(variation => make("p", { class: "pattern" },
        make("span", { class: "muted" }, label(variation).join(" · ")),
        make("span", { class: "pattern-text", lang: htmlTag, dir: direction }, patternRuns(variation.text))))
        : make("p", { class: "muted" }, text("page.state.missing")));
  }

  /** The choice of the languages that are shown beside the source text. */
  referenceChoice() {
    const chosen = new Set(references());
    const others = this.page.languages().filter(({ tag }) => tag !== this.language.tag && tag !== this.source.tag);
    if (!others.length) return "";
    const details = make("details", { class: "reference-choice", open: this.view.choosesReferences, ontoggle: () => this.view.choosesReferences = details.open },
      make("summary", {}, text("page.references")),
      make("div", { role: "group", "aria-label": text("page.references") }, others.map(({ tag, htmlTag }) => make("label", {},
        make("input", {
          type: "checkbox", value: tag, ".checked": chosen.has(tag),
          onchange: event => {
            setReference(tag, event.target.checked);
            this.refresh();
          },
        }), make("span", {}, languageName(htmlTag))))));
    return details;
  }

  /** Saves another comment; an empty one is removed. */
  async changeComment(answer, typed) {
    const { key } = this;
    const saved = await this.change({ comment: { base: answer.comment ?? null, text: typed }, fields: [] });
    if (saved?.outcome === "saved") await this.page.saved(key, "page.saved", saved.undo);
    else if (saved) this.page.tell(saved.message, true);
  }

  /** Shows whether the list lacks the string. */
  setOutside(isOutside) {
    this.isOutside = isOutside;
    if (this.outside) this.outside.hidden = !isOutside;
  }

  /** Shows which texts are outdated, once that is known. */
  showOutdated() {
    for (const field of this.fields) field.showOutdated();
    if (this.answer) this.showButtons();
  }

  /** Whether the key is the source text, which need not be shown twice. */
  sourceIsKey(answer) {
    const [first, ...others] = answer.source.texts;
    return !this.isSource && !others.length && (first?.fileText ?? answer.key) === answer.key && answer.key !== "";
  }

  /** The source as in the file, with its placeholders, which a translator has to keep. */
  sourcePatterns(answer) {
    return answer.source.texts.filter(variation => variation.fileText !== null && variation.fileText !== undefined || !variation.path).map(variation =>
      make("p", { class: "pattern" },
        make("span", { class: "muted" }, label(variation).join(" · ") || languageName(this.source.htmlTag)),
        make("span", { class: "pattern-text", lang: this.source.htmlTag, dir: "auto" }, patternRuns(variation.fileText ?? answer.key, this.hints.terms)),
        make("button", { type: "button", class: "quiet small", title: text("page.copySource"), onclick: () => this.copySource(variation) }, text("page.copy"))));
  }

  copySource(variation) {
    const field = this.fields.find(field => field.path === variation.path) ?? this.fields.find(field => field.location) ;
    if (!field?.location) return;
    field.type(variation.fileText ?? this.answer.key);
  }

  toolbar() {
    const choice = (name, options, value, change) => {
      const select = make("select", { onchange: event => change(event.target.value) });
      fillChoice(select, options, value);
      return make("label", { class: "choice" }, make("span", { class: "unseen" }, text(name)), select);
    };
    const refresh = name => value => {
      this.view[name] = value;
      this.refresh();
    };
    return make("div", { class: "toolbar", role: "group", "aria-label": text("page.view") },
      make("fieldset", { class: "widths" },
        make("legend", { class: "unseen" }, text("page.width")),
        widths.map(width => make("label", {},
          make("input", { type: "radio", name: "width", ".value": width, ".checked": width === this.view.width, onchange: () => this.setWidth(width) }),
          make("span", {}, String(width))))),
      make("span", { class: "unit", "aria-hidden": "true" }, "px"),
      choice("page.pseudo", [["", text("page.pseudo.none")], ...["accented", "double-length", "bounded", "right-to-left"].map(name => [name, text(`page.pseudo.${name}`)])], this.view.pseudo, refresh("pseudo")),
      choice("page.sampleLength", ["short", "usual", "long"].map(name => [name, text(`page.sampleLength.${name}`)]), this.view.length, refresh("length")),
      this.variesByDevice() && choice("page.device", [["", text("page.device.all")], ["iphone", "iPhone"], ["ipad", "iPad"], ["mac", "Mac"], ["applewatch", "Apple Watch"], ["appletv", "Apple TV"], ["applevision", "Apple Vision"]], this.view.device, refresh("device")));
  }

  variesByDevice() {
    return Boolean(this.view.device) || this.answer.source.texts.concat(this.answer.language.texts).some(variation => variation.device);
  }

  setWidth(width) {
    this.view.width = width;
    for (const screen of this.element.querySelectorAll(".screen")) screen.style.setProperty("--width", width);
  }

  buildSamples(answer) {
    this.samples.hidden = !answer.arguments.length;
    this.samples.replaceChildren(make("legend", {}, text("page.samples")), ...answer.arguments.map(argument => {
      const name = String(argument.position ?? argument.name);
      return make("label", {},
        make("span", {}, argument.name ?? text("page.argument", argument.position)),
        make("input", {
          type: "text", autocomplete: "off", spellcheck: "false", dir: "auto", inputmode: argument.kind === "text" ? "text" : "decimal",
          placeholder: argument.sample ?? "", ".value": this.values.get(name) ?? "",
          oninput: event => {
            if (event.target.value) this.values.set(name, event.target.value);
            else this.values.delete(name);
            this.refresh();
          },
        }));
    }));
  }

  /** Called by a field after typing. */
  typed() {
    this.showButtons();
    this.page.drafted(this.key);
    this.refresh();
  }

  focused(field) {
    this.lastField = field;
    if (field.location) {
      this.hints.attach(field);
      this.hints.suggestAlone();
    }
  }

  showButtons() {
    const isChanged = this.isChanged;
    // A button that becomes disabled returns the focus to the text.
    if (!isChanged && [this.plainSaveButton, this.revertButton].includes(document.activeElement) || !this.reviewable.length && document.activeElement === this.approveButton) {
      (this.fields.includes(this.lastField) ? this.lastField : this.fields[0])?.input.focus();
    }
    this.plainSaveButton.disabled = !isChanged;
    this.revertButton.hidden = !isChanged;
    this.approveButton.hidden = isChanged || !this.reviewable.length;
    this.removeButton.hidden = isChanged || !this.canRemove;
    this.undoButton.hidden = isChanged || this.hasText || !this.removals.has(this.removalLocation);
    this.element.classList.toggle("changed", isChanged);
  }

  /** Renders the texts again, soon. */
  refresh() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.reload(), pause);
  }

  /** Moves the cursor to the first field that still needs a text, or to the first of all. */
  edit() {
    const editable = this.fields.filter(field => field.location);
    const field = editable.find(field => !field.input.value && field.variation.role !== "addable") ?? editable[0];
    field?.takeCursor();
  }

  revert() {
    for (const field of this.fields) field.reset();
    this.typed();
    this.page.tell(text("page.reverted"));
  }

  /** Saves the changes, and returns whether that succeeded or there was nothing to save. */
  async save({ allowsLostPlaceholders = false, allowsEmptyTexts = false } = {}, message = "page.saved") {
    let fields = this.fields.filter(field => field.isChanged);
    if (!fields.length) return true;
    // The state of a set is sent with any of its phrases.
    const phrase = fields.find(field => field.isPhrase && field.isTextChanged);
    if (phrase) fields = fields.filter(field => !field.isPhrase || field.isTextChanged);
    const { catalog, key, language } = this;
    const wanted = {
      key, language: language.tag, removesEntry: false, allowsLostPlaceholders, allowsEmptyTexts,
      fields: fields.map(field => ({
        location: field.location, base: field.seen, state: field.state.value,
        text: field.input.value === (field.seen.text ?? "") && field.seen.text !== null ? null : field.input.value,
      })),
    };
    this.page.tell(text("page.saving"));
    let answer;
    try {
      answer = await server.change(catalog, wanted);
    } catch (error) {
      this.page.tell("");
      this.page.fail(error);
      return false;
    }
    switch (answer.outcome) {
      case "saved":
        fields.forEach((field, index) => {
          const now = wanted.fields[index];
          field.base = { text: now.text ?? field.seen.text, state: now.state };
          field.forget();
          field.keep();
        });
        this.page.forgetOutdated(key, fields.map(field => field.path));
        this.page.saved(key, message, answer.undo);
        return true;
      case "placeholders":
        this.page.tell("");
        if (await ask(answer.message, text("page.saveAnyway"), text("page.editAgain"))) return this.save({ allowsLostPlaceholders: true, allowsEmptyTexts }, message);
        fields[0].input.focus();
        return false;
      case "emptied":
      case "phrasesRemoved":
        this.page.tell("");
        switch (await this.askAboutEmptyTexts(answer)) {
          case "save": return this.save({ allowsLostPlaceholders, allowsEmptyTexts: true }, message);
          case "remove": await this.removeTranslation(); break;
          default: fields.find(field => !field.input.value)?.input.focus();
        }
        return false;
      case "conflict":
        this.showConflicts(answer, fields);
        return false;
      default:
        this.page.tell(answer.message, true);
        return false;
    }
  }

  /** Asks what to do with texts that were emptied: "save", "remove" the translation, or null. */
  askAboutEmptyTexts({ outcome, message }) {
    const goBack = text("page.editAgain");
    const remove = text("page.removeTranslation");
    if (outcome === "phrasesRemoved") {
      return this.canRemove && this.fields.every(field => !field.input.value)
        ? choose(text("page.allPhrasesRemoved"), goBack, { remove })
        : choose(message, goBack, { save: text("page.removePhrases") });
    }
    const save = text("page.saveEmpty");
    if (!this.canRemove) return choose(message, goBack, { save });
    const hint = text(this.fields.length > 1 ? "page.removeInsteadWithVariations" : "page.removeInstead");
    return choose([message, hint], goBack, { remove, save });
  }

  /** Replaces the only text by one for each plural category; typed text is saved first. */
  async varyByPlural(field) {
    if (!await ask(text("page.varyByPluralQuestion", languageName(this.language.htmlTag)), text("page.varyByPlural"), text("page.cancel"))) return;
    if (!await this.save()) return;
    const { catalog, language, key } = this;
    try {
      const answer = await server.change(catalog, { key, language: language.tag, variesByPlural: field.location, removesEntry: false, allowsLostPlaceholders: false, fields: [] });
      if (answer.outcome !== "saved") return this.page.tell(answer.message, true);
      await this.page.saved(key, "page.saved", answer.undo);
      if (this.key === key) this.edit();
    } catch (error) {
      this.page.fail(error);
    }
  }

  /** Approves what is to be reviewed: sets its state, or says that outdated texts are still right.
      Returns whether that succeeded. */
  async approve() {
    const { key, catalog, language } = this;
    for (const field of this.reviewable) field.approve();
    if (this.isChanged) return this.save({}, "page.approved");
    try {
      const answer = await server.confirm(catalog, { keys: [key], language: language.tag, isRight: true });
      this.page.confirmed(answer, [key]);
      if (this.key === key) this.edit();
      return true;
    } catch (error) {
      this.page.fail(error);
      return false;
    }
  }

  /** Shows the changes of others to the texts that were edited here. */
  showConflicts(answer, fields) {
    this.page.tell(answer.message, true);
    fields.forEach((field, index) => {
      const found = answer.found[index];
      if (found && !((found.text ?? null) === (field.seen.text ?? null) && (found.state ?? null) === (field.seen.state ?? null))) field.showConflict(found);
    });
  }

  /** The key of a removal. */
  get removalLocation() {
    return JSON.stringify([this.catalog, this.language.tag, this.key]);
  }

  /** Removes all texts of the string and drafts, and keeps the number that restores the texts. */
  async removeTranslation() {
    const fields = this.fields.filter(field => field.seen.text !== null);
    const answer = await this.change({ removesTranslation: true, fields: fields.map(field => ({ location: field.location, base: field.seen, state: field.seen.state ?? "new" })) });
    if (answer?.outcome === "conflict") return this.showConflicts(answer, fields);
    if (answer?.undo !== undefined) {
      this.removals.set(this.removalLocation, answer.undo);
      for (const field of this.fields) {
        field.base = { text: null, state: null };
        field.reset();
      }
    }
    if (answer) await this.finish(answer, "page.translationRemoved", () => this.undoButton);
  }

  async undoRemoval() {
    const place = this.removalLocation;
    const undo = this.removals.get(place);
    const answer = await this.change({ undoes: undo, fields: [] });
    if (!answer) return;
    this.removals.delete(place);
    this.page.forgetSave(saves.withNumber(this.catalog, undo));
    await this.finish(answer, "page.removalUndone", () => this.removeButton);
  }

  /** Requests a change to this string; returns nothing if the server can't be reached. */
  async change(wanted) {
    const { catalog, language, key } = this;
    try {
      return await server.change(catalog, { key, language: language.tag, removesEntry: false, allowsLostPlaceholders: false, ...wanted });
    } catch (error) {
      this.page.fail(error);
      return undefined;
    }
  }

  /** Announces the outcome of a change, and moves the focus to the button that undoes it. */
  async finish(answer, message, button) {
    if (answer.outcome !== "saved") {
      this.showButtons();
      return this.page.tell(answer.message, true);
    }
    const { key } = this;
    await this.page.saved(key, message, answer.undo);
    if (this.key !== key) return;
    if (!button().hidden) button().focus();
    else this.edit();
  }

  async removeStale() {
    const { catalog, language, key } = this;
    if (!await ask(text("page.removeStaleQuestion"), text("page.removeStale"), text("page.cancel"))) return;
    try {
      const answer = await server.change(catalog, { key, language: language.tag, removesEntry: true, allowsLostPlaceholders: false, fields: [] });
      if (answer.outcome === "saved") this.page.removed(key, answer.undo);
      else this.page.tell(answer.message, true);
    } catch (error) {
      this.page.fail(error);
    }
  }

  /** Shows that there is no string. */
  clear() {
    clearTimeout(this.timer);
    this.loading = undefined;
    this.controller?.abort();
    this.hints.forget();
    this.pictures.forget();
    Object.assign(this, { key: undefined, fields: [], answer: null });
    this.element.replaceChildren(make("p", { class: "nothing" }, stateMark("not_needed"), text("page.nothingChosen")));
  }
}

/** Returns a text with highlighted placeholders, and terms of the glossary. */
function patternRuns(pattern, terms = []) {
  const parts = [];
  let end = 0;
  for (const found of pattern.matchAll(placeholder)) {
    parts.push(...markedTerms(pattern.slice(end, found.index), terms), make("span", { class: "value", dir: "ltr" }, found[0]));
    end = found.index + found[0].length;
  }
  return [...parts, ...markedTerms(pattern.slice(end), terms)];
}
