// The page, which connects its parts.

import * as server from "./server.js";
import * as texts from "./texts.js";
import { text } from "./texts.js";
import { make, fillChoice, breakable } from "./elements.js";
import { rows, filtered, isOpen } from "./strings.js";
import { List } from "./list.js";
import { Entry } from "./entry.js";
import { showLanguages, newLanguage, label } from "./languages.js";
import { listenToKeys, digit, isTyping } from "./keyboard.js";
import { help, askForWord } from "./dialogs.js";
import { askToReplace } from "./replace.js";
import { hasDraft, hasDrafts } from "./drafts.js";
import * as saves from "./saves.js";
import { Conflicts } from "./conflicts.js";

const get = id => document.getElementById(id);
const filter = { search: "", state: "", finding: "" };
const state = { catalog: 0, language: null, key: null, catalogs: [], all: [], firstKey: null };
const page = { row: key => state.byKey?.get(key), languages: () => current().languages, open, tell, fail, saved, forgetSave, forgetOutdated, confirmed, removed, drafted, saveAndNext, showAll, showList };
const list = new List(get("rows"), get("search"), (row, byHand) => choose(row.key, byHand), showSelection);
const entry = new Entry(get("entry"), page);
const conflicts = new Conflicts(get("conflicts"), { tell, fail, showMerge, isBroken: () => Boolean(current().problem) });

// — What is shown ————————————————————————————————————————————————

async function start() {
  const wanted = sessionStorage.getItem("catalog-preview-language");
  if (wanted) await texts.choose(wanted);
  server.speak(texts.language());
  const hasToken = server.takeToken();
  writeTexts();
  if (!hasToken) return showBanner(text("page.error.noToken"));
  Object.assign(state, server.place());
  await load();
  watch();
}

function writeAddress() {
  const parts = [state.catalog, state.language, state.key].filter(part => part !== null).map(encodeURIComponent);
  history.replaceState(null, "", `/#/${parts.join("/")}`);
}

async function load() {
  try {
    const { overview, strings } = await server.start(state.catalog, state.language ?? "");
    state.catalogs = overview.catalogs;
    if (!state.catalogs[state.catalog]) state.catalog = 0;
    // A file that could never be read has no strings.
    if (!strings && current().problem) {
      state.language = null;
      return showOverview();
    }
    const wanted = strings?.language ?? state.language;
    state.language = wanted ? addLanguage(wanted) : null;
    await loadStrings(strings);
  } catch (error) {
    fail(error);
  }
}

/** Returns after changes are on the screen, or soon if the page is hidden. Work that needs the
    browser's language data follows the first strings, as it takes as long as they do. */
const nextFrame = () => new Promise(done => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 100);
});

const current = () => state.catalogs[state.catalog];
const languageOf = tag => current().languages.find(language => language.tag === tag);
const unknown = { tag: "und", htmlTag: "und", isRightToLeft: false };

async function loadStrings(early) {
  if (state.language === null) return showOverview();
  const { catalog, language } = state;
  const answer = early ?? await server.strings(catalog, language);
  if (catalog !== state.catalog || language !== state.language) return;
  state.all = rows(answer);
  state.byKey = new Map(state.all.map(row => [row.key, row]));
  if (list.selected.size) list.select([]);
  const row = state.byKey.get(state.key) ?? firstRow();
  state.firstKey = row && row.key !== state.key && isWide() ? row.key : null;
  state.key = state.byKey.has(state.key) ? state.key : state.firstKey;
  drawRows(row);
  // The strings are shown before everything else.
  await nextFrame();
  showCount();
  showOverview();
  if (state.key === null) entry.clear();
  else await choose(state.key);
  loadFindings(catalog, language);
  loadOutdated(catalog, language);
}

/** Whether the list and a string are side by side. */
const isWide = () => matchMedia("(min-width: 761px)").matches;

/** Returns the first string of the list that waits for a translator, or the first of all. */
function firstRow() {
  const shown = filtered(state.all, filter);
  return shown.find(isOpen) ?? shown.find(row => row.key) ?? shown[0];
}

/** Asks for the outdated translations, which may take long to find. */
async function loadOutdated(catalog, language) {
  try {
    const answer = await server.outdated(catalog, language);
    if (catalog !== state.catalog || language !== state.language) return;
    const isFirst = state.key === state.firstKey && !state.all.some(isOpen) && !entry.isChanged;
    state.firstKey = null;
    takeOutdated(answer);
    const index = isFirst ? list.rows.findIndex(isOpen) : -1;
    if (index < 0) return;
    if (isWide()) await list.choose(index);
    else list.reveal(index);
  } catch (error) {
    fail(error);
  }
}

