/** A lowercase slug without punctuation: "Stamps & Inkpads" becomes "stamps-inkpads". Letters of any script stay. */
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
 * The item that a segment of an address names, by any of its names or slugs. A spelling without the hyphens, such as "Ding+Ding" for
 * "Ding Ding", counts unless a slug matches exactly.
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

/** Characters without a glyph, such as the joiners of Devanagari, which search ignores. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A text as it is compared in searches: compatibility forms composed (NFKC), in lower case, with single spaces. */
export const searchKey = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').toLowerCase().replace(/\s+/g, ' ').trim();
