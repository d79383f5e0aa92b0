// The conflicts of a merge that git left open: base, ours and theirs side by side, to take one of
// them or to write another text.

import { make, mark } from "./elements.js";
import { text, languageName } from "./texts.js";
import { stateName } from "./field.js";
import { ask } from "./dialogs.js";
import { Pictures } from "./pictures.js";
import * as server from "./server.js";

const sides = [["base", "b"], ["ours", "o"], ["theirs", "t"]];
const identity = conflict => JSON.stringify(conflict.path);

/** The conflicts of the catalog that is shown. */
export class Conflicts {
  constructor(element, page) {
    Object.assign(this, { element, page, conflicts: [], cards: new Map(), drafts: new Map(), pictures: new Map() });
    element.addEventListener("keydown", event => this.press(event));
  }

  /** Asks for the conflicts of a catalog, if it is another one or its file has changed. */
  async show(catalog, revision) {
    const version = `${catalog}/${revision}/${document.documentElement.lang}`;
    if (this.version === version) return this.place();
    if (this.catalog !== catalog) {
      this.drafts.clear();
      this.pictures.clear();
    }
    Object.assign(this, { version, catalog });
    await this.load();
  }

  async load() {
    const { version } = this;
    let answer;
    try {
      answer = await server.conflicts(this.catalog);
    } catch (error) {
      this.version = undefined;
      return this.page.fail(error);
    }
    if (version !== this.version) return;
    this.conflicts = answer.conflicts ?? [];
    // The strings of a file that can be read are shown, whatever git says.
    this.problem = this.page.isBroken() ? answer.problem : undefined;
    this.isUnmerged = answer.isUnmerged;
    this.note = answer.note;
    this.build();
  }

  get open() {
    return this.conflicts.filter(conflict => conflict.isOpen);
  }

  build() {
    const focused = [...this.cards].find(([, card]) => card.contains(document.activeElement))?.[0];
    const input = document.activeElement?.matches(".merge-editor textarea") ? document.activeElement : null;
    this.cards = new Map(this.conflicts.map(conflict => [identity(conflict), this.card(conflict)]));
    const isDone = !this.open.length;
    const summary = this.problem ?? (isDone ? text("page.merge.done") : text("page.merge.open", this.open.length, this.conflicts.length));
    const cards = make("div", { class: "merge-cards" }, [...this.cards.values()]);
    this.element.replaceChildren(...[
      make("h2", { tabindex: "-1" }, text("page.merge")),
      make("p", { role: "status" }, this.isUnmerged ? text("page.merge.clean") : summary),
      this.note && !isDone && make("p", { class: "muted" }, this.note),
      this.isUnmerged && make("div", { class: "buttons" }, make("button", { type: "button", class: "primary", onclick: () => this.decide({ path: [], isOpen: false }, { take: "ours" }) }, text("page.merge.finish"))),
      isDone && !this.conflicts.length ? "" : isDone ? make("details", { open: Boolean(focused) }, make("summary", {}, text("page.merge.show")), cards) : cards,
    ].filter(Boolean));
    this.place();
    const card = this.cards.get(focused);
    if (!card) return;
    const other = input && card.querySelector("textarea");
    (other ?? card).focus();
    other?.setSelectionRange(input.selectionStart, input.selectionEnd);
  }

  /** Shows the conflicts in place of the strings while the file can't be read. */
  place() {
    const isOpen = this.open.length > 0 || this.isUnmerged || Boolean(this.problem);
    this.element.hidden = !this.conflicts.length && !isOpen;
    this.element.classList.toggle("whole", isOpen);
    // The strings, which are the main part otherwise, are hidden then.
    if (isOpen) this.element.setAttribute("role", "main");
    else this.element.removeAttribute("role");
    this.page.showMerge(isOpen);
  }

  card(conflict) {
    const id = `conflict${this.conflicts.indexOf(conflict)}`;
    const place = [conflict.htmlTag && languageName(conflict.htmlTag), conflict.part].filter(Boolean).join(" · ");
    const draft = this.drafts.get(identity(conflict));
    return make("article", { class: `merge-conflict ${conflict.isOpen ? "open" : "decided"}`, tabindex: "0", "aria-labelledby": id, "data-conflict": identity(conflict) },
      make("h3", { id },
        make("code", { translate: "no", dir: "auto" }, conflict.key ?? ""), place && make("span", { class: "muted" }, place),
        make("span", { class: "merge-state" }, conflict.isOpen ? text("page.merge.isOpen") : this.outcome(conflict))),
      conflict.source && make("p", { class: "merge-source" }, make("span", { class: "muted" }, languageName(conflict.sourceHTMLTag)), " ", make("bdi", { lang: conflict.sourceHTMLTag }, conflict.source)),
      conflict.comment && make("p", { class: "merge-source muted", dir: "auto" }, conflict.comment),
      conflict.pictureCount > 0 && this.screens(conflict).element,
      make("div", { class: "merge-sides" }, sides.map(([side, key]) => this.side(conflict, side, key))),
      this.decided(conflict),
      conflict.isText && (draft === undefined
        ? make("div", { class: "buttons" }, make("button", { type: "button", "aria-keyshortcuts": "e", onclick: () => this.edit(conflict) }, text("page.merge.edit"), " ", make("kbd", { "aria-hidden": "true" }, "e")))
        : this.editor(conflict, draft)));
  }

  /** The screenshots of a conflict's string, which stay while the cards are built again. */
  screens(conflict) {
    const name = identity(conflict);
    if (!this.pictures.has(name)) this.pictures.set(name, new Pictures(this.page));
    const pictures = this.pictures.get(name);
    pictures.show(conflict);
    return pictures;
  }

