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
 * Marks a page as having its store. Throws an Error when it has one already: two stores would split the cart,
 * which happens when a build carries its own copy of this package, so the mark is shared by all copies.
 */
export function claimPage(page: object): void {
  if (claim in page) {
    throw new Error(
      'This page already has a shop store: share @shop/store as a singleton and create it once.',
    );
  }
  Object.defineProperty(page, claim, { value: true });
}

/** The API client as the store takes it in: an RTK Query API fits. */
export interface StoreApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware<object, never, ShopDispatch>;
}

export interface ShopStoreOptions {
  /** State that a server sent along, slice by slice; what is missing starts empty. */
  readonly preloadedState?: Partial<ShopState> & Readonly<Record<string, unknown>>;
  readonly api?: StoreApi;
  /** Handed to every thunk and request; the API client expects its ApiEnvironment here. */
  readonly extra?: unknown;
  readonly devTools?: boolean;
  /** Only for tests, which make a store each in one page: leaves the page unclaimed. */
  readonly allowMany?: boolean;
}

/**
 * The shop's store. A page has one: a second call throws an Error. A server makes one for each request.
 * Nothing of the browser is touched but the mark that claims the page.
 */
export function createShopStore(options: ShopStoreOptions = {}): ShopStore {
  const { api, devTools = false, extra, preloadedState } = options;
  if (typeof window !== 'undefined' && !options.allowMany) claimPage(window);

  const root = combineSlices(cartSlice, wishlistSlice, sessionSlice);
  const reserved = new Set([
    cartSlice.reducerPath,
    wishlistSlice.reducerPath,
    sessionSlice.reducerPath,
  ] as string[]);
  if (api) {
    root.inject(api);
    reserved.add(api.reducerPath);
  }

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
      // The client's middleware wants a store that thunks can be sent to, which `base` makes of this one.
      return api ? base.concat(api.middleware as Middleware) : base;
    },
  });
  setInternals(store, {
    inject: (slice) => void root.inject(slice, { overrideExisting: true }),
    reserved,
    addListeners,
  });
  return store;
}
