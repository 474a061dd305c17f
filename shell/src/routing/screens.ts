import { routePatterns } from '@shop/config';
import type { PageRelease } from '@shop/contracts';
import { matchPath, matchRoutes } from 'react-router';

/** An exposed module of a remote. */
export interface PartRef {
  readonly remote: string;
  readonly module: string;
  /** Stands far down the screen: sent as HTML, but its code comes only when it is near the window. */
  readonly deferred?: boolean;
}

export interface ScreenRoute {
  readonly path: string;
  readonly parts: readonly PartRef[];
}

export interface Screen {
  readonly route: ScreenRoute | null;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Parts of a slot that a shopper may see without scrolling. */
const leadParts = 2;

/** The parts that the release's remotes put into a slot, in their order. */
export function slotParts(release: PageRelease, slot: string): PartRef[] {
  return Object.entries(release.remotes)
    .flatMap(([remote, { slots }]) =>
      slots.filter((part) => part.slot === slot).map((part) => ({ remote, ...part })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ remote, module }, index) => ({ remote, module, deferred: index >= leadParts }));
}

/** The shell's route table: home from its slot, everything else as the release's remotes name it. */
export function screenRoutes(release: PageRelease): ScreenRoute[] {
  const home: ScreenRoute = { path: routePatterns.home, parts: slotParts(release, 'home') };
  const remotes = Object.entries(release.remotes).flatMap(([remote, { routes }]) =>
    routes.map(({ path, module }) => ({ path, parts: [{ remote, module }] })),
  );
  return [home, ...remotes];
}

const firstWord = (path: string) => path.toLowerCase().split('/').find(Boolean) ?? '';

/**
 * The routes that may serve a path, by its first word. The router takes each pattern apart anew whenever it matches, which for
 * all of the shop's took a phone 6 ms, several times a click.
 */
export function routesLike(routes: readonly ScreenRoute[], pathname: string): ScreenRoute[] {
  const word = firstWord(pathname);
  return routes.filter(({ path }) => {
    const first = firstWord(path);
    return first === word || /[:*?%]/.test(first + word);
  });
}

/** Finds the screen of a path; `route` is null when no remote of the release serves it. */
export function matchScreen(routes: readonly ScreenRoute[], pathname: string): Screen {
  const match = matchRoutes(routesLike(routes, pathname), pathname)?.at(-1);
  return { route: match?.route ?? null, params: match?.params ?? {} };
}

/** Whether the shop has such a screen, even when the remote behind it is away. */
export function isKnownPath(pathname: string): boolean {
  return Object.values(routePatterns).some((pattern) => matchPath(pattern, pathname) !== null);
}
