/** Reads a JSON block that the server put into the document; null if it is missing or invalid. */
export function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
