/** The address of a list with some of its parameters changed; an empty one is left out. Another filter begins at page 1. */
export function listAddress(
  path: string,
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value.trim()) next.set(name, value.trim());
    else next.delete(name);
  }
  const text = next.toString();
  return `${path}${text && `?${text}`}`;
}

/** The page that an address asks for; the first where it asks for none that there could be. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day that an address names; undefined for what is none. */
export const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const text = search.get(name);
  return text && day.test(text) ? text : undefined;
};
