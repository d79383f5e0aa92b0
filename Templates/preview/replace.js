// Replaces a text in several strings, after showing what would change.

import { make, findingMark } from "./elements.js";
import { text } from "./texts.js";
import { isolated } from "./strings.js";
import * as server from "./server.js";

const pause = 150;

/** Asks what to replace in strings of a language, and replaces it. Returns the answer of the server
    after saving; null if the question is canceled. `fail` is called with an error. */
export function askToReplace({ catalog, language, keys, revision }, fail) {
  return new Promise(done => {
    let answer = null;
    let timer;
    let asked = 0;
    const fields = ["search", "with"].map(name => make("input", {
      type: "text", id: `replace-${name}`, autocomplete: "off", spellcheck: "false", lang: language.htmlTag, dir: language.isRightToLeft ? "rtl" : "auto",
      autofocus: name === "search", "aria-describedby": "replaceCount", oninput: () => changed(),
    }));
    const [search, replacement] = fields;
    const count = make("p", { id: "replaceCount", class: "count", role: "status" });
    const list = make("ul", { class: "replacements", tabindex: "0", "aria-label": text("page.replace.preview"), hidden: true });
    const button = make("button", { type: "button", class: "primary", disabled: true, onclick: () => save() }, text("page.replace.save"));
    const dialog = make("dialog", { class: "replace", "aria-labelledby": "replaceTitle" },
      make("h2", { id: "replaceTitle" }, text("page.replace.title", keys.length)),
      make("label", { for: "replace-search" }, text("page.replace.search")), search,
      make("label", { for: "replace-with" }, text("page.replace.with")), replacement,
      count, list,
      make("div", { class: "buttons" }, make("button", { type: "button", onclick: () => dialog.close() }, text("page.cancel")), button));

    const wanted = saves => ({ keys, language: language.tag, search: search.value, replacement: replacement.value, revision, saves });

    function changed() {
      clearTimeout(timer);
      button.disabled = true;
      timer = setTimeout(preview, pause);
    }

    async function preview() {
      const number = asked += 1;
      if (!search.value || search.value === replacement.value) return show({ texts: [], count: 0, refusedCount: 0 });
      try {
        const found = await server.replace(catalog, wanted(false));
        // What was typed meanwhile asks again.
        if (number === asked) show(found);
      } catch (error) {
        dialog.close();
        fail(error);
      }
    }

    function show(found) {
      const hidden = found.count + found.refusedCount - found.texts.length;
      count.textContent = found.change ? found.change.message
        : !search.value || search.value === replacement.value ? ""
        : found.count + found.refusedCount === 0 ? text("page.replace.none")
        : text("page.replace.count", found.count, found.refusedCount);
      list.replaceChildren(...found.texts.map(item), ...hidden > 0 ? [make("li", { class: "muted" }, text("page.replace.more", hidden))] : []);
      list.hidden = !found.texts.length;
      button.disabled = found.count === 0;
    }

    function item(one) {
      const runs = (name, parts) => make("p", { lang: language.htmlTag, dir: language.isRightToLeft ? "rtl" : "auto" }, parts.map(run => run.isMarked ? make(name, {}, isolated(run.text, language)) : isolated(run.text, language)));
      return make("li", { class: one.refusal ? "refused" : null },
        make("p", { class: "muted" }, make("bdi", {}, [one.key, one.path].filter(Boolean).join(" · "))),
        runs("del", one.old), runs("ins", one.new),
        one.refusal && make("p", { class: "note warning" }, findingMark("warning"), make("span", {}, one.refusal.message,
          one.refusal.findings.map(finding => [" ", finding.message, " ", make("code", {}, finding.rule)]))));
    }

    async function save() {
      button.disabled = true;
      try {
        const saved = await server.replace(catalog, wanted(true));
        if (saved.change.outcome !== "saved") return show(saved);
        answer = saved;
        dialog.close();
      } catch (error) {
        dialog.close();
        fail(error);
      }
    }

    for (const field of fields) {
      field.addEventListener("keydown", event => {
        if (event.key !== "Enter" || event.isComposing) return;
        event.stopPropagation();
        if (!button.disabled) save();
      });
    }
    dialog.onclose = () => {
      clearTimeout(timer);
      asked += 1;
      dialog.remove();
      done(answer);
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}
