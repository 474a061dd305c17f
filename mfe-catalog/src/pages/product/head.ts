import { paths } from '@shop/config';
import type { Product, ProductFacts } from '@shop/contracts';
import { colourOf, coloursOf, photoOfColour, photosOf } from '@shop/contracts/product-colours';
import { unitPrice } from '@shop/money';
import type { PageHead } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { productPrice } from '../../features/product-card/product';
import { mainPhotoSizes } from './photo';
import { readChoice } from './product-choice';
import { valuesFromAddress, variantOf } from './variant-choice';

const DESCRIPTION_LENGTH = 160;

/**
 * The text of HTML that the API has sanitised, at most `length` characters, for a document's description. Decodes the entities that
 * sanitised HTML contains. Do not render it as HTML.
 */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** Structured data of a product, with the discounted price of one unit. */
function productFacts(product: Product, description: string): ProductFacts {
  const { ratePaise, discountBp } = productPrice(product);
  return {
    kind: 'product',
    name: product.title,
    description,
    images: photosOf(product).map(({ secure_url }) => secure_url),
    code: product.productCode,
    brand: product.brandName,
    pricePaise: unitPrice(ratePaise, discountBp),
    ...(product.discountUntil && { priceUntil: product.discountUntil }),
    inStock: product.stock > 0,
    ...(product.origin && { origin: product.origin.name }),
  };
}

/**
 * The head of a product's document. It preloads the photo of the colour or variant in the URL's query, `search`. The page stays at the
 * `slug` of a variant, which its choice comes from.
 */
export function productHead(whole: Product, search: string, slug?: string): PageHead {
  const isVariant = whole.variants?.some(({ slugProduct }) => slugProduct === slug) ?? false;
  const path = paths.product(whole.slugProduct);
  const variant = variantOf(whole, valuesFromAddress(whole, search));
  // The end of one variant's discount is not that of another one.
  const { discountUntil: _until, ...shared } = whole;
  const product = { ...(variant ? shared : whole), ...variant, slugProduct: whole.slugProduct };
  const { title, mainPhoto } = product;
  const description = plainText(product.description, DESCRIPTION_LENGTH) || title;
  const firstPhoto = photoOfColour(product, colourOf(coloursOf(product), readChoice(search).color));
  return {
    title,
    description,
    // The preview of an unsaved product.
    ...(/^preview-[0-9a-f]{32}$/.test(product.slugProduct) && { unlisted: true }),
    ...(isVariant ? { canonical: path } : { ownPath: path }),
    image: { url: mainPhoto.secure_url, alt: title, width: mainPhoto.width, height: mainPhoto.height },
    crumbs: [{ name: 'All Products', path: paths.allProducts }, { name: title }],
    facts: productFacts(product, description),
    preloadImage: preloadPhoto(firstPhoto, mainPhotoSizes),
  };
}
