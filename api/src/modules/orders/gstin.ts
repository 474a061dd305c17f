import { shop, stateCodes } from '@shop/config';

const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * The shop's GSTIN out of SHOP_GSTIN, or null where none is set: no number is ever made up. Throws a line for the
 * operator when it is none, or that of another state than the shop's.
 */
export function readGstin(text: string | undefined): string | null {
  if (!text) return null;
  if (!gstinPattern.test(text))
    throw new Error(`SHOP_GSTIN must be 15 characters like 08ABCDE1234F1Z5, not "${text}".`);
  const code = stateCodes[shop.state];
  if (!text.startsWith(code)) {
    throw new Error(`SHOP_GSTIN must start with ${code}, the code of the shop's state, ${shop.state}.`);
  }
  return text;
}