function takeOutdated(answer) {
  for (const row of state.all) row.outdated = [];
  for (const text of answer.texts) state.byKey.get(text.key)?.outdated.push(text);
  showRows();
  entry.showOutdated();
}

async function loadFindings(catalog, language) {
  try {
    const answer = await server.findings(catalog, language);
    if (catalog !== state.catalog || language !== state.language) return;
    for (const row of state.all) row.findings = [];
    const counts = new Map();
    for (const finding of answer.findings) {
      state.byKey.get(finding.key)?.findings.push(finding);
      counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
    }
    fillChoice(get("findingFilter"), [["", text("page.filter.allFindings")], ["any", text("page.filter.anyFinding")],
      ...[...counts].sort().map(([rule, count]) => [rule, `${rule} (${count})`])], filter.finding);
    if (!get("findingFilter").value) get("findingFilter").value = filter.finding = "";
    showRows();
  } catch (error) {
    fail(error);
  }
}

function showOverview() {
  const catalog = current();
  fillChoice(get("pageLanguage"), texts.languages().map(tag => [tag, texts.ownName(tag), tag]), texts.language());
  fillChoice(get("catalog"), state.catalogs.map((one, index) => [String(index), one.name]), String(state.catalog));
  get("catalogChoice").hidden = state.catalogs.length < 2;
  get("file").hidden = state.catalogs.length > 1;
  const [file, folder] = catalog.name.split("/").reverse();
  get("file").replaceChildren(make("span", { class: "folder" }, folder === undefined ? "" : `${folder}/`), make("span", {}, file));
  get("file").title = catalog.name;
  fillChoice(get("language"), [...catalog.languages.map(language => [language.tag, label(language)]), ["+", text("page.addLanguage")]], state.language);
  const hasDraftIn = language => hasDraft(state.catalog, language);
  showUndo();
  showLanguages(get("languages"), catalog.languages, state.language, { hasDraftIn, choose: chooseLanguage, add: askForLanguage });
  if (catalog.problem) showBanner(text("page.error.broken", catalog.problem));
  else get("banner").hidden = true;
  get("notice").hidden = !catalog.lintingProblem;
  get("notice").textContent = catalog.lintingProblem ?? "";
  conflicts.show(state.catalog, catalog.revision);
}

/** Shows the conflicts of a merge instead of the strings, which can't be read before. */
function showMerge(isOpen) {
  get("panes").hidden = get("languageChoice").hidden = isOpen;
  if (isOpen) get("banner").hidden = true;
}

function showRows() {
  drawRows();
  showCount();
}

/** Draws the list; `revealed` is a row to scroll to. */
function drawRows(revealed) {
  server.show();
  const source = languageOf(current().sourceLanguage) ?? unknown;
  list.show(filtered(state.all, filter), { catalog: state.catalog, language: languageOf(state.language) ?? unknown, source, search: filter.search }, state.key, revealed);
  entry.setOutside(state.key !== null && list.index < 0);
}

function showCount() {
  const [shown, all] = [list.rows.length, state.all.length];
  get("selectAll").hidden = !shown;
  get("count").textContent = shown === all ? text("page.count.all", all) : text("page.count.some", shown, all);
}

async function choose(key, byHand = false) {
  state.key = key;
  entry.setOutside(!list.rows.some(row => row.key === key));
  writeAddress();
  if (byHand) get("panes").classList.add("shows-entry");
  const language = languageOf(state.language) ?? unknown;
  await entry.show(state.catalog, language, languageOf(current().sourceLanguage) ?? unknown, key);
}

/** Shows a string, even if the filters hide it. */
function open(key) {
  let index = list.rows.findIndex(row => row.key === key);
  if (index < 0) {
    showAll();
    index = list.rows.findIndex(row => row.key === key);
  }
  if (index >= 0) list.choose(index);
}

/** Clears the search and the filters. */
function showAll() {
  Object.assign(filter, { search: "", state: "", finding: "" });
  get("search").value = get("stateFilter").value = get("findingFilter").value = "";
  showRows();
  list.reveal();
}

async function chooseLanguage(tag) {
  state.language = tag;
  filter.finding = "";
  showOverview();
  await loadStrings().catch(fail);
}

