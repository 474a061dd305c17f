import type { SlotName } from './slots';

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
