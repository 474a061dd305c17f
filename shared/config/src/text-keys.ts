/** A lowercase slug without punctuation: "Stamps & Inkpads" becomes "stamps-inkpads". Letters of all scripts are kept. */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Finds the item of a URL segment by its name or slug. An exact slug match takes precedence over a match without
 * hyphens, such as "Ding+Ding" for "Ding Ding".
 */
export function findBySlug<Item>(
  items: readonly Item[],
  segment: string,
  namesOf: (item: Item) => readonly string[],
): Item | undefined {
  const slug = slugify(segment);
  const bare = slug.replaceAll('-', '');
  const find = (sought: string, spell: (name: string) => string) =>
    sought === '' ? undefined : items.find((item) => namesOf(item).some((name) => spell(name) === sought));
  return find(slug, slugify) ?? find(bare, (name) => slugify(name).replaceAll('-', ''));
}

/** Invisible characters that search ignores, such as the joiners of Devanagari. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Normalizes a text for search: compatibility forms composed (NFKC), in lower case, with single spaces. */
export const searchKey = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').toLowerCase().replace(/\s+/g, ' ').trim();
