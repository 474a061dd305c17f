/** Incremented with each addition to the store that remotes can see; nothing is ever removed from it. */
export const storeContract = 3;

/** Places in the shell that remotes fill. `home` has many fragments, sorted by `order`; each panel has one. */
export const slotNames = ['home', 'cart-panel', 'wishlist-panel'] as const;
/** How many remotes a slot accepts. */
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

/** A remote's `remote.json`: its public interface. */
export interface RemoteDescriptor {
  readonly name: string;
  /** Exposed modules; `x` is the file `src/expose/x.tsx`. */
  readonly exposes: readonly string[];
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly RemoteSlot[];
  /** The minimum store contract that the remote needs. */
  readonly storeContract: number;
  /**
   * Other origins, such as `https://maps.example`, for pictures, fonts, media, frames and data. Operators approve
   * each one; on checkout pages none is allowed.
   */
  readonly origins?: readonly string[];
}
