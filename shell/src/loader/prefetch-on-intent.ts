import type { ShopDispatch } from '@shop/store';
import { matchScreen, type ScreenRoute } from '../routing/screens';
import type { ModuleLoader } from './module-loader';

interface Options {
  readonly routes: readonly ScreenRoute[];
  readonly loader: ModuleLoader;
  readonly dispatch: ShopDispatch;
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && link.target !== '_blank' ? link : null;
}

/** Starts a screen's code and data when a shopper points at, focuses or touches a link to it. Returns the way to stop. */
export function prefetchOnIntent({ routes, loader, dispatch }: Options): () => void {
  const asked = new Set<string>();
  const prefetch = (event: Event) => {
    const link = linkOf(event.target);
    if (!link || asked.has(link.href)) return;
    asked.add(link.href);
    const screen = matchScreen(routes, link.pathname);
    const context = { dispatch, params: screen.params, query: new URLSearchParams(link.search) };
    for (const part of screen.route?.parts ?? []) {
      // A prefetch that fails is no failure yet: the click asks again and says so.
      loader
        .load(part)
        .then((module) => module.load?.(context))
        .catch(() => asked.delete(link.href));
    }
  };
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
