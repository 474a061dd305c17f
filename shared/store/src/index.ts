export { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export { createShopStore, type ShopStoreOptions, type StoreApi } from './create-store';
export { injectSlice } from './inject-slice';
export { onCartLimit, onItemAdded, type InjectableSlice } from './store-internals';
export type { AddedTo, CartLimit, CartLimitListener, ItemAddedListener } from './item-added';
export type { ShopDispatch, ShopLoadContext, ShopRouteModule, ShopState, ShopStore } from './store-types';
export { ShopStoreProvider, useInjectedSlice, useShopDispatch, useShopSelector, useShopStore } from './react';

export {
  addToCart,
  clearCart,
  removeFromCart,
  returnToCart,
  selectProduct,
  setCartLineCount,
  toggleCart,
} from './cart/cart-slice';
export {
  selectCartCount,
  selectCartItems,
  selectCartOpen,
  selectCartSavedPaise,
  selectCartTotalPaise,
  selectFreeShipping,
  selectSelectedProduct,
  type FreeShipping,
} from './cart/cart-selectors';
export type { AddToCart, AddToCartAction, CartAddition } from './cart/add-to-cart';
export type { CartItem, CartState, RemovedLine, ShopProduct } from './cart/cart-state';

export {
  addToWishlist,
  clearWishlist,
  removeFromWishlist,
  selectWishlistProduct,
  toggleWishlist,
} from './wishlist/wishlist-slice';
export {
  selectIsWished,
  selectSelectedWishlistProduct,
  selectWishlistCount,
  selectWishlistItems,
  selectWishlistOpen,
  type WishlistItem,
  type WishlistState,
} from './wishlist/wishlist-state';

export { moveToCart, moveToWishlist } from './moves';

export {
  selectSessionKnown,
  selectSessionUser,
  sessionEnded,
  sessionVerified,
  type SessionState,
} from './session/session-slice';

export { leaveAccount } from './account/leave-account';
export { persistToStorage, restoreFromStorage } from './persistence/persist';
export { browserStorage, type ShopStorage } from './persistence/storage';
