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
  // One that is not among the product's is left out, which makes it the first.
  const color = coloursOf({ colors }).find((name) => name === fields.color);
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
    // The product page can be opened by id as well, which is all that an older entry has.
    slugProduct: text(fields.slugProduct) ?? productId,
    _id: text(fields._id) ?? productId,
    flashSale: fields.flashSale === true,
    colors,
    ...(color !== undefined && { color }),
  };
}

/** An entry of the wishlist as storage had it, or null when it cannot be one. */
export function readWishlistItem(value: unknown): WishlistItem | null {
  const fields = asFields(value);
  return fields && readCommon(fields);
}

/** A line of the cart as storage had it, or null when it cannot be one. */
export function readCartItem(value: unknown): CartItem | null {
  const fields = asFields(value);
  const common = fields && readCommon(fields);
  if (!common) return null;
  return {
    ...common,
    count: integer(fields.count, limits.minQuantity, limits.maxQuantity) ?? limits.minQuantity,
  };
}
