import { shop } from '@shop/config';
import type { DocumentHead, Head, LoadContext, RouteModule } from '@shop/contracts';
import type { Screen } from '../routing/screens';
import { isKnownPath } from '../routing/screens';
import { documentHead } from './document-head';

interface Page {
  readonly screen: Screen;
  readonly pathname: string;
  /** Of the shop, as shoppers reach it. */
  readonly origin: string;
  readonly context: Pick<LoadContext, 'params' | 'query'>;
}

/** The screen's module with what it loaded; both are missing when it could not be had. */
interface Loaded {
  readonly module?: RouteModule;
  readonly data?: unknown;
}

const fallback: Head = { title: `${shop.name} | ${shop.tagline}` };

/** The head of a screen nobody serves. */
function missing(pathname: string): Head {
  return isKnownPath(pathname)
    ? { title: `Closed for the moment | ${shop.name}`, status: 503 }
    : { title: `Return to sender | ${shop.name}`, status: 404 };
}

/** One address for a screen that several spellings lead to: a fixed route's own, else without the slash at its end. */
function ownPath({ route }: Screen, pathname: string): string {
  if (route && !route.path.includes(':')) return route.path;
  return pathname.replace(/(?<=.)\/+$/, '');
}

function headOf({ screen, pathname, context }: Page, { module, data }: Loaded): Head {
  if (!screen.route) return missing(pathname);
  const own = module?.head?.(data, context);
  if (!own) return fallback;
  const title = own.title.includes(shop.name) ? own.title : `${own.title} | ${shop.name}`;
  return { ...own, title };
}

/** The document's head for a page: what its module makes of the data it loaded, or what the shell knows by itself. */
export function pageHead(page: Page, loaded: Loaded): DocumentHead {
  const { screen, pathname, origin } = page;
  return documentHead(headOf(page, loaded), { origin, path: ownPath(screen, pathname) });
}
