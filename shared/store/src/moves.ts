import { createAction } from '@reduxjs/toolkit';
import type { CartItem } from './cart/cart-state';
import type { WishlistItem } from './wishlist/wishlist-state';

/** A line goes from the cart to the wishlist, whatever its count. An entry that is there already stays as it is. */
export const moveToWishlist = createAction<CartItem>('shop/movedToWishlist');

/** An entry goes into the cart as one unit: an add like any other. */
export const moveToCart = createAction<WishlistItem>('shop/movedToCart');