  /** Goes to the first conflict that is open. */
  focus() {
    const first = this.open[0];
    (first ? this.cards.get(identity(first)) : this.element.querySelector("h2"))?.focus();
  }

  outcome(conflict) {
    return conflict.taken ? text("page.merge.taken", text(`page.merge.${conflict.taken}`)) : text("page.merge.otherTaken");
  }

  /** What was decided, if it is none of the three versions. */
  decided(conflict) {
    if (conflict.isOpen || conflict.taken) return null;
    return make("p", { class: "merge-text" }, this.texts(conflict, conflict.decided, "ins"));
  }

  side(conflict, side, key) {
    const version = conflict[side];
    const isTaken = conflict.taken === side;
    return make("div", { class: isTaken ? "taken" : null, role: "group", "aria-label": text(`page.merge.${side}`) },
      make("h4", {}, text(`page.merge.${side}`), isTaken && mark("translated", "M3 8.5l3.2 3.2l6.8-7.4")),
      make("div", { class: "merge-text" }, this.texts(conflict, version, "ins")),
      version?.state && make("p", { class: "muted" }, stateName(version.state)),
      make("button", { type: "button", "aria-keyshortcuts": key, "aria-pressed": String(isTaken), onclick: () => this.decide(conflict, { take: side }) },
        text(`page.merge.take.${side}`), " ", make("kbd", { "aria-hidden": "true" }, key)));
  }

  texts(conflict, version, name) {
    if (!version) return make("p", { class: "muted" }, text("page.merge.absent"));
    if (!version.texts.length) return make("p", { class: "muted" }, text("page.merge.noText"));
    return version.texts.map(runs => make("p", { lang: conflict.htmlTag ?? "", dir: conflict.isRightToLeft ? "rtl" : "auto" },
      runs.map(run => run.isMarked ? make(name, {}, run.text) : run.text)));
  }

  editor(conflict, draft) {
    const input = make("textarea", {
      rows: 2, lang: conflict.htmlTag ?? "", dir: conflict.isRightToLeft ? "rtl" : "auto", "aria-label": text("page.merge.edit"), ".value": draft,
      oninput: () => this.drafts.set(identity(conflict), input.value),
    });
    return make("div", { class: "merge-editor" }, input,
      make("div", { class: "buttons" },
        make("button", { type: "button", class: "primary", "aria-keyshortcuts": "Control+Enter", onclick: () => this.save(conflict) }, text("page.save")),
        make("button", { type: "button", onclick: () => this.leave(conflict) }, text("page.cancel"))));
  }

  edit(conflict) {
    const version = conflict.decided ?? conflict.ours ?? conflict.theirs;
    this.drafts.set(identity(conflict), (version?.texts[0] ?? []).map(run => run.text).join(""));
    this.build();
    this.cards.get(identity(conflict))?.querySelector("textarea")?.focus();
  }

  leave(conflict) {
    this.drafts.delete(identity(conflict));
    this.build();
    this.cards.get(identity(conflict))?.focus();
  }

  save(conflict) {
    return this.decide(conflict, { text: this.drafts.get(identity(conflict)) ?? "" });
  }

  /** Decides a conflict, saves the file, and goes to the next one that is open. */
  async decide(conflict, decision, allowed = {}) {
    let answer;
    try {
      answer = await server.decide(this.catalog, { path: conflict.path, wasOpen: conflict.isOpen, allowsLostPlaceholders: false, allowsFindings: false, ...allowed, ...decision });
    } catch (error) {
      return this.page.fail(error);
    }
    const allowance = { placeholders: "allowsLostPlaceholders", findings: "allowsFindings" }[answer.outcome];
    if (allowance && await ask([answer.message, ...answer.findings ?? []], text("page.saveAnyway"), text("page.editAgain"))) {
      return this.decide(conflict, decision, { ...allowed, [allowance]: true });
    }
    if (answer.outcome !== "saved") {
      if (!allowance) this.page.tell(answer.message, true);
      if (answer.outcome === "failed") await this.load();
      return;
    }
    this.drafts.delete(identity(conflict));
    this.page.tell(text("page.saved"));
    const index = this.conflicts.findIndex(other => identity(other) === identity(conflict));
    await this.load();
    const next = [...this.conflicts.slice(index + 1), ...this.conflicts.slice(0, index)].find(other => other.isOpen);
    (next ? this.cards.get(identity(next)) : this.element.querySelector("h2"))?.focus();
  }

  press(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const card = event.target.closest("[data-conflict]");
    const conflict = card && this.conflicts.find(other => identity(other) === card.dataset.conflict);
    if (!conflict) return;
    const isTyping = event.target.matches("textarea");
    const isCommand = event.ctrlKey || event.metaKey;
    if (isTyping && event.key === "Enter" && isCommand) return this.take(event, () => this.save(conflict));
    if (isTyping && event.key === "Escape") return this.take(event, () => this.leave(conflict));
    if (isTyping || isCommand || event.altKey) return;
    const letter = event.key.length === 1 && event.key > "\x7f" && event.code.startsWith("Key") ? event.code.at(-1).toLowerCase() : event.key;
    const side = sides.find(([, key]) => key === letter)?.[0];
    if (side) return this.take(event, () => this.decide(conflict, { take: side }));
    if (letter === "p" && conflict.pictureCount) return this.take(event, () => this.screens(conflict).open());
    if (letter === "e" && conflict.isText) return this.take(event, () => this.edit(conflict));
    const step = { j: 1, k: -1 }[letter];
    if (step) this.take(event, () => [...this.cards.values()][this.conflicts.indexOf(conflict) + step]?.focus());
  }

  take(event, action) {
    event.preventDefault();
    event.stopPropagation();
    action();
  }
}
