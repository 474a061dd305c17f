/** Places in the shell that remotes fill. `home` takes many parts, in their order; the panels take one each. */
export const slotNames = ['home', 'cart-panel', 'wishlist-panel'] as const;
export type SlotName = (typeof slotNames)[number];
