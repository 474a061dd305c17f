import type { PageRelease } from '@shop/contracts';
import { openSprite } from '@shop/ui/open-sprite';
import { isThrifty } from '../federation/is-thrifty';
import type { PageEvents } from '../federation/page-events';
import { whenIdle } from '../offline/when-idle';
import type { PartSource } from '../parts/part-source';
import { matchScreen, screenRoutes, type PartRef, type ScreenRoute } from '../routing/screens';

/**
 * A quarter of the links in lists, the first of each among them; the way to a screen is an `ol`. To find the screen of each
 * link of a long page takes a phone a tenth of a second.
 */
const someLinks = 'main ul > li:nth-child(4n + 1) a[href^="/"]';

/**
 * The screen that more than half of the links lead to, as on a list, if the page has code of its remote already. Undefined
 * for links that lead here and there, nowhere, or to other remotes.
 */
export function likelyNext(
  routes: readonly ScreenRoute[],
  links: Iterable<{ readonly pathname: string }>,
  remotes: ReadonlySet<string>,
): PartRef | undefined {
  const found = Array.from(links, ({ pathname }) => {
    const parts = matchScreen(routes, pathname).route?.parts;
    return parts?.length === 1 ? parts[0] : undefined;
  });
  return found.find(
    (part) =>
      part && remotes.has(part.remote) && found.filter((other) => other === part).length > found.length / 2,
  );
}

/**
 * Makes ready what a click waits for, whenever the page has nothing better to do: the icons that the next screen draws, and
 * the code of the screen that most links of the present one lead to, only of remotes that the page has begun with anyway.
 */
export function prefetchNextScreen(release: PageRelease, events: PageEvents, parts: PartSource): void {
  if (isThrifty(navigator)) return;
  whenIdle(openSprite);
  const routes = screenRoutes(release);
  const remotes = new Set<string>();
  let isPlanned = false;
  const prefetch = () => {
    isPlanned = false;
    const part = likelyNext(routes, document.querySelectorAll<HTMLAnchorElement>(someLinks), remotes);
    // A prefetch that fails is no failure yet: the click asks again and says so.
    if (part) parts.module(part).catch(() => undefined);
  };
  events.listen(({ kind, remote }) => {
    if (kind !== 'ready') return;
    remotes.add(remote);
    if (!isPlanned) whenIdle(prefetch);
    isPlanned = true;
  });
}
