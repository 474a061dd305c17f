import { sessionStorageOrNull } from '../../paint/session-storage';

/** Key of the tab's storage. */
const storageKey = 'entryState';

/** The tab's history and session storage; the storage is null if it is blocked. */
interface Tab {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

const thisTab = (): Tab => ({ history, storage: sessionStorageOrNull() });

/**
 * Stores the state of the history entry for its next document, because browsers may drop a state that was pushed just before a
 * reload.
 */
export function storeEntryState({ history, storage }: Tab = thisTab()): void {
  try {
    storage?.setItem(storageKey, JSON.stringify({ address: location.href, state: history.state }));
  } catch {
    // The storage is full: the next document starts without the state, as if the URL had been typed.
  }
}

/** Parses a stored state. Undefined for anything else, because all code of the shop can write to this storage. */
function readStored(text: string): { readonly address: string; readonly state: unknown } | undefined {
  try {
    const stored = JSON.parse(text) as { readonly address: string; readonly state: unknown } | null;
    return stored ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Restores the history entry's state from the previous document if the browser lost it. Call it before the router reads the state.
 */
export function restoreEntryState({ history, storage }: Tab = thisTab()): void {
  const stored = storage?.getItem(storageKey);
  if (!stored) return;
  storage?.removeItem(storageKey);
  const entry = readStored(stored);
  // The stored state may belong to another entry whose document could not be loaded.
  if (history.state === null && entry?.address === location.href) history.replaceState(entry.state, '');
}
