import { shop } from '@shop/config';
import type { ArticleFacts, PageFacts, ProductFacts, QuestionsFacts } from '@shop/contracts';
import { toRupees } from '@shop/money';
import { absolute } from './page-place';
import { organisation } from './shop-data';

interface FactsPage {
  readonly origin: string;
  /** The page's canonical address. */
  readonly url: string;
  readonly description: string;
  /** Absolute URL of the page's picture. */
  readonly image: string;
}

/** Price of one piece in rupees, as schema.org wants it: "4331.00". */
export const priceText = ({ pricePaise }: ProductFacts): string => toRupees(pricePaise).toFixed(2);

function productData(product: ProductFacts, { origin, url }: FactsPage): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.images.map((image) => absolute(origin, image)),
    url,
    ...(product.code ? { sku: product.code } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: shop.currency,
      price: priceText(product),
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
      // A remote may be newer than the shell that shows it.
      return null;
  }
}

/** JSON-LD of what a page is about (schema.org), or nothing for a kind that this shell does not know. */
export function factsData(facts: PageFacts, page: FactsPage): object[] {
  const data = dataOf(facts, page);
  return data ? [{ '@context': 'https://schema.org', ...data }] : [];
}
