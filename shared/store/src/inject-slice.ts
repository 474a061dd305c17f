import type { UnknownAction } from 'redux';
import { internalsOf, type InjectableSlice } from './store-internals';
import type { ShopStore } from './store-types';

const injected: UnknownAction = { type: 'shop/sliceInjected' };

/**
 * Adds a remote's slice to the store, as often as it likes. Names start with the remote's, as in `checkoutSteps`;
 * another version of the slice takes over the state that it finds. Throws an Error when the name is the shop's own.
 */
export function registerSlice<State>(store: ShopStore, slice: InjectableSlice<State>): void {
  const { inject, reserved } = internalsOf(store);
  if (reserved.has(slice.reducerPath)) {
    throw new Error(`A slice cannot take the name "${slice.reducerPath}": it is the shop's own.`);
  }
  inject(slice);
}

/** Adds a remote's slice to the store and fills in its state at once. See `registerSlice`. */
export function injectSlice<State>(store: ShopStore, slice: InjectableSlice<State>): void {
  registerSlice(store, slice);
  store.dispatch(injected);
}
