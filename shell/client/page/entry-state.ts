import { sessionStorageOrNull } from '../../paint/session-storage';

/** Key of the tab's storage. */
const storageKey = 'entryState';

/** The tab's history, and its storage; null where that is blocked. */
interface Tab {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

const thisTab = (): Tab => ({ history, storage: sessionStorageOrNull() });

/** Keeps the state of the history entry for its next document. Browsers may drop one that was pushed just before a reload. */
export function keepEntryState({ history, storage }: Tab = thisTab()): void {
  try {
    storage?.setItem(storageKey, JSON.stringify({ address: location.href, state: history.state }));
  } catch {
    // The storage is full: the next document does without the state, as after opening the address by hand.
  }
}

/** Gives the history entry the state that its earlier document kept, where the browser has not. Call it before the router reads it. */
export function restoreEntryState({ history, storage }: Tab = thisTab()): void {
  const kept = storage?.getItem(storageKey);
  if (!kept) return;
  storage?.removeItem(storageKey);
  const { address, state } = JSON.parse(kept) as { readonly address: string; readonly state: unknown };
  // The document may be that of another entry, when the kept one could not be loaded.
  if (history.state === null && address === location.href) history.replaceState(state, '');
}
