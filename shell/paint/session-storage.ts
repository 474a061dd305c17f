/** The tab's session storage; null if the browser forbids access, in which case reading the property throws. */
export function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
