import { refetchOnReturn } from '@shop/api-client';
import { useShopDispatch } from '@shop/store';
import { useEffect, useRef } from 'react';
import { useConnection } from './connection';

/** Has the data of the page asked for again once the network is back: what failed mends itself, what is old is renewed. */
export function useReturn(): void {
  const { offline } = useConnection();
  const dispatch = useShopDispatch();
  const before = useRef(offline);
  useEffect(() => {
    if (before.current && !offline) refetchOnReturn(dispatch);
    before.current = offline;
  }, [offline, dispatch]);
}
