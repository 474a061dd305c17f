const INTEGER = /^[1-9]\d{0,5}$/;

/** The page that an address asks for: 1 when it asks for none, null when what it asks for cannot be a page. */
export function pageFromQuery(query: URLSearchParams): number | null {
  const page = query.get('page');
  if (page === null) return 1;
  return INTEGER.test(page) ? Number(page) : null;
}
