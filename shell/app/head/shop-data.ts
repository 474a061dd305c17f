import { paths, shop } from '@shop/config';
import type { Crumb } from '@shop/contracts';
import { absolute } from './page-place';

const context = 'https://schema.org';

/** The shop as the organisation behind an offer or an article (schema.org/Organization). */
export function organisation(origin: string): object {
  return {
    '@type': 'Organization',
    '@id': absolute(origin, '/#organization'),
    name: shop.name,
    url: absolute(origin, paths.home),
    logo: absolute(origin, '/icon-512.png'),
  };
}

/** JSON-LD of the home page: the shop, and its site. The shop has no address for a search, so none is named. */
export function shopData(origin: string): object[] {
  const { facebook, instagram, youtube } = shop.social;
  return [
    {
      '@context': context,
      ...organisation(origin),
      description: `${shop.tagline}.`,
      email: shop.email,
      telephone: shop.phone,
      sameAs: [facebook, instagram, youtube],
    },
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': absolute(origin, '/#website'),
      name: shop.name,
      url: absolute(origin, paths.home),
      inLanguage: shop.locale,
      publisher: { '@id': absolute(origin, '/#organization') },
    },
  ];
}

/** JSON-LD of the breadcrumb from Home to a page (schema.org/BreadcrumbList). */
export function crumbsData(origin: string, url: string, crumbs: readonly Crumb[]): object {
  const steps: readonly Crumb[] = [{ name: 'Home', path: paths.home }, ...crumbs];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? url : absolute(origin, path),
    })),
  };
}
