/** The tab's own storage, or null where the browser forbids it (reading the property throws then). */
export function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
