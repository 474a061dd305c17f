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

function appendEntry(state: Draft<WishlistState>, entry: WishlistItem): void {
  if (state.wishlistItems.some((item) => item.productId === entry.productId)) return;
  state.wishlistItems.push(entry);
  state.wishlistCount += 1;
}

function removeEntry(state: Draft<WishlistState>, productId: string): void {
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
      if (product?._id) appendEntry(state, toWishlistItem(product));
    },
    removeFromWishlist(state, { payload: productId }: PayloadAction<string>) {
      removeEntry(state, productId);
    },
    clearWishlist(state) {
      state.wishlistItems = [];
      state.wishlistCount = 0;
    },
    toggleWishlist(state) {
      state.open = !state.open;
    },
    selectWishlistProduct(state, { payload }: PayloadAction<ShopProduct | null>) {
      state.selectedWishlistProduct = payload as Draft<ShopProduct> | null;
    },
    wishlistRestored(state, { payload }: PayloadAction<{ items: readonly WishlistItem[]; count: number }>) {
      state.wishlistItems = [...payload.items];
      state.wishlistCount = payload.count;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(moveToWishlist, (state, { payload: { count: _count, ...entry } }) => appendEntry(state, entry))
      .addCase(moveToCart, (state, { payload: { productId } }) => removeEntry(state, productId));
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
