import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from 'redux';
import { cartSlice } from './cart/cart-slice';
import { type AddListeners, itemAddedMiddleware } from './item-added';
import { sessionSlice } from './session/session-slice';
import { setInternals } from './store-internals';
import type { ShopDispatch, ShopState, ShopStore } from './store-types';
import { wishlistSlice } from './wishlist/wishlist-slice';

const claim = Symbol.for('@shop/store');

/**
 * Marks a page as having a store. Throws an Error if it already has one, as two stores would split the cart. That
 * happens when a build bundles its own copy of this package, so the mark is shared by all copies.
 */
export function claimPage(page: object): void {
  if (claim in page) {
    throw new Error(
      'This page already has a shop store: share @shop/store as a singleton and create it once.',
    );
  }
  Object.defineProperty(page, claim, { value: true });
}

/** A page keeps the values that it was opened with. */
const flagsReducer = (state: NonNullable<ShopState['flags']> = {}) => state;

/** The API client of the store, such as an RTK Query API. */
export interface StoreApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware<object, never, ShopDispatch>;
}

export interface ShopStoreOptions {
  /** State from the server, by slice; missing slices start empty. */
  readonly preloadedState?: Partial<ShopState> & Readonly<Record<string, unknown>>;
  readonly api?: StoreApi;
  /** Passed to every thunk and request; the API client expects its ApiEnvironment here. */
  readonly extra?: unknown;
  readonly devTools?: boolean;
  /** Only for tests, which create several stores in one page: does not claim the page. */
  readonly allowMany?: boolean;
}

/**
 * Creates the shop's store. A page has one store, and a second call throws an Error. A server creates one for each
 * request. It does not use browser APIs other than the mark on the page.
 */
export function createShopStore(options: ShopStoreOptions = {}): ShopStore {
  const { api, devTools = false, extra, preloadedState } = options;
  if (typeof window !== 'undefined' && !options.allowMany) claimPage(window);

  const root = combineSlices(cartSlice, wishlistSlice, sessionSlice, { flags: flagsReducer });
  if (api) root.inject(api);

  const addListeners: AddListeners = { added: new Set(), limited: new Set() };
  const store: ShopStore = configureStore({
    reducer: root as Reducer<ShopState>,
    preloadedState: preloadedState as ShopState | undefined,
    devTools,
    middleware: (defaults) => {
      const base = defaults({
        thunk: { extraArgument: extra },
        immutableCheck: { warnAfter: 200 },
        serializableCheck: { warnAfter: 200 },
      }).concat(itemAddedMiddleware(addListeners));
      // The client's middleware needs a store that accepts thunks, which `base` provides.
      return api ? base.concat(api.middleware as Middleware) : base;
    },
  });
  setInternals(store, {
    inject: (slice) => void root.inject(slice, { overrideExisting: true }),
    reserved: new Set(Object.keys(store.getState())),
    addListeners,
  });
  return store;
}
