import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { limits } from '@shop/config';
import { toCartItem, type CartItem, type CartState, type ShopProduct } from './cart-state';

const initialState: CartState = { cartItems: [], open: false, count: 0, selectedProduct: null };

/** A quantity as typed or stepped to a whole number that a line may hold; what is no number becomes one. */
function lineCount(count: number): number {
  if (!Number.isFinite(count)) return limits.minQuantity;
  return Math.min(limits.maxQuantity, Math.max(limits.minQuantity, Math.floor(count)));
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    addToCart(state, { payload: product }: PayloadAction<ShopProduct | null | undefined>) {
      if (!product?._id) return;
      const line = state.cartItems.find((item) => item.productId === product._id);
      if (line) line.count += 1;
      else state.cartItems.push(toCartItem(product));
      state.count += 1;
    },
    removeFromCart(state, { payload: productId }: PayloadAction<string>) {
      const index = state.cartItems.findIndex((item) => item.productId === productId);
      if (index < 0) return;
      state.cartItems.splice(index, 1);
      state.count = Math.max(0, state.count - 1);
    },
    setCartLineCount(state, { payload }: PayloadAction<{ productId: string; count: number }>) {
      const line = state.cartItems.find((item) => item.productId === payload.productId);
      if (!line) return;
      const count = lineCount(payload.count);
      // Stepping a line up is an add, stepping it down takes one back: the badge follows by the difference.
      state.count = Math.max(0, state.count + count - line.count);
      line.count = count;
    },
    clearCart(state) {
      state.cartItems = [];
      state.count = 0;
    },
    toggleCart(state) {
      state.open = !state.open;
    },
    selectProduct(state, { payload }: PayloadAction<ShopProduct | null>) {
      state.selectedProduct = payload;
    },
    cartRestored(state, { payload }: PayloadAction<{ items: readonly CartItem[]; count: number }>) {
      state.cartItems = [...payload.items];
      state.count = payload.count;
    },
  },
});

export const {
  addToCart,
  removeFromCart,
  setCartLineCount,
  clearCart,
  toggleCart,
  selectProduct,
  cartRestored,
} = cartSlice.actions;
