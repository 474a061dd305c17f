/** Incremented with each addition to the store that remotes can see; nothing is ever removed from it. */
export const storeContract = 3;

/** Places in the shell that remotes fill. `home` takes many fragments, in their order; the panels take one each. */
export const slotNames = ['home', 'cart-panel', 'wishlist-panel'] as const;
/** How many remotes a slot takes. */
export const slotSizes: Readonly<Record<(typeof slotNames)[number], 'one' | 'many'>> = {
  home: 'many',
  'cart-panel': 'one',
  'wishlist-panel': 'one',
};
export type SlotName = (typeof slotNames)[number];

/** A page that a remote serves: a react-router path pattern and the exposed module behind it. */
export interface RemoteRoute {
  readonly path: string;
  readonly module: string;
}

/** A fragment that a remote puts into a slot of the shell; lower orders come first. */
export interface RemoteSlot {
  readonly slot: SlotName;
  readonly module: string;
  readonly order: number;
}

/** A remote's `remote.json`: its whole public surface. */
export interface RemoteDescriptor {
  readonly name: string;
  /** Exposed modules; `x` is the file `src/expose/x.tsx`. */
  readonly exposes: readonly string[];
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly RemoteSlot[];
  /** The minimum store contract that the remote needs. */
  readonly storeContract: number;
  /**
   * Origins besides the shop's, such as `https://maps.example`, for pictures, fonts, media, frames and data. Operations approve each;
   * none is allowed on pages of the checkout.
   */
  readonly origins?: readonly string[];
}
