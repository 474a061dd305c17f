import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { ShopProduct } from '../cart/cart-state';
import { moveToCart, moveToWishlist } from '../moves';
import { toWishlistItem, type WishlistItem, type WishlistState } from './wishlist-state';

const initialState: WishlistState = {
  wishlistItems: [],
  wishlistCount: 0,
  open: false,
  selectedWishlistProduct: null,
};

function appendWish(state: Draft<WishlistState>, wish: WishlistItem): void {
  if (state.wishlistItems.some((item) => item.productId === wish.productId)) return;
  state.wishlistItems.push(wish);
  state.wishlistCount += 1;
}

function removeWish(state: Draft<WishlistState>, productId: string): void {
  const index = state.wishlistItems.findIndex((item) => item.productId === productId);
  if (index < 0) return;
  state.wishlistItems.splice(index, 1);
  state.wishlistCount = Math.max(0, state.wishlistCount - 1);
}

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    addToWishlist(state, { payload: product }: PayloadAction<ShopProduct | null | undefined>) {
      if (product?._id) appendWish(state, toWishlistItem(product));
    },
    removeFromWishlist(state, { payload: productId }: PayloadAction<string>) {
      removeWish(state, productId);
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
  extraReducers: (builder) => {
    builder
      .addCase(moveToWishlist, (state, { payload: { count: _count, ...wish } }) => appendWish(state, wish))
      .addCase(moveToCart, (state, { payload: { productId } }) => removeWish(state, productId));
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
