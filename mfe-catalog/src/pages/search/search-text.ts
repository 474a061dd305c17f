/** The most that is searched for, in characters. */
export const searchLength = 100;

/** What an address searches for: one line without blanks around it, empty when nothing is sought. */
export function searchText(query: URLSearchParams): string {
  const line = (query.get('q') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, searchLength).join('').trim();
}

/** Address of the results for a text: the path that `remote.json` names. */
export const searchPath = (text: string) =>
  text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`;
