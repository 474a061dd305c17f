/** Local storage keys; they must never change, so that a shopper's cart survives releases. */
export const storageKeys = {
  cartItems: 'cartItems',
  storeCount: 'storeCount',
  wishlistItems: 'wishlistItems',
  wishlistCount: 'wishlistCount',
} as const;
