import { sessionStorageOrNull } from '../../paint/session-storage';

/** Key of the tab's storage. */
const storageKey = 'entryState';

/** The tab's history, and its storage; null where that is blocked. */
interface Tab {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

const thisTab = (): Tab => ({ history, storage: sessionStorageOrNull() });

/** Stores the state of the history entry for its next document. Browsers may drop one that was pushed just before a reload. */
export function storeEntryState({ history, storage }: Tab = thisTab()): void {
  try {
    storage?.setItem(storageKey, JSON.stringify({ address: location.href, state: history.state }));
  } catch {
    // The storage is full: the next document starts without the state, as if the URL had been typed.
  }
}

/** State that a document has stored; undefined for anything else, as all code of the shop can write to this storage. */
function readStored(text: string): { readonly address: string; readonly state: unknown } | undefined {
  try {
    const stored = JSON.parse(text) as { readonly address: string; readonly state: unknown } | null;
    return stored ?? undefined;
  } catch {
    return undefined;
  }
}

/** Gives the history entry the state that its earlier document stored, where the browser has lost it. Call it before the router reads it. */
export function restoreEntryState({ history, storage }: Tab = thisTab()): void {
  const stored = storage?.getItem(storageKey);
  if (!stored) return;
  storage?.removeItem(storageKey);
  const entry = readStored(stored);
  // The document may be that of another entry, when that one could not be loaded.
  if (history.state === null && entry?.address === location.href) history.replaceState(entry.state, '');
}
