import { shop } from '@shop/config';
import { languages } from '@shop/config/languages';
import { t } from '@shop/config/messages';
import type { DocumentHead, Head, HeadElement } from '@shop/contracts';
import { absolute, crumbsData, factsData, type PagePlace, pageUrl, shopData } from './linked-data';
import { priceText } from './product-data';

/** The picture for shared links to pages without a picture; `npm run art` draws it. */
const shopImage = { url: '/share.jpg', alt: `${shop.name}: ${shop.tagline}`, width: 1200, height: 630 };

const meta = (name: string, content: string | undefined): HeadElement[] =>
  content === undefined ? [] : [{ tag: 'meta', attributes: { name, content } }];

const property = (name: string, content: string | number | undefined): HeadElement[] =>
  content === undefined ? [] : [{ tag: 'meta', attributes: { property: name, content: String(content) } }];

/** Links to the page in each language, if the shop has several. `url` is undefined for an error page. */
function alternates(place: PagePlace, address: string, url: string | undefined): HeadElement[] {
  const { languages: others = [] } = place;
  if (others.length === 0 || url === undefined) return [];
  const link = (hreflang: string, language: PagePlace['language']): HeadElement => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: pageUrl({ ...place, language }, address) },
  });
  return [link(shop.language, null), ...others.map((code) => link(code, code)), link('x-default', null)];
}

const graphTypes = { product: 'product', article: 'article', questions: 'website' } as const;

/**
 * The head elements of a document: description, robots, canonical URL, Open Graph, Twitter card and JSON-LD, with absolute URLs. An
 * error page has no canonical URL.
 */
export function documentHead(head: Head, place: PagePlace): DocumentHead {
  const {
    title,
    status,
    preloadImage,
    facts,
    description = t('{tagline}.', { tagline: t(shop.tagline) }),
  } = head;
  const { url: picture, ...size } = head.image ?? shopImage;
  const isError = status !== undefined && status >= 400;
  const address = head.canonical ?? place.path;
  const url = isError ? undefined : pageUrl(place, address);
  const image = absolute(place.origin, picture);
  const article = facts?.kind === 'article' ? facts : undefined;
  const product = facts?.kind === 'product' ? facts : undefined;
  const isHome = place.path === '/' && !isError;
  return {
    title,
    status,
    preloadImage,
    elements: [
      ...meta('description', description),
      ...meta('robots', isError || head.unlisted ? 'noindex, follow' : undefined),
      ...(url ? [{ tag: 'link', attributes: { rel: 'canonical', href: url } } as const] : []),
      ...(head.unlisted ? [] : alternates(place, address, url)),
      ...property('og:type', facts ? graphTypes[facts.kind] : 'website'),
      ...property('og:site_name', shop.name),
      ...property(
        'og:locale',
        (place.language ? languages[place.language].region : shop.locale).replace('-', '_'),
      ),
      ...property('og:title', title),
      ...property('og:description', description),
      ...property('og:url', url),
      ...property('og:image', image),
      ...property('og:image:alt', size.alt),
      ...property('og:image:width', size.width),
      ...property('og:image:height', size.height),
      ...property('article:published_time', article?.publishedAt),
      ...property('product:price:amount', product && priceText(product)),
      ...property('product:price:currency', product && shop.currency),
      ...meta('twitter:card', 'summary_large_image'),
      ...meta('twitter:title', title),
      ...meta('twitter:description', description),
      ...meta('twitter:image', image),
      ...meta('twitter:image:alt', size.alt),
    ],
    linkedData: [
      ...(isHome ? shopData(place.origin) : []),
      ...(head.crumbs && url ? [crumbsData(place, url, head.crumbs)] : []),
      ...(facts && url ? factsData(facts, { origin: place.origin, url, description, image }) : []),
    ],
  };
}
