import { refetchOnReturn } from '@shop/api-client';
import { useShopDispatch } from '@shop/store';
import { useEffect, useRef } from 'react';
import { useConnection } from './connection';

/** Refetches the page's data once the network is back: failed queries recover, stale ones are refreshed. */
export function useReturn(): void {
  const { offline } = useConnection();
  const dispatch = useShopDispatch();
  const before = useRef(offline);
  useEffect(() => {
    if (before.current && !offline) refetchOnReturn(dispatch);
    before.current = offline;
  }, [offline, dispatch]);
}
