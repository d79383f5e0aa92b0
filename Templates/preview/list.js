// The list of strings. Only visible rows have elements, however many there are.

import { make, draftMark, stateMark, selectionMark, findingMark } from "./elements.js";
import { text } from "./texts.js";
import { hasDraft } from "./drafts.js";
import { shownForms, shownState, isolated, places, searched } from "./strings.js";

const usualHeight = 58;

// With a third line, which says where a search was found.
const searchedHeight = 76;

// Extra rows for scrolling; the first rows are shown sooner without them.
const margin = 8;

/** A list of rows with one current row, which `search` can move too, and any number of selected
    ones. */
export class List {
  constructor(element, search, onChoose, onSelect) {
    this.element = element;
    this.search = search;
    this.onChoose = onChoose;
    this.onSelect = onSelect;
    this.selected = new Set();
    this.rows = [];
    this.index = -1;
    this.margin = 0;
    this.inner = make("div", { class: "inner", role: "presentation" });
    element.append(this.inner);
    element.addEventListener("scroll", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(element);
    element.addEventListener("click", event => {
      const row = event.target.closest("[data-index]");
      if (!row) return;
      const index = Number(row.dataset.index);
      if (event.shiftKey) this.selectThrough(index);
      else if (event.ctrlKey || event.metaKey || event.target.closest(".toggle")) this.toggle(index);
      else this.choose(index, true);
    });
  }

  /** Shows rows of a language, and makes the one with the key the current one; `revealed` is a row
      to scroll to. */
  show(rows, context, key, revealed) {
    this.rows = rows;
    this.context = context;
    this.index = rows.findIndex(row => row.key === key);
    if (this.selected.size) {
      // Nobody should change what the list does not show.
      this.selected = new Set(rows.map(row => row.key).filter(key => this.selected.has(key)));
      this.onSelect(this.selected);
    }
    this.rowHeight = context.search.trim() ? searchedHeight : usualHeight;
    this.inner.style.height = `${rows.length * this.rowHeight}px`;
    if (revealed) this.reveal(rows.indexOf(revealed));
    this.draw(true);
    this.margin = margin;
  }

  /** Selects the row with an index, and returns after it is shown. */
  choose(index, byHand = false) {
    if (!this.rows.length) return undefined;
    this.index = Math.max(0, Math.min(index, this.rows.length - 1));
    this.reveal();
    this.draw(true);
    return this.onChoose(this.rows[this.index], byHand);
  }

  /** Selects the rows with keys, and no others. */
  select(keys) {
    this.selected = new Set(keys);
    this.onSelect(this.selected);
    this.draw(true);
  }

  /** Selects a row, or no longer. */
  toggle(index = this.index) {
    const key = this.rows[index]?.key;
    if (key === undefined) return;
    const others = [...this.selected].filter(other => other !== key);
    this.select(others.length < this.selected.size ? others : [...others, key]);
  }

  /** Selects the rows from the current one to another, which becomes the current one. */
  selectThrough(index) {
    const end = Math.max(0, Math.min(index, this.rows.length - 1));
    const [first, last] = [Math.max(this.index, 0), end].sort((one, other) => one - other);
    this.select([...this.selected, ...this.rows.slice(first, last + 1).map(row => row.key)]);
    return this.choose(end);
  }

  /** Scrolls to a row: the selected one, if no other is named. */
  reveal(index = this.index) {
    if (index < 0) return;
    const { rowHeight } = this;
    const top = index * rowHeight;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (top + rowHeight > scrollTop + clientHeight) this.element.scrollTop = top + rowHeight - clientHeight;
  }

  /** Returns the index of the next row that meets a condition, wrapping around; -1 for none. */
  next(condition) {
    const count = this.rows.length;
    for (let step = 1; step <= count; step += 1) {
      const index = (this.index + step + count) % count;
      if (condition(this.rows[index])) return index;
    }
    return -1;
  }

  draw(isNew = false) {
    const { scrollTop, clientHeight } = this.element;
    const { rowHeight } = this;
    const [begin, end] = [Math.floor(scrollTop / rowHeight), Math.ceil((scrollTop + clientHeight) / rowHeight)];
    if (!isNew && begin >= this.first && Math.min(end, this.rows.length) <= this.last) return;
    const first = this.first = Math.max(0, begin - this.margin);
    const last = this.last = Math.min(this.rows.length, end + this.margin);
    const elements = [];
    for (let index = first; index < last; index += 1) elements.push(this.row(index));
    this.inner.replaceChildren(...elements);
    for (const element of [this.element, this.search]) {
      if (this.index >= first && this.index < last) element.setAttribute("aria-activedescendant", `row${this.index}`);
      else element.removeAttribute("aria-activedescendant");
    }
  }

  row(index) {
    const row = this.rows[index];
    const { catalog, language, source, search } = this.context;
    const shown = shownForms(row, search);
    const state = shownState(row);
    const severities = row.findings.map(finding => finding.severity);
    const severity = ["error", "warning", "info"].find(name => severities.includes(name));
    const isSelected = this.selected.has(row.key);
    const element = make("div", {
      class: "row", role: "option", id: `row${index}`, "data-index": index, title: row.key,
      "aria-checked": this.selected.size ? String(isSelected) : null,
      "aria-selected": index === this.index ? "true" : "false", "aria-setsize": this.rows.length, "aria-posinset": index + 1,
    },
      make("span", { class: "toggle" }, isSelected ? selectionMark() : stateMark(state)),
      make("span", { class: "words" },
        make("span", { class: "source", lang: source.htmlTag, dir: "auto" }, marked(shown.source, search) ?? text("page.emptyText")),
        make("span", { class: "translation", lang: language.htmlTag, dir: shown.text && language.isRightToLeft ? "rtl" : "auto" },
          (shown.text && marked(isolated(shown.text, language), search)) ?? make("span", { class: "none", lang: document.documentElement.lang, dir: "auto" }, text(`page.state.${state}`))),
        search.trim() && make("span", { class: "why" }, reasons(row, search)),
        make("span", { class: "unseen" }, text(`page.state.${state}`))),
      hasDraft(catalog, language.tag, row.key) && draftMark(),
      severity && make("span", { class: "findings", title: text("page.findings", severities.length) },
        findingMark(severity), make("span", { "aria-hidden": "true" }, String(severities.length)),
        make("span", { class: "unseen" }, text("page.findings", severities.length))));
    element.style.height = `${this.rowHeight}px`;
    element.style.transform = `translateY(${index * this.rowHeight}px)`;
    return element;
  }
}

/** Returns the beginning of a text in one line, with what was searched marked; null for none. */
function marked(string, search) {
  if (!string) return null;
  return searched(string.replace(/\s*\n\s*/g, " ⏎ "), search, 300).map(run => run.isHit ? make("mark", {}, run.text) : run.text);
}

/** Returns where a search was found, with what the row does not show anyway. */
function reasons(row, search) {
  const found = places(row, search);
  const excerpt = (place, string) => {
    const [before, after] = text("page.hit.excerpt", text(`page.hit.${place}`), "\0").split("\0");
    return [before, make("bdi", {}, marked(string, search)), after];
  };
  const parts = [
    found.source && text("page.hit.source"), found.translation && text("page.hit.translation"),
    found.key && excerpt("key", row.key), found.comment && excerpt("comment", row.comment),
  ].filter(Boolean);
  return parts.flatMap((part, index) => index ? [" · ", part] : part);
}