/** Adds a language to the page; it is in the file once a text of it is. */
function addLanguage(tag) {
  const { languages } = current();
  const count = languages[0] ? Object.values(languages[0].counts).reduce((sum, part) => sum + part, 0) : 0;
  if (languages.some(language => language.tag === tag)) return tag;
  const added = newLanguage(tag, count);
  if (added && !languages.some(language => language.tag === added.tag)) languages.push(added);
  return added?.tag ?? null;
}

async function askForLanguage() {
  const check = word => newLanguage(word, 0) ? null : text("page.addLanguageWrong");
  const tag = await askForWord(text("page.addLanguageQuestion"), text("page.add"), text("page.cancel"), check);
  if (tag) await chooseLanguage(addLanguage(tag));
  else showOverview();
}

function editChosen() {
  get("panes").classList.add("shows-entry");
  entry.edit();
}

async function editRow(index) {
  if (!list.rows.length) return;
  await list.choose(index, true);
  entry.edit();
}

function showList() {
  get("panes").classList.remove("shows-entry");
  get("rows").focus();
}

// — Saving ———————————————————————————————————————————————————————

async function saveAndNext() {
  if (entry.key === undefined || entry.key === null) return;
  const key = entry.key;
  if (!await entry.save()) return;
  const index = list.rows.findIndex(row => row.key === key);
  if (index + 1 >= list.rows.length) return;
  await list.choose(index + 1, true);
  if (entry.key === state.key) entry.edit();
}

async function saved(key, message = "page.saved", undo = undefined) {
  tell(text(message));
  keepSave(key, undo);
  await reload();
}

/** Keeps what a save or a confirmation can be undone with, if there is anything to undo. */
function keepSave(key, undo, confirmed = []) {
  if (undo !== undefined || confirmed.length) saves.add({ catalog: state.catalog, language: state.language, key, undo, confirmed });
  showUndo();
}

function forgetSave(save) {
  saves.remove(save);
  showUndo();
}

function showUndo() {
  const save = saves.latest();
  const button = get("undo");
  if (!save && document.activeElement === button) get("entry").focus();
  button.hidden = !save;
  button.title = save ? text("page.undoKey", save.key) : "";
}

let undoing = Promise.resolve();

/** Undoes the latest save after those before it, and shows its string. */
function undo() {
  undoing = undoing.then(undoLatest, undoLatest);
}

async function undoLatest() {
  const save = saves.latest();
  if (!save) return tell(text("page.nothingToUndo"));
  try {
    const { catalog, language, key, confirmed } = save;
    if (confirmed.length) await server.confirm(catalog, { keys: confirmed, language, isRight: false });
    if (save.undo !== undefined) {
      const answer = await server.change(catalog, { key, language, undoes: save.undo, removesEntry: false, allowsLostPlaceholders: false, fields: [] });
      if (answer.outcome === "notUndone") forgetSave(save);
      if (answer.outcome !== "saved") return tell(answer.message, true);
    }
    forgetSave(save);
    await show(save);
    tell(text("page.undone"));
  } catch (error) {
    fail(error);
  }
}

/** Shows a string of any catalog and language, as the file has it now. */
async function show({ catalog, language, key }) {
  const isHere = catalog === state.catalog && language === state.language;
  Object.assign(state, { catalog, language, key });
  await (isHere ? reload() : load());
  if (!state.byKey.has(key)) return;
  get("panes").classList.add("shows-entry");
  open(key);
}

/** Lists texts no longer as outdated, as they were saved. */
function forgetOutdated(key, paths) {
  const row = state.byKey.get(key);
  if (row) row.outdated = row.outdated.filter(text => !paths.includes(text.path));
}

/** Shows what remains after a translation was confirmed. */
function confirmed(answer, keys) {
  tell(text("page.confirmed"));
  keepSave(keys[0], undefined, keys);
  takeOutdated(answer);
}

/** Approves the string, and goes to the next one that waits for a translator. */
async function approve() {
  if (!entry.canApprove) return tell(text("page.nothingToApprove"));
  const { index } = list;
  if (!await entry.approve()) return;
  await reloading;
  // The string may have left the list.
  if (list.index < 0) list.index = index - 1;
  nextToDo();
}

function nextToDo() {
  const index = list.next(isOpen);
  if (index >= 0) return list.choose(index, true);
  tell(text("page.nothingToDo"));
}

