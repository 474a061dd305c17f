/** Local storage keys; they must never change, so that a shopper's cart survives releases. */
export const storageKeys = {
  cartItems: 'cartItems',
  storeCount: 'storeCount',
  wishlistItems: 'wishlistItems',
  wishlistCount: 'wishlistCount',
} as const;

/** The state of an account's lists in a browser: not part of the cart, so without it the cart is a guest's. */
export const accountRecordKey = 'accountCart';
