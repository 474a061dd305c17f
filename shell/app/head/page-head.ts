import { shop } from '@shop/config';
import { t } from '@shop/config/messages';
import type { DocumentHead, Head, LoadContext, RouteModule } from '@shop/contracts';
import { isKnownPath, type MatchedPage } from '../../federation/routing/page-routes';
import { documentHead } from './document-head';
import type { PagePlace } from './linked-data';

interface Page extends Pick<PagePlace, 'language' | 'languages'> {
  readonly matched: MatchedPage;
  readonly pathname: string;
  /** The shop's public origin. */
  readonly origin: string;
  readonly context: Pick<LoadContext, 'params' | 'query'>;
}

/** The page's module and its data; both are missing if they could not be loaded. */
interface Loaded {
  readonly module?: RouteModule;
  readonly data?: unknown;
}

const fallback = (): Head => ({ title: `${shop.name} | ${t(shop.tagline)}` });

/** The head of the not-found page. */
function missing(pathname: string): Head {
  return isKnownPath(pathname)
    ? { title: `${t('Closed for the moment')} | ${shop.name}`, status: 503 }
    : { title: `${t('Return to sender')} | ${shop.name}`, status: 404 };
}

/** The canonical path of a page with several spellings: that of a fixed route, otherwise without a trailing slash. */
function ownPath({ route }: MatchedPage, pathname: string): string {
  if (route && !route.path.includes(':')) return route.path;
  return pathname.replace(/(?<=.)\/+$/, '');
}

function headOf({ matched, pathname, context }: Page, { module, data }: Loaded): Head {
  if (!matched.route) return missing(pathname);
  const own = module?.head?.(data, context);
  if (!own) return fallback();
  const title = own.title.includes(shop.name) ? own.title : `${own.title} | ${shop.name}`;
  return { ...own, title };
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The page's canonical path if the request used another spelling. */
function locationOf({ ownPath: own }: Head, path: string): string | undefined {
  return own === undefined || decoded(own) === decoded(path) ? undefined : own;
}

/** The document's head for a page, from its module or by default from the shell. */
export function pageHead(page: Page, loaded: Loaded): DocumentHead {
  const { matched, pathname, origin, language, languages } = page;
  const head = headOf(page, loaded);
  const path = ownPath(matched, pathname);
  return {
    ...documentHead(head, { origin, path: head.ownPath ?? path, language, languages }),
    location: locationOf(head, path),
  };
}
