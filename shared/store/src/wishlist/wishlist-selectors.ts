import type { WishlistState } from './wishlist-state';

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
