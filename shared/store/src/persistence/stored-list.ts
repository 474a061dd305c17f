import type { UnknownAction } from 'redux';
import { storageKeys } from '@shop/config';
import { lineKey } from '@shop/contracts/product-colours';
import { cartRestored } from '../cart/cart-slice';
import type { CartItem } from '../cart/cart-state';
import type { ShopState } from '../store-types';
import { wishlistRestored } from '../wishlist/wishlist-slice';
import type { WishlistItem } from '../wishlist/wishlist-state';
import { readCartItem, readWishlistItem } from './read-item';

export interface StoredItems<Item> {
  readonly items: readonly Item[];
  readonly count: number;
}

/** A persisted list: its storage keys, and how it is read from and written to the store. */
export interface StoredList<Item> {
  readonly itemsKey: string;
  readonly countKey: string;
  readonly readItem: (value: unknown) => Item | null;
  /** The unique key of an entry. */
  readonly keyOf: (item: Item) => string;
  readonly quantityOf: (item: Item) => number;
  readonly select: (state: ShopState) => StoredItems<Item>;
  readonly restored: (stored: StoredItems<Item>) => UnknownAction;
}

export const storedCart: StoredList<CartItem> = {
  itemsKey: storageKeys.cartItems,
  countKey: storageKeys.storeCount,
  readItem: readCartItem,
  keyOf: lineKey,
  quantityOf: (item) => item.count,
  select: ({ cart }) => ({ items: cart.cartItems, count: cart.count }),
  restored: cartRestored,
};

export const storedWishlist: StoredList<WishlistItem> = {
  itemsKey: storageKeys.wishlistItems,
  countKey: storageKeys.wishlistCount,
  readItem: readWishlistItem,
  keyOf: ({ productId }) => productId,
  quantityOf: () => 1,
  select: ({ wishlist }) => ({ items: wishlist.wishlistItems, count: wishlist.wishlistCount }),
  restored: wishlistRestored,
};
