import { shopApi } from '@shop/api-client';
import { endpoint, post } from '@shop/api-client/endpoint';
import type { AccountCartRequest } from '@shop/contracts';
import type { ShopStorage, ShopStore } from '@shop/store';
import { createAccountCart } from '@shop/store/account-cart';
import { toastCartLimit } from '../toasts/toasts';

/** Delay from the last change to its request, in milliseconds, so that several clicks send one request. */
const CHANGE_MS = 1000;

/** Shows no toast on failure, because the cart works without the account. */
const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    syncAccountCart: build.mutation(
      endpoint((body: AccountCartRequest) => post('/user/cart', { body }), { silent: true }),
    ),
  }),
});

/** Keeps the lists of this browser and of its account in sync. */
export interface AccountLists {
  /** Sends unsent changes. Never throws. */
  readonly flush: () => Promise<unknown>;
  readonly stop: () => void;
}

/** Runs in one tab of a browser at a time. Browsers without locks send changes repeatedly, under the same ID. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks ? locks.request('account-cart', work) : work();
}

const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Synchronises the cart and wishlist with an account: now, after each change, and when the tab is shown or the network returns.
 */
export function keepLists(store: ShopStore, storage: ShopStorage, account: string): AccountLists {
  const sync = createAccountCart({
    ...{ store, storage, account, exclusively },
    newId: randomText,
    onLimit: toastCartLimit,
    send: async (request) => {
      const { data } = await store.dispatch(endpoints.syncAccountCart.initiate(request)).unwrap();
      return data;
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listsOf = () => [store.getState().cart.cartItems, store.getState().wishlist.wishlistItems] as const;
  let last = listsOf();
  const unsubscribe = store.subscribe(() => {
    const now = listsOf();
    if (now.every((list, index) => list === last[index])) return;
    last = now;
    clearTimeout(timer);
    timer = setTimeout(() => void sync(false), CHANGE_MS);
  });
  // A hidden page may be closed soon.
  const onVisibility = () => void sync(document.visibilityState === 'visible');
  const onOnline = () => void sync(true);
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onOnline);
  void sync(true);
  return {
    flush: () => sync(false),
    stop() {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
    },
  };
}
