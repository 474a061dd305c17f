import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { limits } from '@shop/config';
import { lineColour, lineKey } from '@shop/contracts/product-colours';
import { moveToCart, moveToWishlist } from '../moves';
import { additionOf, type AddToCart, type AddToCartAction } from './add-to-cart';
import { toCartItem, type CartItem, type CartState, type RemovedLine, type ShopProduct } from './cart-state';

const initialState: CartState = { cartItems: [], open: false, count: 0, selectedProduct: null };

/** Clamps a quantity to a whole number that a line may have; anything else becomes 1. */
function lineCount(count: number): number {
  if (!Number.isFinite(count)) return limits.minQuantity;
  return Math.min(limits.maxQuantity, Math.max(limits.minQuantity, Math.floor(count)));
}

/** A line of the cart; without a colour, any line of the product. */
interface LineName {
  readonly productId: string;
  readonly color?: string | null;
}

const isNamed = (item: CartItem, { productId, color }: LineName): boolean =>
  item.productId === productId && (color === undefined || lineColour(item) === color);

function removeLines(state: Draft<CartState>, name: LineName): void {
  const left = state.cartItems.filter((item) => !isNamed(item, name));
  if (left.length === state.cartItems.length) return;
  state.count = Math.max(0, state.count - (state.cartItems.length - left.length));
  state.cartItems = left;
}

/** The maximum quantity of a line: an order may contain `limits.maxQuantity` of a product, in all colours together. */
function roomFor(state: Draft<CartState>, line: CartItem): number {
  const others = state.cartItems.filter(
    (item) => item.productId === line.productId && lineKey(item) !== lineKey(line),
  );
  return limits.maxQuantity - others.reduce((sum, { count }) => sum + count, 0);
}

/** Adds units to a line, up to its maximum; `first` is the new line if there is none. */
function addUnits(state: Draft<CartState>, first: CartItem, quantity: number): void {
  const line = state.cartItems.find((item) => lineKey(item) === lineKey(first));
  const room = roomFor(state, first);
  if (room < limits.minQuantity) return;
  const before = line?.count ?? 0;
  const count = Math.min(room, lineCount(before + lineCount(quantity)));
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
        if (product?._id) addUnits(state, toCartItem(product), meta.quantity);
      },
      prepare: additionOf,
    },
    removeFromCart: {
      reducer(
        state,
        { payload: productId, meta }: PayloadAction<string, string, { readonly color?: string | null }>,
      ) {
        removeLines(state, { productId, ...meta });
      },
      /**
       * Without a colour, removes every line of the product: remotes that predate colours do not distinguish
       * them.
       */
      prepare: (productId: string, color?: string | null) => ({ payload: productId, meta: { color } }),
    },
    /** Undoes a removal, unless the line is in the cart again. */
    returnToCart(state, { payload: { item, index, counted } }: PayloadAction<RemovedLine>) {
      if (state.cartItems.some((line) => lineKey(line) === lineKey(item))) return;
      state.cartItems.splice(index, 0, item);
      state.count += counted;
    },
    /** Without a colour, sets the product's first line. */
    setCartLineCount(
      state,
      { payload }: PayloadAction<{ productId: string; count: number; color?: string | null }>,
    ) {
      const line = state.cartItems.find((item) => isNamed(item, payload));
      if (!line) return;
      const count = Math.min(lineCount(payload.count), Math.max(limits.minQuantity, roomFor(state, line)));
      // An increase is an add and a decrease undoes one, so the count changes by the difference.
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
      state.selectedProduct = payload as Draft<ShopProduct> | null;
    },
    cartRestored(state, { payload }: PayloadAction<{ items: readonly CartItem[]; count: number }>) {
      state.cartItems = [...payload.items];
      state.count = payload.count;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(moveToWishlist, (state, { payload }) =>
        removeLines(state, { productId: payload.productId, color: lineColour(payload) }),
      )
      .addCase(moveToCart, (state, { payload }) => addUnits(state, { ...payload, count: 1 }, 1));
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
