// The languages of a catalog with their progress.

import { make, draftMark } from "./elements.js";
import { text, languageName, ownName } from "./texts.js";

const total = ({ counts }) => counts.translated + counts.needs_review + counts.new + counts.missing;

/** Returns the translated part of a language, from 0 to 1. */
export const progress = language => total(language) ? language.counts.translated / total(language) : 1;

const percent = (value, of) => {
  // Only a complete translation is shown as 100 %.
  const shown = value < 1 ? Math.min(value, 0.999) : 1;
  return (Math.floor(shown * 100) / 100).toLocaleString(of, { style: "percent" });
};

/** Returns the name of a language and its progress, for a choice. */
export const label = language => `${languageName(language.htmlTag)} · ${percent(progress(language), document.documentElement.lang)}`;

/** Returns a language that a catalog does not have yet; null if the tag is invalid. */
export function newLanguage(tag, count) {
  try {
    const locale = new Intl.Locale(tag);
    const direction = (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
    return {
      tag: locale.toString(), htmlTag: locale.toString(), isRightToLeft: direction === "rtl",
      counts: { translated: 0, needs_review: 0, new: 0, missing: count },
    };
  } catch {
    return null;
  }
}

/** Fills the navigation with the languages; `actions` handle clicks and tell unsaved languages. */
export function showLanguages(element, languages, chosen, actions) {
  element.replaceChildren(
    make("h2", {}, text("page.languages")),
    make("ul", {}, languages.map(language => make("li", {},
      make("button", {
        type: "button", "aria-current": language.tag === chosen ? "true" : null,
        onclick: () => actions.choose(language.tag), title: details(language),
      },
        make("span", { class: "names" },
          actions.hasDraftIn(language.tag) && draftMark(),
          make("span", { class: "name" }, languageName(language.htmlTag)),
          ownName(language.htmlTag) !== languageName(language.htmlTag) && make("span", { class: "own", lang: language.htmlTag, dir: "auto" }, ownName(language.htmlTag))),
        make("span", { class: "percent" }, percent(progress(language), document.documentElement.lang)),
        bar(language))))),
    make("button", { type: "button", class: "quiet add", onclick: actions.add }, text("page.addLanguage")));
}

function details(language) {
  return ["translated", "needs_review", "new", "missing"].map(state => `${text(`page.state.${state}`)}: ${language.counts[state].toLocaleString(document.documentElement.lang)}`).join(" · ");
}

function bar(language) {
  const parts = ["translated", "needs_review", "new"].map(state => {
    const part = make("span", { class: state });
    part.style.width = `${100 * language.counts[state] / (total(language) || 1)}%`;
    return part;
  });
  return make("span", { class: "progress", "aria-hidden": "true" }, parts);
}
