import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { limits } from '@shop/config';
import { moveToCart, moveToWishlist } from '../moves';
import { additionOf, type AddToCart, type AddToCartAction } from './add-to-cart';
import { toCartItem, type CartItem, type CartState, type RemovedLine, type ShopProduct } from './cart-state';

const initialState: CartState = { cartItems: [], open: false, count: 0, selectedProduct: null };

/** A quantity as typed or stepped to a whole number that a line may hold; what is no number becomes one. */
function lineCount(count: number): number {
  if (!Number.isFinite(count)) return limits.minQuantity;
  return Math.min(limits.maxQuantity, Math.max(limits.minQuantity, Math.floor(count)));
}

function removeLine(state: Draft<CartState>, productId: string): void {
  const index = state.cartItems.findIndex((item) => item.productId === productId);
  if (index < 0) return;
  state.cartItems.splice(index, 1);
  state.count = Math.max(0, state.count - 1);
}

/** More pieces of a line, up to what one may hold; it begins as `first` when there is none. */
function addPieces(state: Draft<CartState>, first: CartItem, quantity: number): void {
  const line = state.cartItems.find((item) => item.productId === first.productId);
  const before = line?.count ?? 0;
  const count = lineCount(before + lineCount(quantity));
  if (line) line.count = count;
  else state.cartItems.push({ ...first, count });
  state.count += count - before;
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    addToCart: {
      reducer(state, { payload: product, meta }: AddToCartAction<string>) {
        if (product?._id) addPieces(state, toCartItem(product), meta.quantity);
      },
      prepare: additionOf,
    },
    removeFromCart(state, { payload: productId }: PayloadAction<string>) {
      removeLine(state, productId);
    },
    /** Undoes a removal. Nothing happens when the product is in the cart again by then. */
    returnToCart(state, { payload: { item, index, counted } }: PayloadAction<RemovedLine>) {
      if (state.cartItems.some(({ productId }) => productId === item.productId)) return;
      state.cartItems.splice(index, 0, item);
      state.count += counted;
    },
    setCartLineCount(state, { payload }: PayloadAction<{ productId: string; count: number }>) {
      const line = state.cartItems.find((item) => item.productId === payload.productId);
      if (!line) return;
      const count = lineCount(payload.count);
      // Stepping a line up is an add, stepping it down takes one back: the count follows by the difference.
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
  extraReducers: (builder) => {
    builder
      .addCase(moveToWishlist, (state, { payload: { productId } }) => removeLine(state, productId))
      .addCase(moveToCart, (state, { payload }) => addPieces(state, { ...payload, count: 1 }, 1));
  },
});

export const addToCart: AddToCart = cartSlice.actions.addToCart;

export const {
  removeFromCart,
  returnToCart,
  setCartLineCount,
  clearCart,
  toggleCart,
  selectProduct,
  cartRestored,
} = cartSlice.actions;
