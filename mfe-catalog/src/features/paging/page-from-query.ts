/** The page that an address asks for: 1 unless `page` is a whole number above it. */
export function pageFromQuery(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}
