import { shownTax, type CartItem, type ShopProduct } from '../cart/cart-state';

/** An entry of the wishlist: a cart line without a count, so that it can be moved to the cart. */
export type WishlistItem = Omit<CartItem, 'count'>;

export interface WishlistState {
  readonly wishlistItems: readonly WishlistItem[];
  readonly wishlistCount: number;
  readonly open: boolean;
  readonly selectedWishlistProduct: ShopProduct | null;
}

/** The entry for an added product. */
export function toWishlistItem(product: ShopProduct): WishlistItem {
  return {
    productId: product._id,
    productName: product.title,
    productCode: product.productCode,
    description: product.description ?? '',
    rate: product.rate,
    originalPrice: product.originalPrice,
    variant: product.defaultVariant || 'Default',
    photo: product.mainPhoto,
    discount: product.discount,
    slugProduct: product.slugProduct,
    _id: product._id,
    flashSale: product.flashSale ?? false,
    colors: product.colors,
    ...shownTax(product),
  };
}

interface WithWishlist {
  readonly wishlist: WishlistState;
}

export const selectWishlistItems = (state: WithWishlist) => state.wishlist.wishlistItems;
export const selectWishlistCount = (state: WithWishlist) => state.wishlist.wishlistCount;
export const selectWishlistOpen = (state: WithWishlist) => state.wishlist.open;
export const selectSelectedWishlistProduct = (state: WithWishlist) => state.wishlist.selectedWishlistProduct;

/** Whether a product is in the wishlist. */
export const selectIsWished = (state: WithWishlist, productId: string) =>
  state.wishlist.wishlistItems.some((item) => item.productId === productId);
