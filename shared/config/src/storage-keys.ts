/** Local storage keys; they must never change, so that a shopper's cart survives releases. */
export const storageKeys = {
  cartItems: 'cartItems',
  storeCount: 'storeCount',
  wishlistItems: 'wishlistItems',
  wishlistCount: 'wishlistCount',
} as const;

/** What a browser knows of the lists of its account: not part of the cart, so without it the cart is a guest's. */
export const accountRecordKey = 'accountCart';
