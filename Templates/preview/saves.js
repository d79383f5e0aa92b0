// What was saved in this tab and can be undone, the latest last. It survives reloading the page,
// but not the server, which keeps the earlier texts.

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

/** Adds a save: its catalog, language and key, the number that undoes it, and the keys of the
    strings that were confirmed. */
export function add(save) {
  read();
  saves.push(save);
  keep();
}

/** Removes a save, as it was undone or can't be. */
export function remove(save) {
  saves = saves.filter(other => other !== save);
  keep();
}

/** Returns the save that a number undoes. */
export const withNumber = (catalog, undo) => saves.find(save => save.catalog === catalog && save.undo === undo);
