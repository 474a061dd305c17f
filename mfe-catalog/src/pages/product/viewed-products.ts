/** `<remote>-shopper-…`: the shell removes such entries when the shopper signs out. */
const key = 'catalog-shopper-viewed';

/** Maximum number of stored products. */
const LIMIT = 12;

/** The ids of the products that were viewed in this browser, latest first; empty if the storage is blocked. */
export function readViewed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id))
      .slice(0, LIMIT);
  } catch {
    return [];
  }
}

/** Adds a viewed product as the latest one. */
export function addViewed(id: string): void {
  const ids = [id, ...readViewed().filter((other) => other !== id)].slice(0, LIMIT);
  try {
    window.localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // The browser blocks storage.
  }
}

export function clearViewed(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // The browser blocks storage.
  }
}