function showSelection(selected) {
  const selection = get("selection");
  if (!selected.size && selection.contains(document.activeElement)) get("rows").focus();
  selection.hidden = !selected.size;
  get("selectedCount").textContent = text("page.selected", selected.size);
}

const selectAll = () => list.select(list.rows.map(row => row.key));

/** Gives all selected strings the chosen state; those that are translated are still right. */
async function setStates() {
  const { catalog, language } = state;
  const keys = [...list.selected];
  const wanted = get("newState").value;
  const approved = wanted === "translated" ? keys.filter(key => state.byKey.get(key)?.outdated.some(text => text.isOpen)) : [];
  try {
    const answer = await server.setStates(catalog, { keys, language, state: wanted, revision: current().revision });
    if (answer.outcome !== "saved") return tell(answer.message, true);
    if (approved.length) takeOutdated(await server.confirm(catalog, { keys: approved, language, isRight: true }));
    list.select([]);
    keepSave(keys[0], answer.undo, approved);
    tell(text("page.statesSet"));
    await reload();
  } catch (error) {
    fail(error);
  }
}

/** Replaces a text in all selected strings, once a person has seen what would change. */
async function replace() {
  const keys = [...list.selected];
  if (!keys.length) return tell(text("page.replace.noneSelected"));
  const { catalog } = state;
  const answer = await askToReplace({ catalog, language: languageOf(state.language) ?? unknown, keys, revision: current().revision }, fail);
  if (!answer) return;
  list.select([]);
  keepSave(keys[0], answer.change.undo);
  tell(text("page.replaced"));
  await reload();
}

async function removed(key, undo) {
  tell(text("page.staleRemoved"));
  keepSave(key, undo);
  const index = list.index;
  state.key = list.rows[index + 1]?.key ?? list.rows[index - 1]?.key ?? null;
  await reload();
}

let reloading = Promise.resolve();

/** Applies the current file, unless something else does; typed text stays. */
function reload() {
  reloading = reloading.then(takeFile, takeFile);
  return reloading;
}

async function takeFile() {
  // The file had no strings so far, as in a merge.
  if (state.language === null) return load();
  try {
    const { catalog, language } = state;
    const [overview, answer] = await Promise.all([server.overview(), server.strings(catalog, language)]);
    if (catalog !== state.catalog || language !== state.language) return;
    // The message about a broken file no longer applies.
    if (current().problem && !overview.catalogs[catalog].problem) tell("");
    state.catalogs = overview.catalogs;
    if (language) addLanguage(language);
    const { byKey } = state;
    state.all = rows(answer);
    for (const row of state.all) {
      const { findings = [], outdated = [] } = byKey.get(row.key) ?? {};
      Object.assign(row, { findings, outdated });
    }
    state.byKey = new Map(state.all.map(row => [row.key, row]));
    showOverview();
    showRows();
    if (state.key !== null && state.byKey.has(state.key)) await choose(state.key);
    else if (state.key === null || !entry.isChanged) entry.clear();
    else tell(text("page.stringGone"), true);
    loadFindings(catalog, language);
    loadOutdated(catalog, language);
  } catch (error) {
    fail(error);
  }
}

function drafted() {
  if (get("status").classList.contains("fault")) tell("");
  list.draw(true);
}

// — Others change the file ———————————————————————————————————————

async function watch() {
  let controller;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) controller?.abort();
  });
  for (;;) {
    // A hidden page does not wait for changes: a browser has few connections for all pages.
    if (document.hidden) await new Promise(done => document.addEventListener("visibilitychange", done, { once: true }));
    controller = new AbortController();
    try {
      const known = state.catalogs.map(catalog => catalog.revision);
      const revisions = await server.changes(known, controller.signal);
      if (get("banner").dataset.isLost) {
        delete get("banner").dataset.isLost;
        get("banner").hidden = true;
      }
      await reloading;
      if (revisions.some((revision, index) => revision !== state.catalogs[index]?.revision)) await reload();
    } catch (error) {
      if (error.name === "AbortError") continue;
      fail(error);
      // Another token comes with another URL.
      const needsToken = error.status === 401 || error.status === 403;
      await new Promise(done => needsToken ? addEventListener("hashchange", done, { once: true }) : setTimeout(done, 1500));
    }
  }
}

// — Telling ——————————————————————————————————————————————————————

let timer;

