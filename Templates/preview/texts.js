// The page's own texts. The server embeds the texts of one language; others are fetched.

let current = JSON.parse(document.getElementById("texts").textContent);

/** The language of the page. */
export const language = () => current.language;

/** All languages of the page's texts. */
export const languages = () => current.languages;

/** Returns the text of a key, with values for its placeholders. */
export function text(key, ...values) {
  let next = 0;
  return (current.texts[key] ?? key).replace(/%(?:(\d+)\$)?(?:@|lld)|%%/g, (found, position) => {
    if (found === "%%") return "%";
    const value = values[position ? position - 1 : next++];
    return typeof value === "number" ? value.toLocaleString(current.language) : String(value ?? "");
  });
}

/** Writes the texts into all elements that name one. */
export function write(root = document) {
  document.documentElement.lang = current.language;
  document.title = text("page.title");
  for (const element of root.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
  for (const element of root.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text(element.dataset.label));
  for (const element of root.querySelectorAll("[data-placeholder]")) element.placeholder = text(element.dataset.placeholder);
}

/** Switches to the texts of another language. */
export async function choose(tag) {
  if (tag === current.language) return;
  const answer = await fetch(`/texts?language=${encodeURIComponent(tag)}`);
  if (answer.ok) current = await answer.json();
}

const names = new Map();

/** Returns the name of a language in another one; the slow formatter is cached. */
function name(tag, language) {
  const key = `${language} ${tag}`;
  if (!names.has(key)) {
    try {
      names.set(key, new Intl.DisplayNames([language], { type: "language" }).of(tag) ?? tag);
    } catch {
      names.set(key, tag);
    }
  }
  return names.get(key);
}

/** Returns the name of a language in the language of the page, or its tag. */
export const languageName = tag => name(tag, current.language);

/** Returns the native name of a language, or its tag. */
export const ownName = tag => name(tag, tag);
