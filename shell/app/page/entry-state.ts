import { sessionStorageOrNull } from '../../paint/session-storage';

/** Key of the tab's storage. */
const storageKey = 'entryState';
/** Start of a fragment that carries a state. */
const fragmentStart = '#entry-state=';

/** The tab's history, session storage and address; the storage is null if it is blocked. */
interface Tab {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly location: Pick<Location, 'href' | 'hash' | 'pathname' | 'search' | 'origin'>;
  /** URL of the page that opened the document. */
  readonly referrer: string;
}

const thisTab = (): Tab => ({
  history,
  storage: sessionStorageOrNull(),
  location,
  referrer: document.referrer,
});

interface StoredEntry {
  readonly address: string;
  readonly state: unknown;
}

/** Returns false if the storage is blocked or full. */
function writeTo(storage: Tab['storage'], text: string): boolean {
  try {
    storage?.setItem(storageKey, text);
    return storage?.getItem(storageKey) === text;
  } catch {
    return false;
  }
}

/** Reads and removes the state in the storage. */
function takeFrom(storage: Tab['storage']): string | null {
  try {
    const text = storage?.getItem(storageKey) ?? null;
    if (text !== null) storage?.removeItem(storageKey);
    return text;
  } catch {
    return null;
  }
}

/** Parses a stored state. Undefined for anything else, because all code of the shop can write to this storage. */
function parse(text: string | null): StoredEntry | undefined {
  try {
    return (JSON.parse(text ?? 'null') as StoredEntry | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads the state in the fragment, and removes it from the address. A link on another site must not set a state. */
function takeFromAddress({ history, location, referrer }: Tab): string | null {
  const { hash, pathname, search, origin } = location;
  if (!hash.startsWith(fragmentStart)) return null;
  history.replaceState(history.state, '', pathname + search.replace(/[?&]$/, ''));
  if (!referrer.startsWith(`${origin}/`)) return null;
  try {
    return decodeURIComponent(hash.slice(fragmentStart.length));
  } catch {
    return null;
  }
}

/**
 * Stores the state of the history entry for its next document, because browsers drop a state that was pushed just before a
 * document load. Without it, Buy Now would lose its product. Returns null or, if the storage is blocked or full, the URL to
 * load instead: it carries the state in its fragment, and differs from the entry's URL in an empty query parameter, so that it
 * is loaded.
 */
export function storeEntryState({ history, storage, location }: Tab = thisTab()): string | null {
  const text = JSON.stringify({ address: location.href, state: history.state as unknown });
  if (writeTo(storage, text)) return null;
  // Only `usr` is a page's own state.
  const { usr = null } = (history.state ?? {}) as { readonly usr?: unknown };
  if (usr === null) return null;
  const { pathname, search } = location;
  return `${pathname}${search === '' ? '?' : `${search}&`}${fragmentStart}${encodeURIComponent(text)}`;
}

/**
 * Restores the history entry's state from the previous document if the browser lost it. Call it before the router reads the state.
 */
export function restoreEntryState(tab: Tab = thisTab()): void {
  const carried = parse(takeFromAddress(tab));
  const { history, location } = tab;
  const entry = carried ?? parse(takeFrom(tab.storage));
  if (history.state !== null || typeof entry?.address !== 'string') return;
  // The stored state may belong to another entry whose document could not be loaded.
  const { origin, pathname, search } = location;
  const page = origin + pathname + search;
  if (carried ? entry.address.split('#')[0] === page : entry.address === location.href)
    history.replaceState(entry.state, '', carried && entry.address);
}
