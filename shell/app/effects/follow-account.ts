import { deliveryPinKey } from '@shop/config/delivery';
import { leaveAccount, type ShopStorage, type ShopStore } from '@shop/store';
import type { AccountLists } from '../account-cart/keep-lists';

/** How long a sign-out waits for changes to the cart to be sent. */
const FLUSH_MS = 3000;

interface Followed {
  readonly store: ShopStore;
  readonly storage: ShopStorage | null;
  readonly account: string | undefined;
  readonly lists?: Promise<AccountLists | undefined>;
}

let followed: Followed | undefined;

/**
 * Synchronises the cart and wishlist with the signed-in account. `account` is undefined for a guest, who loads no code for
 * this.
 */
export function followAccount(store: ShopStore, storage: ShopStorage | null, account: string | undefined) {
  if (followed?.store === store && followed.account === account) return;
  void followed?.lists?.then((lists) => lists?.stop());
  followed = { store, storage, account };
  if (account === undefined || !storage) return;
  const lists = import(/* webpackChunkName: "account-cart" */ '../account-cart/keep-lists').then(
    ({ keepLists }) => keepLists(store, storage, account),
    (error: unknown) => void console.info('[account] The cart stays in this browser:', error),
  );
  followed = { ...followed, lists };
}

/**
 * Removes the data that pages store about a shopper in this browser: the PIN code, and entries of remotes such as
 * `catalog-shopper-viewed`.
 */
function forgetShopper(): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key === deliveryPinKey || /^\w+-shopper-/.test(key)) window.localStorage.removeItem(key);
    }
  } catch {
    // A blocked storage has no entries.
  }
}

/** Sends unsent changes, then signs out with `send`, then empties the lists of this browser, which others may use. */
export async function signOutWith(send: () => Promise<Response>): Promise<Response> {
  const page = followed;
  const flushed = page?.lists?.then((lists) => lists?.flush());
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, flushed ? FLUSH_MS : 0))]);
  const response = await send();
  if (response.ok && page) {
    followAccount(page.store, page.storage, undefined);
    leaveAccount(page.store, page.storage);
  }
  if (response.ok) forgetShopper();
  return response;
}
