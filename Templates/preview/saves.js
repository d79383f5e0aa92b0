// What was saved in this tab and can be undone, the latest last. It survives reloading the page, but
// not the server, which keeps the earlier texts.

import { session } from "./server.js";

const storageKey = "catalog-preview-saves";
let saves = [];
let owner;

/** Another server knows nothing of earlier saves. */
function read() {
  if (owner === session()) return;
  owner = session();
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    saves = kept?.owner === owner ? kept.saves : [];
  } catch {
    saves = [];
  }
}

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ owner, saves }));
  } catch {
    // If the storage is full, only a page that is loaded again forgets them.
  }
}

/** Returns the latest save; undefined if there is none. */
export function latest() {
  read();
  return saves.at(-1);
}

/** Adds a save: its catalog, language, key, and the number that undoes it, or that it confirmed. */
export function add(save) {
  read();
  saves.push(save);
  keep();
}

/** Removes the save with a number, as it was undone or can't be. */
export function remove(catalog, undo) {
  const index = saves.findLastIndex(save => save.catalog === catalog && save.undo === undo);
  if (index >= 0) saves.splice(index, 1);
  keep();
}
