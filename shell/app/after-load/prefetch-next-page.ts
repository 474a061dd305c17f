import type { PageRelease } from '@shop/contracts';
import { openSprite } from '@shop/ui/open-sprite';
import { isConstrainedConnection } from '../../federation/prefetch-on-intent';
import { pathInShop } from '../../federation/document-language';
import type { PageEvents } from '../../federation/page-events';
import { whenIdle } from '../../paint/scheduling';
import type { FragmentSource } from '../../federation/fragment-source';
import {
  matchPage,
  pageRoutes,
  type FragmentRef,
  type PageRoute,
} from '../../federation/routing/page-routes';

/**
 * A quarter of the links in lists, always including the first; a breadcrumb is an `ol`. Matching the routes of all links of a long
 * page takes 100 ms on a phone.
 */
const someLinks = 'main ul > li:nth-child(4n + 1) a[href^="/"]';

/**
 * The page that more than half of the links open, as on a list, if code of its remote is already loaded. Undefined for links to
 * various pages, or to other remotes.
 */
export function likelyNext(
  routes: readonly PageRoute[],
  links: Iterable<{ readonly pathname: string }>,
  remotes: ReadonlySet<string>,
): FragmentRef | undefined {
  const found = Array.from(links, ({ pathname }) => {
    const fragments = matchPage(routes, pathInShop(pathname)).route?.fragments;
    return fragments?.length === 1 ? fragments[0] : undefined;
  });
  return found.find(
    (fragment) =>
      fragment &&
      remotes.has(fragment.remote) &&
      found.filter((other) => other === fragment).length > found.length / 2,
  );
}

/**
 * Prefetches files for the next click whenever the page is idle: the icons, and the code of the page that most links open, only of
 * remotes that are already loaded.
 */
export function prefetchNextPage(release: PageRelease, events: PageEvents, fragments: FragmentSource): void {
  if (isConstrainedConnection(navigator)) return;
  whenIdle(openSprite);
  const routes = pageRoutes(release);
  const remotes = new Set<string>();
  let isScheduled = false;
  const prefetch = () => {
    isScheduled = false;
    const fragment = likelyNext(routes, document.querySelectorAll<HTMLAnchorElement>(someLinks), remotes);
    // A failed prefetch is ignored, because the click retries it and shows the error.
    if (fragment) fragments.module(fragment).catch(() => undefined);
  };
  events.listen(({ kind, remote }) => {
    if (kind !== 'ready') return;
    remotes.add(remote);
    if (!isScheduled) whenIdle(prefetch);
    isScheduled = true;
  });
}
