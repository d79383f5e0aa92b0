// The list of strings. Only visible rows have elements, however many there are.

import { make, draftMark, stateMark, findingMark } from "./elements.js";
import { text } from "./texts.js";
import { hasDraft } from "./drafts.js";
import { shownForms, isolated } from "./strings.js";

const rowHeight = 58;

// Extra rows for scrolling; the first rows are shown sooner without them.
const margin = 8;

/** A list of rows with one selected row. */
export class List {
  constructor(element, onChoose) {
    this.element = element;
    this.onChoose = onChoose;
    this.rows = [];
    this.index = -1;
    this.margin = 0;
    this.inner = make("div", { class: "inner", role: "presentation" });
    element.append(this.inner);
    element.addEventListener("scroll", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(element);
    element.addEventListener("click", event => {
      const row = event.target.closest("[data-index]");
      if (row) this.choose(Number(row.dataset.index), true);
    });
  }

  /** Shows rows of a language; selects the key if it is among them. */
  show(rows, context, key) {
    this.rows = rows;
    this.context = context;
    this.index = rows.findIndex(row => row.key === key);
    this.inner.style.height = `${rows.length * rowHeight}px`;
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

  /** Scrolls to the selected row. */
  reveal() {
    if (this.index < 0) return;
    const top = this.index * rowHeight;
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
    const [begin, end] = [Math.floor(scrollTop / rowHeight), Math.ceil((scrollTop + clientHeight) / rowHeight)];
    if (!isNew && begin >= this.first && Math.min(end, this.rows.length) <= this.last) return;
    const first = this.first = Math.max(0, begin - this.margin);
    const last = this.last = Math.min(this.rows.length, end + this.margin);
    const elements = [];
    for (let index = first; index < last; index += 1) elements.push(this.row(index));
    this.inner.replaceChildren(...elements);
    if (this.index >= first && this.index < last) this.element.setAttribute("aria-activedescendant", `row${this.index}`);
    else this.element.removeAttribute("aria-activedescendant");
  }

  row(index) {
    const row = this.rows[index];
    const { catalog, language, source, search } = this.context;
    const shown = shownForms(row, search);
    const severities = row.findings.map(finding => finding.severity);
    const severity = ["error", "warning", "info"].find(name => severities.includes(name));
    const element = make("div", {
      class: "row", role: "option", id: `row${index}`, "data-index": index, title: row.key,
      "aria-selected": index === this.index ? "true" : "false", "aria-setsize": this.rows.length, "aria-posinset": index + 1,
    },
      stateMark(row.state),
      make("span", { class: "words" },
        make("span", { class: "source", lang: source.htmlTag, dir: "auto" }, oneLine(shown.source) || text("page.emptyText")),
        make("span", { class: "translation", lang: language.htmlTag, dir: shown.text && language.isRightToLeft ? "rtl" : "auto" },
          shown.text ? isolated(oneLine(shown.text), language) : make("span", { class: "none", lang: document.documentElement.lang, dir: "auto" }, text(`page.state.${row.state}`))),
        make("span", { class: "unseen" }, text(`page.state.${row.state}`))),
      hasDraft(catalog, language.tag, row.key) && draftMark(),
      severity && make("span", { class: "findings", title: text("page.findings", severities.length) },
        findingMark(severity), make("span", { "aria-hidden": "true" }, String(severities.length)),
        make("span", { class: "unseen" }, text("page.findings", severities.length))));
    element.style.transform = `translateY(${index * rowHeight}px)`;
    return element;
  }
}

const oneLine = string => string.slice(0, 300).replace(/\s*\n\s*/g, " ⏎ ");
