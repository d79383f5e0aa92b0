// Communicates with the server. The token is in the fragment of the URL, which browsers never send;
// it is kept for this tab, so that the page can be reloaded, and sent in a header, which no other
// page can do.

const storageKey = "catalog-preview-token";
let languageOfPage;
speak(sessionStorage.getItem("catalog-preview-language") ?? document.documentElement.lang);

/** Removes the token from the URL, where others could read it. */
export function takeToken() {
  const found = /^#([0-9a-f]{32})(?:$|(?=\/))/.exec(location.hash);
  if (found) {
    sessionStorage.setItem(storageKey, found[1]);
    history.replaceState(null, "", `/#${location.hash.slice(33)}`);
  }
  return sessionStorage.getItem(storageKey) !== null;
}

/** Returns the token, which is another one after the server was started again. */
export const session = () => sessionStorage.getItem(storageKey);

/** Sets the language of the server's messages. */
export function speak(language) {
  languageOfPage = [language, ...navigator.languages].join(", ");
}

/** A failed request; the status is 0 if the server could not be reached. */
export class ServerError extends Error {
  constructor(status) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

async function request(path, query, options = {}) {
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
  return answer;
}

const ask = async (...wanted) => (await request(...wanted)).json();

// This module precedes the rest of the page, and requests the initial data.
let early = null;
if (takeToken()) {
  const { catalog, language } = place();
  early = ask("start", { catalog, language: language ?? "" });
  // The caller that awaits the response gets the error.
  early.catch(() => {});
  // Nothing is drawn before the strings, unless they take long: drawing an empty page is as slow as
  // drawing a full one.
  document.documentElement.classList.add("waiting");
  setTimeout(show, 300);
}

/** Makes the page visible. */
export function show() {
  document.documentElement.classList.remove("waiting");
}

/** Returns all catalogs and the strings of one in a language; an empty tag is the reader's best. */
export function start(catalog, language) {
  const answer = early ?? ask("start", { catalog, language });
  early = null;
  return answer;
}

/** Returns the catalog, language and key in the URL: #/0/ko/key. */
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

/** Returns the findings in a catalog, by key and language. */
export const findings = (catalog, language) => ask("findings", { catalog, language });

/** Returns the translations whose source texts have changed since they were made. */
export const outdated = (catalog, language) => ask("outdated", { catalog, language });

/** Says whether an outdated translation is still right, and returns those that remain. */
export const confirm = (catalog, wanted) => ask("confirm", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Returns the preview of an entry with its drafts. */
export const preview = (catalog, wanted, signal) =>
  ask("preview", { catalog }, { method: "POST", body: JSON.stringify(wanted), signal });

/** Changes an entry, and returns the outcome. */
export const change = (catalog, wanted) => ask("change", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Gives all texts of several strings in a language a state, and returns the outcome. */
export const setStates = (catalog, wanted) => ask("states", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Returns what is known about texts of a string. */
export const hints = (catalog, wanted, signal) =>
  ask("hints", { catalog }, { method: "POST", body: JSON.stringify(wanted), signal });

/** Returns what the command of the user suggests for a text. */
export const suggestion = (catalog, wanted) => ask("suggestion", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Replaces a text in several strings, or returns what that would change. */
export const replace = (catalog, wanted) => ask("replace", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Returns the bytes of a picture. */
export const picture = async number => (await request("picture", { number })).blob();

/** Returns the conflicts of a merge that git left open in a catalog. */
export const conflicts = catalog => ask("conflicts", { catalog });

/** Decides a conflict, and returns the outcome. */
export const decide = (catalog, wanted) => ask("decide", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Returns what git knows of a string in a language. */
export const textHistory = (catalog, wanted) => ask("history", { catalog }, { method: "POST", body: JSON.stringify(wanted) });

/** Returns the revisions of all catalogs once they differ from the known ones, or after a while. */
export const changes = (known, signal) => ask("changes", { revision: known.join(",") }, { signal });
