import { newLegibleId } from '../../platform/db/public-id';

/** A new order's public id, 130 random bits; also its receipt at the provider, so at most 40 characters. */
export const newOrderId = () => newLegibleId('ord');

/** The number that a shopper reads and quotes: the first ten characters of the public id, "VC-4F7K2-9QXBM". */
export function orderNumber(publicId: string): string {
  const code = publicId.slice('ord_'.length).toUpperCase();
  return `VC-${code.slice(0, 5)}-${code.slice(5, 10)}`;
}
