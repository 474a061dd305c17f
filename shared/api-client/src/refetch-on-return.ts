import { setupListeners } from '@reduxjs/toolkit/query';
import type { ShopDispatch } from '@shop/store';

/** Refetches what is on the page, now that the network is back. */
export function refetchOnReturn(dispatch: ShopDispatch): void {
  const stop = setupListeners(dispatch, (refetch, { onOnline }) => {
    refetch(onOnline());
    return () => undefined;
  });
  stop();
}
