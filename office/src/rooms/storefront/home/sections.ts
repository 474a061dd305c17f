/** The sections of the home page after the hero, in their default order, by remote and module. */
export const homeSections = {
  'content/category-carousel': 'Category carousel',
  'catalog/new-arrivals': 'New Arrivals',
  'content/shop-by-theme': 'Shop by theme',
  'content/from-the-workshop': 'From the workshop',
  'content/trust-strip': 'Trust strip',
  'content/creators': 'Creators’ videos',
  'content/intro-banner': 'Intro banner',
  'content/reviews': 'Customer reviews',
  'content/latest-blogs': 'Latest posts',
} as const;

/** A section, and whether it is hidden. */
export interface SectionRow {
  readonly name: string;
  readonly hidden: boolean;
}

/** A section's name for staff; its remote and module if this office does not know it. */
export const sectionLabel = (name: string): string =>
  Object.hasOwn(homeSections, name) ? homeSections[name as keyof typeof homeSections] : name;

/** The stored sections, followed by those that the shop has added since. */
export function sectionRows(stored: readonly SectionRow[] | null): readonly SectionRow[] {
  const known = stored ?? [];
  const added = Object.keys(homeSections).filter((name) => !known.some((row) => row.name === name));
  return [...known, ...added.map((name) => ({ name, hidden: false }))];
}
