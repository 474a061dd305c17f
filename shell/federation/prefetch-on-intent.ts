import type { RouteModule } from '@shop/contracts';
import type { ShopDispatch } from '@shop/store';
import { afterPaint } from '@shop/ui/after-paint';
import { pathInShop } from './document-language';
import { type FragmentRef, matchPage, needsOwnDocument, type PageRoute } from './routing/page-routes';
import { prefetchAgainMs } from '../durations';

interface WithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether the shopper's connection is too slow, or too costly, for prefetching. */
export function isConstrainedConnection(navigator: object): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as WithConnection).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

interface Options {
  readonly routes: readonly PageRoute[];
  readonly load: (fragment: FragmentRef) => Promise<RouteModule>;
  readonly dispatch: ShopDispatch;
  /** The document whose links are watched. */
  readonly within?: EventTarget;
  /** How long the pointer must hover over a link, in ms, so that links it only crosses do not count. */
  readonly restMs?: number;
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isWithin = link?.origin === location.origin && link.target !== '_blank';
  // Documents of the checkout never load code of other pages, which would not be reused by the next document.
  return link && isWithin && !needsOwnDocument(pathInShop(link.pathname)) ? link : null;
}

/** Prefetches a page's code and data when a shopper hovers over, focuses or touches a link to it. */
export function prefetchOnIntent({ routes, load, dispatch, within = document, restMs = 65 }: Options): void {
  const asked = new Map<string, number>();
  const prefetch = (link: HTMLAnchorElement) => {
    const now = performance.now();
    if (now - (asked.get(link.href) ?? -Infinity) < prefetchAgainMs) return;
    asked.set(link.href, now);
    const matched = matchPage(routes, pathInShop(link.pathname));
    const context = { dispatch, params: matched.params, query: new URLSearchParams(link.search) };
    for (const fragment of matched.route?.fragments ?? []) {
      // A failed prefetch is ignored, because the click retries it and shows the error.
      load(fragment)
        .then((module) => {
          const loaded = module.load?.(context);
          if (!isConstrainedConnection(navigator)) module.approach?.(link);
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
    // Defer past this frame so that prefetching never delays the click's own render.
    if (link) afterPaint(() => prefetch(link));
  };

  within.addEventListener('pointerover', onPointer);
  // A mouse that moves straight to a link stops only while the button is down.
  for (const sign of ['focusin', 'touchstart', 'pointerdown'])
    within.addEventListener(sign, onIntent, { passive: true });
}
