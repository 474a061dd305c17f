import type { RouteModule } from '@shop/contracts';
import type { ShopDispatch } from '@shop/store';
import { afterPaint } from '@shop/ui/after-paint';
import { isThrifty } from './is-thrifty';
import { matchPage, type FragmentRef, type PageRoute } from './routing/page-routes';

interface Options {
  readonly routes: readonly PageRoute[];
  readonly load: (fragment: FragmentRef) => Promise<RouteModule>;
  readonly dispatch: ShopDispatch;
  /** Whose links are watched: the document's. */
  readonly within?: EventTarget;
  /** How long a pointer has to rest on a link, in ms: one that only sweeps over a menu means nothing. */
  readonly restMs?: number;
}

/** A link is asked for again when the shopper comes back to it after so many ms: its data may be gone by then. */
const againMs = 30_000;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && link.target !== '_blank' ? link : null;
}

/** Starts a page's code and data when a shopper rests on, focuses or touches a link to it, for as long as the page is open. */
export function prefetchOnIntent({ routes, load, dispatch, within = document, restMs = 65 }: Options): void {
  const asked = new Map<string, number>();
  const prefetch = (link: HTMLAnchorElement) => {
    const now = performance.now();
    if (now - (asked.get(link.href) ?? -Infinity) < againMs) return;
    asked.set(link.href, now);
    const matched = matchPage(routes, link.pathname);
    const context = { dispatch, params: matched.params, query: new URLSearchParams(link.search) };
    for (const fragment of matched.route?.fragments ?? []) {
      // A prefetch that fails is no failure yet: the click asks again and says so.
      load(fragment)
        .then((module) => {
          const loaded = module.load?.(context);
          if (!isThrifty(navigator)) module.approach?.(link);
          return loaded;
        })
        .catch(() => asked.delete(link.href));
    }
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  const onPointer = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link) resting = setTimeout(() => prefetch(link), restMs);
  };
  const onIntent = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    // Not within the press: a click that follows at once comes first, and what it shows.
    if (link) afterPaint(() => prefetch(link));
  };

  within.addEventListener('pointerover', onPointer);
  // A mouse that goes straight for its link rests only while the button is down.
  for (const sign of ['focusin', 'touchstart', 'pointerdown'])
    within.addEventListener(sign, onIntent, { passive: true });
}
