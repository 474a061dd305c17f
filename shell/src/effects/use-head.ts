import { useShopStore } from '@shop/store';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { applyHead } from '../head/apply-head';
import { pageHead } from '../head/page-head';
import { keepVisit } from '../offline/keep-visits';
import { usePartSource } from '../parts/part-source';
import { useRelease } from '../release-context';
import { matchScreen, screenRoutes } from '../routing/screens';

/** Where shoppers reach the shop, which the server knows; the address bar may show another door to it. */
const publicOrigin = () => document.documentElement.dataset.origin ?? location.origin;

/** Keeps title and meta in step with the screen; the first screen's come from the server. */
export function useHead(): void {
  const { pathname, search } = useLocation();
  const release = useRelease();
  const source = usePartSource();
  const store = useShopStore();
  const routes = useMemo(() => screenRoutes(release), [release]);
  const address = pathname + search;
  const shown = useRef(address);

  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const screen = matchScreen(routes, pathname);
    const context = { params: screen.params, query: new URLSearchParams(search), dispatch: store.dispatch };
    const page = { screen, pathname, context, origin: publicOrigin() };
    const part = screen.route?.parts.length === 1 ? screen.route.parts[0] : undefined;
    const made = async () => {
      const module = part && (await source.module(part));
      const data = await module?.load?.(context);
      return pageHead(page, { module, data });
    };
    let current = true;
    made()
      .catch(() => pageHead(page, {}))
      .then((head) => {
        if (!current) return;
        applyHead(head);
        if (!head.status) keepVisit();
      });
    return () => {
      current = false;
    };
  }, [address, pathname, search, routes, source, store]);
}
