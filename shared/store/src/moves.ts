import { createAction } from '@reduxjs/toolkit';
import type { CartItem } from './cart/cart-state';
import type { WishlistItem } from './wishlist/wishlist-state';

/** Moves a line from the cart to the wishlist, whatever its quantity. An existing wishlist entry is not changed. */
export const moveToWishlist = createAction<CartItem>('shop/movedToWishlist');

/** Moves a wishlist entry to the cart as one unit, like any other add. */
export const moveToCart = createAction<WishlistItem>('shop/movedToCart');
