import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { Store, UnknownAction } from 'redux';
import type { SetFlags } from '@shop/contracts/flags';
import type { LoadContext, RouteModule } from '@shop/contracts';
import type { CartState } from './cart/cart-state';
import type { SessionState } from './session/session-slice';
import type { WishlistState } from './wishlist/wishlist-state';

/** The state that every build may read. The API's cache and injected slices are separate, each with its own selectors. */
export interface ShopState {
  readonly cart: CartState;
  readonly wishlist: WishlistState;
  readonly session: SessionState;
  /** The set values of flags, by remote; remotes read theirs with `defineFlags` of @shop/remote-kit. Absent in older stores. */
  readonly flags?: Readonly<Record<string, SetFlags>>;
}

export type ShopDispatch = ThunkDispatch<ShopState, unknown, UnknownAction>;
export type ShopStore = Store<ShopState> & { readonly dispatch: ShopDispatch };

/** An exposed module of a remote, typed for this store. */
export type ShopRouteModule<Data = unknown> = RouteModule<Data, ShopDispatch>;
export type ShopLoadContext = LoadContext<ShopDispatch>;
