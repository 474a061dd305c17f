import { limits } from '@shop/config';
import { coloursOf } from '@shop/contracts/product-colours';
import type { CartItem } from '../cart/cart-state';
import type { WishlistItem } from '../wishlist/wishlist-state';
import { asFields, percent, photo, rupees, text, integer, type Fields } from './fields';

function readCommon(fields: Fields): WishlistItem | null {
  const productId = text(fields.productId);
  const productName = text(fields.productName);
  const rate = rupees(fields.rate);
  const picture = photo(fields.photo);
  if (!productId || !productName || rate === null || !picture) return null;
  const colors = text(fields.colors) ?? '';
  // An unknown colour is dropped, so that the line has the first one.
  const color = coloursOf({ colors }).find((name) => name === fields.color);
  const shownGstRate = percent(fields.shownGstRate);
  return {
    productId,
    productName,
    productCode: text(fields.productCode),
    description: text(fields.description) ?? '',
    rate,
    originalPrice: rupees(fields.originalPrice) ?? rate,
    variant: text(fields.variant) ?? 'Default',
    photo: picture,
    discount: percent(fields.discount) ?? 0,
    // Older entries have only the id, which also opens the product page.
    slugProduct: text(fields.slugProduct) ?? productId,
    _id: text(fields._id) ?? productId,
    flashSale: fields.flashSale === true,
    colors,
    ...(color !== undefined && { color }),
    ...(shownGstRate !== null && { shownGstRate }),
  };
}

/** Reads a stored entry of the wishlist; null if it is invalid. */
export function readWishlistItem(value: unknown): WishlistItem | null {
  const fields = asFields(value);
  return fields && readCommon(fields);
}

/** Reads a stored line of the cart; null if it is invalid. */
export function readCartItem(value: unknown): CartItem | null {
  const fields = asFields(value);
  const common = fields && readCommon(fields);
  if (!common) return null;
  return {
    ...common,
    count: integer(fields.count, limits.minQuantity, limits.maxQuantity) ?? limits.minQuantity,
  };
}
