import type { Photo } from '@shop/contracts';

/** An object whose fields have not been checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

// Ten million rupees: far above any price, and small enough for exact sums in paise.
const maxRupees = 10_000_000;

export function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function between(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

/** An amount of rupees, or null. */
export const rupees = (value: unknown) => between(value, 0, maxRupees);

/** A percentage, or null. */
export const percent = (value: unknown) => between(value, 0, 100);

/** A whole number within bounds, or null. */
export function integer(value: unknown, least: number, most: number): number | null {
  return Number.isInteger(value) ? between(value, least, most) : null;
}

/** A photo, or null. Old carts stored only its URL. */
export function photo(value: unknown): Photo | null {
  const fields = typeof value === 'string' ? { secure_url: value } : asFields(value);
  const address = text(fields?.secure_url);
  if (!fields || !address) return null;
  return {
    secure_url: address,
    width: integer(fields.width, 1, 100_000) ?? undefined,
    height: integer(fields.height, 1, 100_000) ?? undefined,
    placeholder: text(fields.placeholder) ?? undefined,
    srcset: text(fields.srcset) ?? undefined,
    avif: text(fields.avif) ?? undefined,
  };
}
