import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShopProduct } from '../cart/cart-state';
import { toWishlistItem, type WishlistItem, type WishlistState } from './wishlist-state';

const initialState: WishlistState = {
  wishlistItems: [],
  wishlistCount: 0,
  open: false,
  selectedWishlistProduct: null,
};

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    addToWishlist(state, { payload: product }: PayloadAction<ShopProduct | null | undefined>) {
      if (!product?._id) return;
      if (state.wishlistItems.some((item) => item.productId === product._id)) return;
      state.wishlistItems.push(toWishlistItem(product));
      state.wishlistCount += 1;
    },
    removeFromWishlist(state, { payload: productId }: PayloadAction<string>) {
      const index = state.wishlistItems.findIndex((item) => item.productId === productId);
      if (index < 0) return;
      state.wishlistItems.splice(index, 1);
      state.wishlistCount = Math.max(0, state.wishlistCount - 1);
    },
    clearWishlist(state) {
      state.wishlistItems = [];
      state.wishlistCount = 0;
    },
    toggleWishlist(state) {
      state.open = !state.open;
    },
    selectWishlistProduct(state, { payload }: PayloadAction<ShopProduct | null>) {
      state.selectedWishlistProduct = payload;
    },
    wishlistRestored(state, { payload }: PayloadAction<{ items: readonly WishlistItem[]; count: number }>) {
      state.wishlistItems = [...payload.items];
      state.wishlistCount = payload.count;
    },
  },
});

export const {
  addToWishlist,
  removeFromWishlist,
  clearWishlist,
  toggleWishlist,
  selectWishlistProduct,
  wishlistRestored,
} = wishlistSlice.actions;
