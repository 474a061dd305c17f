import { shop } from '@shop/config';
import type { Head, LoadContext, RouteModule } from '@shop/contracts';
import type { Screen } from '../routing/screens';
import { isKnownPath } from '../routing/screens';

const home: Head = { title: `${shop.name} | ${shop.tagline}`, description: `${shop.tagline}.` };

/** The head of a screen nobody serves. */
function missing(pathname: string): Head {
  return isKnownPath(pathname)
    ? { title: `Closed for the moment | ${shop.name}`, status: 503 }
    : { title: `Return to sender | ${shop.name}`, status: 404 };
}

/** The head of a screen: what its module makes of the data it loaded, or what the shell knows by itself. */
export function headOf(
  screen: Screen,
  pathname: string,
  module: RouteModule | undefined,
  data: unknown,
  context: Pick<LoadContext, 'params' | 'query'>,
): Head {
  if (!screen.route) return missing(pathname);
  const own = module?.head?.(data, context);
  if (!own) return home;
  const title = own.title.includes(shop.name) ? own.title : `${own.title} | ${shop.name}`;
  return { ...own, title };
}
