import type { AccountCart } from '@shop/contracts';
import { accountLineKey, type LineId } from '@shop/contracts/account-cart';
import { lineColour, lineKey } from '@shop/contracts/product-colours';
import { cartRestored } from '../cart/cart-slice';
import { toCartItem, type CartItem } from '../cart/cart-state';
import { parseStored } from '../persistence/parse-stored';
import { readRaw, type ShopStorage } from '../persistence/storage';
import { storedCart, storedWishlist, type StoredList } from '../persistence/stored-list';
import type { ShopStore } from '../store-types';
import { wishlistRestored } from '../wishlist/wishlist-slice';
import { toWishlistItem, type WishlistItem } from '../wishlist/wishlist-state';

type Item = (LineId & { readonly list: 'cart'; readonly item: CartItem }) | WishedItem;
type WishedItem = LineId & { readonly list: 'wishlist'; readonly item: WishlistItem };

/** A line of this browser. */
export type LocalLine = Item & { readonly count: number };

const cartLine = (item: CartItem): LocalLine => ({
  ...{ list: 'cart', productId: item.productId, color: lineColour(item) ?? '' },
  ...{ count: item.count, item },
});
const wishlistLine = (item: WishlistItem): LocalLine => ({
  ...{ list: 'wishlist', productId: item.productId, color: '' },
  ...{ count: 1, item },
});

/** The lines of this browser by key. The storage is newer than the store of a tab that has not been notified yet. */
export function readLists(store: ShopStore, storage: ShopStorage): ReadonlyMap<string, LocalLine> {
  const read = <Entry>(list: StoredList<Entry>) => {
    const raw = readRaw(storage, list);
    return raw ? parseStored(list, raw).items : list.select(store.getState()).items;
  };
  const lines = [...read(storedCart).map(cartLine), ...read(storedWishlist).map(wishlistLine)];
  return new Map(lines.map((line) => [accountLineKey(line), line]));
}

function fromAccount({ product, ...line }: NonNullable<AccountCart['lines']>[number]): LocalLine {
  if (line.list === 'wishlist') return wishlistLine(toWishlistItem(product));
  return cartLine({ ...toCartItem({ ...product, color: line.color }), count: line.count });
}

/** Counts as section 4 of the specification does: each added unit, and each removed line as one. */
function countAfter(count: number, before: readonly CartItem[], after: readonly CartItem[]): number {
  const counts = new Map(after.map((item) => [lineKey(item), item.count]));
  const known = new Map(before.map((item) => [lineKey(item), item.count]));
  const added = [...counts].reduce((sum, [key, units]) => sum + units - (known.get(key) ?? 0), 0);
  const removed = [...known.keys()].filter((key) => !counts.has(key)).length;
  return Math.max(0, count + added - removed);
}

const isSame = (some: ReadonlyMap<string, LocalLine>, others: ReadonlyMap<string, LocalLine>) =>
  some.size === others.size && [...some].every(([key, { count }]) => others.get(key)?.count === count);

/**
 * Shows and stores merged lines; `counts` are by key, and new lines come from the account. Returns false if they could not be
 * stored, as the storage is full.
 */
export function showLists(
  { store, storage }: { readonly store: ShopStore; readonly storage: ShopStorage },
  local: ReadonlyMap<string, LocalLine>,
  account: NonNullable<AccountCart['lines']>,
  counts: ReadonlyMap<string, number>,
): boolean {
  const known = new Map(account.map((line) => [accountLineKey(line), line]));
  const found = [...counts].flatMap(([key, count]): LocalLine[] => {
    const fetched = known.get(key);
    const line = local.get(key) ?? (fetched && fromAccount(fetched));
    return line && count > 0 ? [{ ...line, count }] : [];
  });
  // Renaming a colour may give two lines the same key.
  const byKey = new Map(found.map((line) => [accountLineKey(line), line]));
  const lines = [...byKey.values()];
  const { cart, wishlist } = store.getState();
  const cartItems = lines.flatMap((line) =>
    line.list === 'cart' ? [{ ...line.item, count: line.count }] : [],
  );
  const wishes = lines.flatMap((line) => (line.list === 'wishlist' ? [line.item] : []));
  if (JSON.stringify(cartItems) !== JSON.stringify(cart.cartItems)) {
    const count = countAfter(cart.count, cart.cartItems, cartItems);
    store.dispatch(cartRestored({ items: cartItems, count }));
  }
  if (JSON.stringify(wishes) !== JSON.stringify(wishlist.wishlistItems)) {
    const count = Math.max(0, wishlist.wishlistCount + wishes.length - wishlist.wishlistItems.length);
    store.dispatch(wishlistRestored({ items: wishes, count }));
  }
  return isSame(byKey, readLists(store, storage));
}
