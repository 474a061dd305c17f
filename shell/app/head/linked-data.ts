import { paths, shop } from '@shop/config';
import { inLanguage, type LanguageCode } from '@shop/config/languages';
import { t } from '@shop/config/messages';
import type { ArticleFacts, Crumb, PageFacts, QuestionsFacts } from '@shop/contracts';
import type { Organization } from 'schema-dts';
import { productData } from './product-data';

/** A page's URL on the web. */
export interface PagePlace {
  /** The shop's public origin, such as `https://shop.example`. */
  readonly origin: string;
  /** The page's own path, without a query and the prefix of its language. */
  readonly path: string;
  /** The language of the page; null or absent for English. */
  readonly language?: LanguageCode | null;
  /** The shop's languages besides English; none by default. */
  readonly languages?: readonly LanguageCode[];
}

/** The URL of a page in the language of a place; absolute URLs are returned unchanged. */
export function pageUrl({ origin, language = null }: PagePlace, address: string): string {
  return absolute(origin, address.startsWith('/') ? inLanguage(language, address) : address);
}

/** A path of the shop as an absolute URL; absolute URLs are returned unchanged. */
export function absolute(origin: string, address: string): string {
  // Joined, not resolved: a path that begins with two slashes would point to another shop.
  return new URL(address.startsWith('/') ? origin + address : address).href;
}

const context = 'https://schema.org';

/** The shop as the organisation behind an offer or an article (schema.org/Organization). */
function organisation(origin: string) {
  return {
    '@type': 'Organization',
    '@id': absolute(origin, '/#organization'),
    name: shop.name,
    url: absolute(origin, paths.home),
    logo: absolute(origin, '/icon-512.png'),
  } as const satisfies Organization;
}

/** JSON-LD of the home page: the shop and its site, without a `SearchAction`, because the shop declares no search URL. */
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
export function crumbsData(place: PagePlace, url: string, crumbs: readonly Crumb[]): object {
  const steps: readonly Crumb[] = [{ name: t('Home'), path: paths.home }, ...crumbs];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? url : pageUrl(place, path),
    })),
  };
}

interface FactsPage {
  readonly origin: string;
  /** The page's canonical URL. */
  readonly url: string;
  readonly description: string;
  /** Absolute URL of the page's picture. */
  readonly image: string;
}

function articleData(article: ArticleFacts, { origin, url, description, image }: FactsPage): object {
  const shopItself = organisation(origin);
  return {
    '@type': 'Article',
    headline: article.headline,
    description,
    image: [image],
    datePublished: article.publishedAt,
    mainEntityOfPage: url,
    inLanguage: shop.locale,
    author: shopItself,
    publisher: shopItself,
  };
}

function questionsData({ questions }: QuestionsFacts): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function dataOf(facts: PageFacts, page: FactsPage): object | null {
  const { origin, url } = page;
  switch (facts.kind) {
    case 'product':
      return productData(facts, {
        url,
        seller: organisation(origin),
        absolute: (path) => absolute(origin, path),
      });
    case 'article':
      return articleData(facts, page);
    case 'questions':
      return questionsData(facts);
    default:
      // A remote may be newer than the shell.
      return null;
  }
}

/** JSON-LD for the subject of a page (schema.org); empty for an unknown kind. */
export function factsData(facts: PageFacts, page: FactsPage): object[] {
  const data = dataOf(facts, page);
  return data ? [{ '@context': 'https://schema.org', ...data }] : [];
}
