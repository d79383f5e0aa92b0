// Talks to the server. The token stands behind the # of the address, which no browser sends anywhere; it is
// kept for this tab, so that the page can be loaded again, and sent as a header, which no other page can do.

const storageKey = "catalog-preview-token";
let languageOfPage;
speak(sessionStorage.getItem("catalog-preview-language") ?? document.documentElement.lang);

/** Takes the token out of the address, where others could read it. */
export function takeToken() {
  const found = /^#([0-9a-f]{32})(?:$|(?=\/))/.exec(location.hash);
  if (found) {
    sessionStorage.setItem(storageKey, found[1]);
    history.replaceState(null, "", `/#${location.hash.slice(33)}`);
  }
  return sessionStorage.getItem(storageKey) !== null;
}

/** Says in which language the server is to speak. */
export function speak(language) {
  languageOfPage = [language, ...navigator.languages].join(", ");
}

/** A request that got no useful answer; the status is 0 when the server could not be reached. */
export class ServerError extends Error {
  constructor(status) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

async function ask(path, query, options = {}) {
  const address = `/api/${path}?${new URLSearchParams(query)}`;
  const headers = { Authorization: `Bearer ${sessionStorage.getItem(storageKey)}`, "Accept-Language": languageOfPage };
  if (options.body) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(address, { ...options, headers: headers, cache: "no-store", credentials: "omit" });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ServerError(0);
  }
  if (!answer.ok) throw new ServerError(answer.status);
  return answer.json();
}

// This module comes before the rest of the page, and asks for what will be wanted first.
let early = null;
if (takeToken()) {
  const { catalog, language } = place();
  early = ask("start", { catalog, language: language ?? "" });
  // Who takes the answer hears of a fault.
  early.catch(() => {});
  // Nothing is drawn before the strings, unless they take long: a browser draws an empty page as slowly as a full one.
  document.documentElement.classList.add("waiting");
  setTimeout(show, 300);
}

/** Lets the page be seen. */
export function show() {
  document.documentElement.classList.remove("waiting");
}

/** Returns all catalogs and the strings of one in a language; an empty one stands for the best for the reader. */
export function start(catalog, language) {
  const answer = early ?? ask("start", { catalog, language });
  early = null;
  return answer;
}

/** Returns the catalog, language and key that the address names: #/0/ko/key. */
export function place() {
  const [, catalog, language, ...key] = location.hash.replace(/^#/, "").split("/");
  return { catalog: Number(catalog) || 0, language: language ? decode(language) : null, key: key.length ? decode(key.join("/")) : null };
}

function decode(string) {
  try {
    return decodeURIComponent(string);
  } catch {
    return string;
  }
}

/** Returns all catalogs with their languages. */
export const overview = () => ask("overview", {});

/** Returns the strings of a catalog in a language. */
export const strings = (catalog, language) => ask("strings", { catalog, language });

/** Returns what the rules find in a catalog, by key and language. */
export const findings = (catalog, language) => ask("findings", { catalog, language });

/** Returns an entry as readers will see it, with drafts in place of what the file has. */
export const preview = (catalog, wanted, signal) =>
  ask("preview", { catalog }, { method: "POST", body: JSON.stringify(wanted), signal });

/** Changes an entry, and returns what became of that. */
export const change = (catalog, wanted) => ask("change", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Returns the revisions of all catalogs when they are others than the known ones, or after a while. */
export const changes = (known, signal) => ask("changes", { revision: known.join(",") }, { signal });
