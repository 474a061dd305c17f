/** Local storage keys; they are part of the product, so that a shopper's cart outlives releases. */
export const storageKeys = {
  cartItems: 'cartItems',
  storeCount: 'storeCount',
  wishlistItems: 'wishlistItems',
  wishlistCount: 'wishlistCount',
} as const;
