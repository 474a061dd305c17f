/** Options that search engines know, by their usual names in English. */
const kinds = {
  color: /^colou?rs?$/i,
  size: /^sizes?$/i,
  material: /^materials?$/i,
  pattern: /^patterns?$/i,
} as const;

/** A property of schema.org and of product feeds. */
export type OptionKind = keyof typeof kinds;

/** The property that a product option such as "Colour" belongs to; undefined for others, such as "Ruling". */
export const optionKind = (name: string): OptionKind | undefined =>
  (Object.keys(kinds) as OptionKind[]).find((kind) => kinds[kind].test(name.trim()));
