import type { UnknownAction } from 'redux';
import { internalsOf, type InjectableSlice } from './store-internals';
import type { ShopStore } from './store-types';

const injected: UnknownAction = { type: 'shop/sliceInjected' };

/**
 * Adds a remote's slice to the store; it may be called repeatedly. Names start with the remote's name, as in
 * `checkoutSteps`. Another version of the slice takes over the existing state. Throws an Error if the name is
 * reserved by the shop.
 */
export function registerSlice<State>(store: ShopStore, slice: InjectableSlice<State>): void {
  const { inject, reserved } = internalsOf(store);
  if (reserved.has(slice.reducerPath)) {
    throw new Error(`A slice cannot have the name "${slice.reducerPath}": it is reserved by the shop.`);
  }
  inject(slice);
}

/** Adds a remote's slice to the store, with its state available immediately. See `registerSlice`. */
export function injectSlice<State>(store: ShopStore, slice: InjectableSlice<State>): void {
  registerSlice(store, slice);
  store.dispatch(injected);
}
