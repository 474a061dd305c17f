import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isApiFailure } from '@shop/contracts';
import type { ShopDispatch, ShopState } from '@shop/store';
import { transportFailure } from './failure';

/** The part of a query endpoint that `loadQuery` uses. */
export interface LoadableEndpoint<Args, Data> {
  initiate(
    args: Args,
    options: { subscribe: false },
  ): ThunkAction<{ unwrap(): Promise<Data> }, ShopState, unknown, UnknownAction>;
}

type Arguments<Args> = undefined extends Args ? [args?: Args] : [args: Args];

/**
 * Runs a query endpoint and stores the data in the cache, without a subscription, for the component that shows it.
 * Cached data is not fetched again. Rejects with an ApiFailure.
 */
export async function loadQuery<Args, Data>(
  dispatch: ShopDispatch,
  endpoint: LoadableEndpoint<Args, Data>,
  ...[args]: Arguments<Args>
): Promise<Data> {
  try {
    return await dispatch(endpoint.initiate(args as Args, { subscribe: false })).unwrap();
  } catch (thrown) {
    throw isApiFailure(thrown) ? thrown : transportFailure(thrown);
  }
}
