import { commonApi, refetchOnReturn } from '@shop/api-client';
import {
  browserStorage,
  onCartLimit,
  onItemAdded,
  persistToStorage,
  restoreFromStorage,
  sessionVerified,
  type ShopStore,
  useShopStore,
} from '@shop/store';
import { isApiFailure } from '@shop/contracts';
import { afterPaint } from '@shop/ui/after-paint';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { yieldToMain } from '../../paint/scheduling';
import { ConnectionContext } from '../offline/connection';
import { replayEarlyClicks } from '../../paint/clicks/early-clicks';
import { takeReplaced } from '../../paint/forms/replaced-controls';
import { toastAdded, toastCartLimit, toastUnsaved } from '../toasts/toasts';
import { followAccount } from './follow-account';
import { followSession } from './follow-session';

async function verifySession(store: ShopStore, forceRefetch: boolean): Promise<void> {
  const verify = store.dispatch(commonApi.endpoints.verifySession.initiate(undefined, { forceRefetch }));
  try {
    const user = await verify.unwrap();
    store.dispatch(sessionVerified(user));
    followAccount(store, browserStorage(), user?.id);
  } catch (failure) {
    // Already logged. Without a readable session, the page shows the sign-in link.
    if (isApiFailure(failure)) store.dispatch(sessionVerified(null));
  } finally {
    verify.unsubscribe();
  }
}

/**
 * Loads the cart and wishlist from this browser and the session from the server after hydration, because the server's HTML is the
 * same for all shoppers.
 */
export function useShopperState(): void {
  const store = useShopStore();
  const { isOffline } = useContext(ConnectionContext);
  useLayoutEffect(() => {
    document.documentElement.dataset.live = '';
    takeReplaced(null);
  }, []);
  useEffect(() => {
    const storage = browserStorage();
    restoreFromStorage(store, storage);
    const stopPersisting = persistToStorage(store, storage, toastUnsaved);
    // The count and the heart are updated first, because rendering the toast takes just as long on a phone.
    const stopToasts = onItemAdded(store, (to) => void afterPaint(() => toastAdded(to)));
    const stopLimits = onCartLimit(store, (limit) => void afterPaint(() => toastCartLimit(limit)));
    // Tells browser tests that the page is interactive.
    document.documentElement.dataset.hydrated = 'true';
    queueMicrotask(replayEarlyClicks);
    // Clicks made during hydration are handled first.
    void yieldToMain().then(() => verifySession(store, false));
    const refresh = () => {
      void verifySession(store, true);
      if (!isOffline()) refetchOnReturn(store.dispatch);
    };
    const unfollow = followSession(store, storage, refresh);
    // A page from the back/forward cache has the session and data from when it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      unfollow();
      stopPersisting();
      stopToasts();
      stopLimits();
    };
  }, [store, isOffline]);
}