/** Shows a message that screen readers announce. */
function tell(message, isFault = false) {
  const status = get("status");
  clearTimeout(timer);
  status.replaceChildren(...breakable(message));
  status.className = isFault ? "status fault" : "status";
  status.classList.toggle("shown", Boolean(message));
  if (message && !isFault) timer = setTimeout(() => status.classList.remove("shown"), 4000);
}

function showBanner(message) {
  server.show();
  get("banner").replaceChildren(...breakable(message));
  get("banner").hidden = false;
}

function fail(error) {
  if (!(error instanceof server.ServerError)) throw error;
  const key = error.status === 0 ? "page.error.gone" : error.status === 401 ? "page.error.otherToken" : "page.error.unknown";
  if (error.status === 0) get("banner").dataset.isLost = "true";
  showBanner(text(key));
}

// — Controls —————————————————————————————————————————————————————

function writeTexts() {
  texts.write();
  fillChoice(get("stateFilter"), [["", text("page.filter.allStates")], ["open", text("page.filter.open")],
    ...["missing", "new", "needs_review", "outdated", "translated", "not_needed", "stale"].map(name => [name, text(`page.state.${name}`)])], filter.state);
  fillChoice(get("findingFilter"), [["", text("page.filter.allFindings")]], "");
  fillChoice(get("newState"), ["translated", "needs_review", "new"].map(name => [name, text(`page.state.${name}`)]), "translated");
}

get("search").addEventListener("input", event => {
  filter.search = event.target.value;
  showRows();
  get("rows").scrollTop = 0;
});
get("stateFilter").addEventListener("change", event => {
  filter.state = event.target.value;
  showRows();
});
get("findingFilter").addEventListener("change", event => {
  filter.finding = event.target.value;
  showRows();
});
get("language").addEventListener("change", event => event.target.value === "+" ? askForLanguage() : chooseLanguage(event.target.value));
get("catalog").addEventListener("change", event => {
  const catalog = Number(event.target.value);
  // A language that the other catalog lacks would be added to it.
  const isThere = state.catalogs[catalog].languages.some(language => language.tag === state.language);
  Object.assign(state, { catalog, language: isThere ? state.language : null, key: null });
  load();
});
get("pageLanguage").addEventListener("change", async event => {
  await texts.choose(event.target.value);
  sessionStorage.setItem("catalog-preview-language", texts.language());
  server.speak(texts.language());
  writeTexts();
  if (!state.catalogs.length) return;
  showOverview();
  await loadStrings().catch(fail);
});
get("undo").addEventListener("click", undo);
get("selectAll").addEventListener("click", () => selectAll());
get("setState").addEventListener("click", setStates);
get("clearSelection").addEventListener("click", () => list.select([]));
get("replace").addEventListener("click", replace);
get("help").addEventListener("click", help);
get("status").addEventListener("click", () => tell(""));
addEventListener("beforeunload", event => {
  if (hasDrafts()) event.preventDefault();
});
addEventListener("hashchange", () => {
  if (!server.takeToken()) return;
  // A new URL of the server opens the current string.
  if (location.hash.length > 2) Object.assign(state, server.place());
  load();
});

listenToKeys({
  next: () => get("panes").hidden ? conflicts.focus() : list.choose(list.index + 1),
  previous: () => list.choose(list.index - 1),
  nextToDo: () => get("panes").hidden ? conflicts.focus() : nextToDo(),
  approve,
  undo,
  select: () => list.toggle(),
  replace,
  takeHint: event => entry.hints.take(digit(event)),
  suggest: () => entry.hints.suggest(),
  enlarge: () => entry.pictures.open(),
  selectNext: () => list.selectThrough(list.index + 1),
  selectPrevious: () => list.selectThrough(list.index - 1),
  selectAll,
  edit: () => state.key === null ? editRow(list.rows.indexOf(firstRow())) : editChosen(),
  editHit: () => editRow(Math.max(list.index, 0)),
  saveAndNext,
  search: () => {
    get("panes").classList.remove("shows-entry");
    get("search").focus();
    get("search").select();
  },
  help,
  leave: () => {
    const isList = get("rows").checkVisibility();
    // On a narrow page, the list is behind the string.
    if (!isList && isTyping(document.activeElement)) document.querySelector(".back").focus();
    else if (isList && document.activeElement !== get("rows")) get("rows").focus();
    else showList();
  },
  pageDown: () => list.choose(list.index + 10),
  pageUp: () => list.choose(list.index - 10),
  first: () => list.choose(0),
  last: () => list.choose(list.rows.length - 1),
});

start();
