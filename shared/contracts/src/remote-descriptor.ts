import type { FlagDeclaration } from './flags';

/** Incremented with each addition to the store that remotes can see; nothing is ever removed from it. */
export const storeContract = 4;

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

/** What a remote's code uses in browsers, besides its elements and `origins`. What is absent is not used. */
export interface RemoteCapabilities {
  /** Keys that it writes to `localStorage`, `sessionStorage` and `IndexedDB`; `gifts-*` stands for all keys that start with it. */
  readonly storage?: readonly string[];
  /** Whether style sheets have selectors that also match other elements of the page, such as `h1`. */
  readonly globalStyles?: boolean;
  /** Whether it starts workers. */
  readonly workers?: boolean;
  /** Whether it serves pages of the checkout, where shoppers pay. */
  readonly paymentPages?: boolean;
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
  /** Required from the next minor version on. */
  readonly capabilities?: RemoteCapabilities;
  /** Values that operators set in each environment without a new version, by name. */
  readonly flags?: Readonly<Record<string, FlagDeclaration>>;
}
