/** The methods of Storage that storing a cart needs. */
export type ShopStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The page's local storage, or null where the browser forbids it (reading the property throws then). */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
