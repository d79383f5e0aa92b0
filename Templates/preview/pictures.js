// The screenshots of a string: small ones that show its surroundings, with a frame around it, and a
// large one of the whole screen.

import { make, findingMark } from "./elements.js";
import { text, languageName } from "./texts.js";
import * as server from "./server.js";

/** The width and the height of a small picture, in CSS pixels. */
const small = { width: 240, height: 150 };

/** The screenshots of the visible string. */
export class Pictures {
  constructor(page) {
    this.page = page;
    this.files = new Map();
    this.element = make("section", { class: "pictures", hidden: true });
    this.forget();
    // A picture can have megabytes, so it is loaded once it is in view.
    this.observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        this.observer.unobserve(target);
        this.fill(target.querySelector(".picture-view"), this.list[Number(target.dataset.index)]);
      }
    }, { rootMargin: "200px" });
  }

  /** Forgets everything, as another string is shown. */
  forget() {
    this.shown = "";
    this.list = [];
  }

  /** Shows the pictures of an answer, unless they are shown already. */
  show({ pictures, pictureCount }) {
    // The members of an object come in any order.
    const version = JSON.stringify([document.documentElement.lang, pictureCount, pictures.map(picture =>
      [picture.number, picture.name, picture.htmlTag, picture.places.map(({ x, y, width, height }) => [x, y, width, height])])]);
    if (version === this.shown) return;
    Object.assign(this, { shown: version, list: pictures });
    this.observer.disconnect();
    this.release();
    const more = pictureCount - pictures.length;
    this.element.setAttribute("aria-label", text("page.pictures"));
    this.element.replaceChildren(
      make("h3", {}, text("page.pictures"), " ", make("kbd", { "aria-hidden": "true" }, "p")),
      make("ul", {}, pictures.map((picture, index) => this.item(picture, index))),
      ...more > 0 ? [make("p", { class: "muted" }, text("page.pictures.more", more))] : []);
    this.element.hidden = !pictures.length;
    for (const button of this.element.querySelectorAll("button")) this.observer.observe(button);
  }

  item(picture, index) {
    const { name, language } = caption(picture);
    const button = make("button", { type: "button", class: "picture", "data-index": index, "aria-keyshortcuts": index ? null : "p", "aria-label": text("page.pictures.enlarge", label(picture)), onclick: () => this.open(index) },
      make("span", { class: "picture-view" }),
      make("span", { class: "picture-name" }, language && make("b", {}, language), make("bdi", { class: "muted", translate: "no" }, name)));
    return make("li", {}, button);
  }

  /** Loads a picture into a small view, cut to what surrounds the string. */
  async fill(view, picture) {
    const sheet = await this.sheet(picture);
    if (!sheet) return view.replaceChildren(make("span", { class: "muted" }, text("page.pictures.failed")));
    place(sheet.element, surroundings(sheet));
    view.replaceChildren(sheet.element);
  }

  /** Returns a picture with its frames, and its size in the unit of the frames; null if it can't be
      shown. */
  async sheet(picture) {
    const image = make("img", { alt: alternative(picture), draggable: "false", decoding: "async", ".src": await this.file(picture.number) });
    try {
      await image.decode();
    } catch {
      return null;
    }
    const { width, height } = size(picture, image);
    const frames = picture.places.map(found => clipped(found, width, height));
    const element = make("span", { class: "picture-sheet" }, image, frames.map(frame => {
      const mark = make("span", { class: `picture-frame ${frame.isCertain ? "" : "possible"}` });
      place(mark, { left: frame.x / width, top: frame.y / height, width: frame.width / width, height: frame.height / height });
      return mark;
    }));
    return { element, width, height, frames };
  }

  /** Returns the address of the bytes of a picture in this tab; empty if they can't be had. */
  file(number) {
    if (!this.files.has(number)) this.files.set(number, server.picture(number).then(bytes => URL.createObjectURL(bytes), () => ""));
    return this.files.get(number);
  }

  /** Gives back the memory of all pictures that are not shown any more. */
  release() {
    const kept = new Set(this.list.map(picture => picture.number));
    for (const [number, file] of this.files) {
      if (kept.has(number)) continue;
      this.files.delete(number);
      file.then(address => address && URL.revokeObjectURL(address));
    }
  }

  /** Opens a picture in full; arrows lead to the others. */
  open(index = 0) {
    if (!this.list.length) return this.page.tell(text("page.pictures.none"));
    const dialog = make("dialog", { class: "pictures-dialog", "aria-labelledby": "pictureTitle" });
    const title = make("h2", { id: "pictureTitle", tabindex: "-1", "aria-live": "polite" });
    const view = make("div", { class: "picture-full", role: "group" });
    const notes = make("div", { class: "picture-notes", role: "status" });
    const zoom = make("button", { type: "button", "aria-pressed": "false", "aria-keyshortcuts": "z", onclick: () => change(!view.classList.contains("zoomed")) }, text("page.pictures.zoom"), " ", make("kbd", { "aria-hidden": "true" }, "z"));
    const step = (difference, name, mark) => make("button", { type: "button", "aria-label": text(name), title: text(name), onclick: () => show(index + difference) }, mark);
    const buttons = [step(-1, "page.pictures.previous", "‹"), step(1, "page.pictures.next", "›")];
    const change = isZoomed => {
      view.classList.toggle("zoomed", isZoomed);
      view.tabIndex = isZoomed ? 0 : -1;
      zoom.setAttribute("aria-pressed", String(isZoomed));
      view.querySelector(".picture-frame")?.scrollIntoView({ block: "center", inline: "center" });
    };
    const show = async number => {
      index = (number + this.list.length) % this.list.length;
      const picture = this.list[index];
      title.replaceChildren(...heading(picture), ...this.list.length > 1 ? [make("span", { class: "muted" }, text("page.pictures.position", index + 1, this.list.length))] : []);
      notes.replaceChildren(...remarks(picture));
      view.setAttribute("aria-label", label(picture));
      const sheet = await this.sheet(picture);
      if (this.list[index] !== picture) return;
      view.replaceChildren(sheet?.element ?? make("p", { class: "note warning" }, findingMark("warning"), make("span", {}, text("page.pictures.failed"))));
      zoom.hidden = !sheet;
      change(view.classList.contains("zoomed"));
    };
    dialog.append(title, view, notes, make("div", { class: "buttons" }, this.list.length > 1 && buttons, zoom,
      make("button", { type: "button", class: "primary", onclick: () => dialog.close() }, text("page.close"))));
    dialog.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const isScrolled = view.classList.contains("zoomed") && view.contains(event.target);
      const act = event.key === "z" || event.code === "KeyZ" ? () => change(!view.classList.contains("zoomed"))
        : event.key === "p" || event.code === "KeyP" ? () => dialog.close()
        : event.key === "ArrowLeft" && !isScrolled ? () => show(index - 1)
        : event.key === "ArrowRight" && !isScrolled ? () => show(index + 1) : null;
      if (!act) return;
      event.preventDefault();
      act();
    });
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    dialog.showModal();
    show(index);
  }
}

