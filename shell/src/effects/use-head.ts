import { useShopStore } from '@shop/store';
import { afterPaint } from '@shop/ui/after-paint';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepVisit } from '../offline/keep-visits';
import { usePartSource } from '../parts/part-source';
import { useRelease } from '../release-context';
import { matchScreen, screenRoutes } from '../routing/screens';
import { announcePage } from './page-announcer';

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
    const loaded = async () => {
      const module = part && (await source.module(part));
      return { module, data: await module?.load?.(context) };
    };
    let current = true;
    const follow = () =>
      // The first screen's head is there already, so a page that is only looked at does without this.
      Promise.all([
        import(/* webpackChunkName: "head" */ '../head/follow-head'),
        loaded().catch(() => ({})),
      ]).then(
        ([{ followHead }, screenData]) => {
          if (!current) return;
          const head = followHead(page, screenData);
          announcePage(head.title);
          if (!head.status) keepVisit();
        },
        (error: unknown) => console.info('[head] Stays as it was:', error),
      );
    const callOff = afterPaint(() => void follow());
    return () => {
      current = false;
      callOff();
    };
  }, [address, pathname, search, routes, source, store]);
}
