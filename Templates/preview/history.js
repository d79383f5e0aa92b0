// What git knows of a string: who translated it, when, from which source text, and each text, which
// can be put back into its field.

import { make } from "./elements.js";
import { text } from "./texts.js";
import { stateName, label } from "./field.js";
import * as server from "./server.js";

/** Returns the history of an entry, which is asked for once somebody opens it. */
export function historyPanel(entry) {
  const { catalog, key, language } = entry;
  const content = make("div", { class: "history-versions", role: "status" });
  const details = make("details", { class: "history" }, make("summary", {}, text("page.history")), content);
  details.addEventListener("toggle", async () => {
    if (!details.open || details.dataset.isAsked) return;
    details.dataset.isAsked = "true";
    content.replaceChildren(make("p", { class: "muted" }, text("page.history.loading")));
    try {
      const answer = await server.textHistory(catalog, { key, language: language.tag });
      content.replaceChildren(...versions(entry, answer));
    } catch (error) {
      delete details.dataset.isAsked;
      content.replaceChildren();
      entry.page.fail(error);
    }
  });
  return details;
}

function versions(entry, answer) {
  const list = make("ol", {}, answer.versions.map(version => make("li", {},
    make("p", { class: "history-commit" },
      make("b", { dir: "auto" }, version.author), make("time", { datetime: version.date }, version.date), make("code", {}, version.commit)),
    version.texts.length ? version.texts.map(found => historyText(entry, version, found)) : make("p", { class: "muted" }, text("page.removed")),
    !entry.isSource && version.source && make("p", { class: "history-source" },
      make("span", { class: "muted" }, `${text("page.outdated.earlier")} `),
      make("span", { lang: entry.source.htmlTag, dir: "auto" }, version.source)))));
  return [answer.versions.length ? list : null, answer.note && make("p", { class: "muted" }, answer.note)].filter(Boolean);
}

function historyText(entry, version, found) {
  const field = entry.fields.find(field => field.path === found.path);
  const name = field ? label(field.variation).join(" · ") : found.path;
  const isCurrent = field && field.base.text === found.text;
  return make("div", { class: "history-text" },
    name && make("span", { class: "muted" }, name),
    make("span", { class: "history-value", lang: entry.language.htmlTag, dir: entry.language.isRightToLeft ? "rtl" : "auto" }, found.text),
    found.state && make("span", { class: "muted" }, stateName(found.state)),
    field?.location && !isCurrent && make("button", {
      type: "button", class: "small", "aria-label": `${text("page.history.putBack")}: ${found.text}`,
      onclick: () => field.type(found.text),
    }, text("page.history.putBack")));
}
