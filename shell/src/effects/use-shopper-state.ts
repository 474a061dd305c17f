import { commonApi } from '@shop/api-client';
import {
  browserStorage,
  onItemAdded,
  persistToStorage,
  restoreFromStorage,
  sessionVerified,
  useShopStore,
} from '@shop/store';
import { isApiFailure } from '@shop/contracts';
import { useEffect, useLayoutEffect } from 'react';
import { replayEarlyClicks } from '../clicks/early-clicks';
import { toastAdded } from '../toasts/toast-added';

/** Cart and wishlist from this browser and the session from the server, both after hydration: the server's HTML is anyone's. */
export function useShopperState(): void {
  const store = useShopStore();
  useLayoutEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  useEffect(() => {
    const storage = browserStorage();
    restoreFromStorage(store, storage);
    const stopPersisting = persistToStorage(store, storage);
    const stopToasts = onItemAdded(store, toastAdded);
    // For whoever drives the page from outside: from here on it answers.
    document.documentElement.dataset.hydrated = 'true';
    replayEarlyClicks();
    const verify = store.dispatch(commonApi.endpoints.verifySession.initiate());
    verify
      .unwrap()
      .then((user) => store.dispatch(sessionVerified(user)))
      .catch((failure: unknown) => {
        // Already logged; a shopper whose session could not be read simply sees the sign-in link.
        if (isApiFailure(failure)) store.dispatch(sessionVerified(null));
      })
      .finally(() => verify.unsubscribe());
    return () => {
      stopPersisting();
      stopToasts();
    };
  }, [store]);
}
