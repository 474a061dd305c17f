import { paths, routedPath, routePatterns } from '@shop/config';
import type { ApiFailure, PageRelease, Storefront } from '@shop/contracts';
import { matchPath, matchRoutes } from 'react-router';
import { pathInShop } from '../document-language';

/** An exposed module of a remote. */
export interface FragmentRef {
  readonly remote: string;
  readonly module: string;
  /** Far down the page: sent as HTML, but its code is loaded only near the viewport. */
  readonly deferred?: boolean;
}

export interface PageRoute {
  readonly path: string;
  readonly fragments: readonly FragmentRef[];
}

export interface MatchedPage {
  readonly route: PageRoute | null;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Fragments of a slot that may be visible without scrolling. */
const leadFragments = 2;

/** The order of a slot's fragments that staff chose; fragments that it does not name keep their places. */
type Arrangement = NonNullable<Storefront['home']>;

function arrange<Fragment extends FragmentRef>(fragments: Fragment[], chosen: Arrangement): Fragment[] {
  const at = ({ remote, module }: FragmentRef) =>
    chosen.findIndex(({ name }) => name === `${remote}/${module}`);
  const named = fragments.filter((fragment) => at(fragment) >= 0).sort((a, b) => at(a) - at(b));
  return fragments
    .map((fragment) => (at(fragment) < 0 ? fragment : (named.shift() ?? fragment)))
    .filter((fragment) => !chosen[at(fragment)]?.hidden);
}

/** The fragments that the release's remotes put into a slot, in their order. */
export function slotFragments(release: PageRelease, slot: string, chosen: Arrangement = []): FragmentRef[] {
  const fragments = Object.entries(release.remotes)
    .flatMap(([remote, { slots }]) =>
      slots.filter((fragment) => fragment.slot === slot).map((fragment) => ({ remote, ...fragment })),
    )
    .sort((a, b) => a.order - b.order);
  return arrange(fragments, chosen).map(({ remote, module }, index) => ({
    remote,
    module,
    deferred: index >= leadFragments,
  }));
}

/**
 * The shell's route table: the home page from its slots in the chosen order, all other routes from the release's
 * remotes.
 */
export function pageRoutes(release: PageRelease, chosen?: Arrangement): PageRoute[] {
  const home: PageRoute = { path: routePatterns.home, fragments: slotFragments(release, 'home', chosen) };
  const remotes = Object.entries(release.remotes).flatMap(([remote, { routes }]) =>
    routes.map(({ path, module }) => ({ path, fragments: [{ remote, module }] })),
  );
  return [home, ...remotes];
}

const firstWord = (path: string) => path.toLowerCase().split('/').find(Boolean) ?? '';

/**
 * The routes that may match a path, by its first segment. The router parses each pattern for every match, which for all routes took
 * 6 ms on a phone, several times per click.
 */
export function routesLike(routes: readonly PageRoute[], pathname: string): PageRoute[] {
  const word = firstWord(pathname);
  return routes.filter(({ path }) => {
    const first = firstWord(path);
    return first === word || /[:*?%]/.test(first + word);
  });
}

/** Finds the page of a path; `route` is null if no remote of the release serves it. */
export function matchPage(routes: readonly PageRoute[], pathname: string): MatchedPage {
  const match = matchRoutes(routesLike(routes, pathname), pathname)?.at(-1);
  return { route: match?.route ?? null, params: match?.params ?? {} };
}

/** Whether the shop has a page at this path, even if its remote is unavailable. */
export function isKnownPath(pathname: string): boolean {
  return Object.values(routePatterns).some((pattern) => matchPath(pattern, pathname) !== null);
}

const refusals = [400, 404, 422];

/** Whether the API responded that the resource does not exist. Any other failure may be temporary. */
export const isMissingResource = ({ status }: ApiFailure): boolean => refusals.includes(status);

/** Whether a path belongs to the checkout. */
export const isCheckout = (pathname: string): boolean =>
  `${routedPath(pathname)}/`.startsWith(`${paths.checkout}/`);

/** Path that this document was loaded for; undefined if unknown, as on the server. */
const documentPath = (): string | undefined => {
  const isKnown = typeof document !== 'undefined' && 'getEntriesByType' in performance;
  const [entry] = isKnown ? performance.getEntriesByType('navigation') : [];
  return entry && URL.canParse(entry.name) ? pathInShop(new URL(entry.name).pathname) : undefined;
};

/**
 * Whether a page needs a different document from the open one. Documents of the checkout have a stricter content security
 * policy, which applies to the whole lifetime of a document.
 */
export function needsOwnDocument(pathname: string, openedFor: string | undefined = documentPath()): boolean {
  return openedFor !== undefined && isCheckout(pathname) !== isCheckout(openedFor);
}
