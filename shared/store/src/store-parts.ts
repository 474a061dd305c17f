import type { Reducer } from 'redux';
import type { ItemAddedListener } from './item-added';
import type { ShopStore } from './store-types';

/** A slice as the store takes it in; what `createSlice` gives fits. */
export interface InjectableSlice<State = unknown> {
  readonly reducerPath: string;
  readonly reducer: Reducer<State>;
  readonly getInitialState: () => State;
}

/** Internals of one store, which are not public. */
export interface StoreParts {
  readonly inject: (slice: { readonly reducerPath: string; readonly reducer: Reducer }) => void;
  readonly reserved: ReadonlySet<string>;
  readonly addedListeners: Set<ItemAddedListener>;
}

const partsByStore = new WeakMap<ShopStore, StoreParts>();

export function keepParts(store: ShopStore, parts: StoreParts): void {
  partsByStore.set(store, parts);
}

/** Throws an Error for a store that `createShopStore` did not make. */
export function partsOf(store: ShopStore): StoreParts {
  const parts = partsByStore.get(store);
  if (!parts) throw new Error('This store was not made by createShopStore.');
  return parts;
}

/** Calls back after each add to the cart or the wishlist that took effect. Returns a function that stops it. */
export function onItemAdded(store: ShopStore, listener: ItemAddedListener): () => void {
  const { addedListeners } = partsOf(store);
  addedListeners.add(listener);
  return () => addedListeners.delete(listener);
}
