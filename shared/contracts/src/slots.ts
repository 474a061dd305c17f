/** Places in the shell that remotes fill. `home` takes many fragments, in their order; the panels take one each. */
export const slotNames = ['home', 'cart-panel', 'wishlist-panel'] as const;
/** How many remotes a slot takes. */
export const slotSizes: Readonly<Record<(typeof slotNames)[number], 'one' | 'many'>> = {
  home: 'many',
  'cart-panel': 'one',
  'wishlist-panel': 'one',
};
export type SlotName = (typeof slotNames)[number];
