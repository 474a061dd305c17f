import { setupListeners } from '@reduxjs/toolkit/query';
import type { ShopDispatch } from '@shop/store';
import type { Connection } from './connection';

/** Refetches the data on the page when the shopper returns to it. */
export function refetchOnReturn(dispatch: ShopDispatch): void {
  const stop = setupListeners(dispatch, (refetch, { onOnline }) => {
    refetch(onOnline());
    return () => undefined;
  });
  stop();
}

/**
 * Connects an API client to a connection: data on the page is refetched once the server responds again, and
 * `selectOnline` returns whether it does. Call it before anything is rendered.
 */
export function followConnection(
  dispatch: Parameters<typeof setupListeners>[0],
  { isOffline, subscribe }: Connection,
): void {
  setupListeners(dispatch, (send, { onOnline, onOffline }) => {
    const follow = () => void send(isOffline() ? onOffline() : onOnline());
    // Until then, the client relies on the browser's online status.
    follow();
    return subscribe(follow);
  });
}
