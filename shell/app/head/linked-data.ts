import { paths, shop } from '@shop/config';
import type { ArticleFacts, Crumb, PageFacts, ProductFacts, QuestionsFacts } from '@shop/contracts';
import { toRupees } from '@shop/money';

/** A page's URL on the web. */
export interface PagePlace {
  /** The shop's public origin, such as `https://shop.example`. */
  readonly origin: string;
  /** The page's own path, without a query. */
  readonly path: string;
}

/** A path of the shop as an absolute URL; absolute URLs are returned unchanged. */
export function absolute(origin: string, address: string): string {
  // Joined, not resolved: a path that begins with two slashes would point to another shop.
  return new URL(address.startsWith('/') ? origin + address : address).href;
}

const context = 'https://schema.org';

/** The shop as the organisation behind an offer or an article (schema.org/Organization). */
function organisation(origin: string): object {
  return {
    '@type': 'Organization',
    '@id': absolute(origin, '/#organization'),
    name: shop.name,
    url: absolute(origin, paths.home),
    logo: absolute(origin, '/icon-512.png'),
  };
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

interface FactsPage {
  readonly origin: string;
  /** The page's canonical URL. */
  readonly url: string;
  readonly description: string;
  /** Absolute URL of the page's picture. */
  readonly image: string;
}

/** Unit price in rupees in the format of schema.org: "4331.00". */
export const priceText = ({ pricePaise }: ProductFacts): string => toRupees(pricePaise).toFixed(2);

function productData(product: ProductFacts, { origin, url }: FactsPage): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.images.map((image) => absolute(origin, image)),
    url,
    ...(product.code ? { sku: product.code } : {}),
    ...(product.origin ? { countryOfOrigin: { '@type': 'Country', name: product.origin } } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: shop.currency,
      price: priceText(product),
      ...(product.priceUntil ? { priceValidUntil: product.priceUntil } : {}),
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: organisation(origin),
    },
  };
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
  switch (facts.kind) {
    case 'product':
      return productData(facts, page);
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
