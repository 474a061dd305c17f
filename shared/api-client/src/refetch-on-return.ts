import { setupListeners } from '@reduxjs/toolkit/query';
import type { ShopDispatch } from '@shop/store';

/** Has what is on the screen asked for again, now that the network is back. */
export function refetchOnReturn(dispatch: ShopDispatch): void {
  const stop = setupListeners(dispatch, (tell, { onOnline }) => {
    tell(onOnline());
    return () => undefined;
  });
  stop();
}
