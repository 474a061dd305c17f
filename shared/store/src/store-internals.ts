import type { Reducer } from 'redux';
import type { AddListeners, CartLimitListener, ItemAddedListener } from './item-added';
import type { ShopStore } from './store-types';

/** A slice that can be injected into the store, such as a result of `createSlice`. */
export interface InjectableSlice<State = unknown> {
  readonly reducerPath: string;
  readonly reducer: Reducer<State>;
  readonly getInitialState: () => State;
}

/** Internals of one store, which are not public. */
export interface StoreInternals {
  readonly inject: (slice: { readonly reducerPath: string; readonly reducer: Reducer }) => void;
  readonly reserved: ReadonlySet<string>;
  readonly addListeners: AddListeners;
}

const internalsByStore = new WeakMap<ShopStore, StoreInternals>();

export function setInternals(store: ShopStore, internals: StoreInternals): void {
  internalsByStore.set(store, internals);
}

/** Throws an Error for a store that was not created by `createShopStore`. */
export function internalsOf(store: ShopStore): StoreInternals {
  const internals = internalsByStore.get(store);
  if (!internals) throw new Error('This store was not created by createShopStore.');
  return internals;
}

/** Calls back after each add to the cart or the wishlist that took effect. Returns a function that stops it. */
export function onItemAdded(store: ShopStore, listener: ItemAddedListener): () => void {
  const { added } = internalsOf(store).addListeners;
  added.add(listener);
  return () => added.delete(listener);
}

/** Calls back whenever the cart adds fewer units than requested. Returns a function that stops it. */
export function onCartLimit(store: ShopStore, listener: CartLimitListener): () => void {
  const { limited } = internalsOf(store).addListeners;
  limited.add(listener);
  return () => limited.delete(listener);
}