/** The name of a screen, and its language in the language of the page. */
const caption = ({ name, htmlTag }) => ({ name, language: htmlTag ? languageName(htmlTag) : "" });

const label = picture => [caption(picture).language, picture.name].filter(Boolean).join(" · ");

const heading = picture => {
  const { name, language } = caption(picture);
  return [language && make("b", {}, language), make("bdi", { translate: "no" }, name)].filter(Boolean);
};

const isCertain = picture => picture.places.every(found => found.isCertain);

/** What somebody who can't see a picture has to know of it. */
const alternative = picture => [text("page.pictures.alternative", label(picture)), ...remarks(picture).map(remark => remark.textContent)].join(" ");

/** What is known of the string on a picture besides its place. */
function remarks(picture) {
  const read = [...new Set(picture.places.map(found => found.text).filter(Boolean))];
  return [
    read.length > 0 && make("p", {}, make("span", { class: "muted" }, `${text("page.pictures.read")} `), read.map((one, index) => [index > 0 && " · ", make("bdi", { lang: picture.htmlTag ?? "" }, one)])),
    !isCertain(picture) && make("p", { class: "muted" }, text("page.pictures.possible")),
  ].filter(Boolean);
}

/** Returns the size of a picture in the unit of its frames.

    Frames of a localization catalog are in pixels or in points; if all of them are in the upper
    left half or third of a picture, it has two or three pixels for each point. */
function size(picture, { naturalWidth, naturalHeight }) {
  if (picture.width) return { width: picture.width, height: picture.height };
  const scale = [3, 2].find(scale => picture.right && picture.right * scale <= naturalWidth && picture.bottom * scale <= naturalHeight) ?? 1;
  return { width: naturalWidth / scale, height: naturalHeight / scale };
}

/** Returns what of a frame is in the picture. */
function clipped({ x, y, width, height, isCertain }, right, bottom) {
  const [left, top] = [Math.min(Math.max(x, 0), right), Math.min(Math.max(y, 0), bottom)];
  return { x: left, y: top, width: Math.max(0, Math.min(x + width, right) - left), height: Math.max(0, Math.min(y + height, bottom) - top), isCertain };
}

/** Returns where a picture has to be in a small view that shows what surrounds its first string. */
function surroundings({ width, height, frames }) {
  const frame = frames[0];
  const ratio = small.height / small.width;
  // Most of the width of a phone, and less of that of a Mac.
  const usual = width < height ? .8 * width : .45 * width;
  const shown = Math.min(width, Math.max(usual, frame.width * 1.15, frame.height * 1.15 / ratio));
  const start = (center, length, all) => all <= length ? (all - length) / 2 : Math.min(Math.max(center - length / 2, 0), all - length);
  return {
    left: -start(frame.x + frame.width / 2, shown, width) / shown,
    top: -start(frame.y + frame.height / 2, shown * ratio, height) / (shown * ratio),
    width: width / shown, height: height / (shown * ratio),
  };
}

/** Places an element in its parent, in shares of its size; a policy allows no style attributes. */
function place(element, shares) {
  for (const [name, share] of Object.entries(shares)) element.style.setProperty(name, `${share * 100}%`);
}
