/** The methods of Storage that storing a cart needs. */
export type ShopStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The page's local storage, or null where the browser forbids it (reading the property throws) or has none. */
export function browserStorage(): Storage | null {
  try {
    // Undefined in a web view without DOM storage.
    return window.localStorage ?? null;
  } catch {
    return null;
  }
}
