import { paths } from '@shop/config';
import type { Product, ProductFacts, ProductVariant } from '@shop/contracts';
import { plainText } from '@shop/contracts/plain-text';
import { colourOf, coloursOf, photoOfColour, photosOf } from '@shop/contracts/product-colours';
import { unitPrice } from '@shop/money';
import { gstBp, priceWithTax } from '@shop/money/price-with-tax';
import { shippingLine, type ShippingRule } from '@shop/money/shipping-line';
import type { PageHead } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { t } from '../../messages';
import { productPrice } from '../../features/product-card/product';
import { mainPhotoSizes } from './photo';
import { readChoice } from './product-choice';
import { valuesFromAddress, variantOf } from './variant-choice';

const DESCRIPTION_LENGTH = 160;

/** The data of a product page. */
export interface ProductPageData {
  readonly product: Product;
  /** Null if shipping is always free; undefined if it could not be read. */
  readonly shippingRule: ShippingRule | null | undefined;
}

/** The offer of a product or variant, with the discounted price of one unit as the page shows it. */
function offerFacts(offered: Product | ProductVariant, rule: ProductPageData['shippingRule']) {
  const { ratePaise, discountBp, gstRate = 0 } = productPrice(offered);
  const line = { ratePaise, discountBp, quantity: 1 };
  const shown = (paise: number) => priceWithTax(paise, gstBp(gstRate));
  return {
    images: photosOf(offered).map(({ secure_url }) => secure_url),
    code: offered.productCode,
    pricePaise: shown(unitPrice(ratePaise, discountBp)),
    ...(offered.discountUntil && { priceUntil: offered.discountUntil }),
    inStock: offered.stock > 0,
    ...(rule !== undefined && { shippingPaise: shown(shippingLine(rule, [line], 0)?.ratePaise ?? 0) }),
  };
}

/** Structured data of a product. */
function productFacts(
  product: Product,
  description: string,
  rule: ProductPageData['shippingRule'],
): ProductFacts {
  const { title, brandName, origin, groupId, options = [], variants = [], rating, reviews } = product;
  return {
    kind: 'product',
    name: title,
    description,
    brand: brandName,
    ...offerFacts(product, rule),
    ...(origin && { origin: origin.name }),
    ...(rating && { rating: { ...rating, reviews: reviews?.items ?? [] } }),
    ...(groupId !== undefined && {
      group: {
        id: groupId,
        options: options.map(({ name }) => name),
        variants: variants.map((variant) => ({
          id: variant._id,
          path: paths.product(variant.slugProduct),
          values: variant.values,
          ...offerFacts(variant, rule),
        })),
      },
    }),
  };
}

/**
 * The head of a product's document. It preloads the photo of the colour or variant in the URL's query, `search`. At the `slug`
 * of a variant, which selects that variant, the URL does not change.
 */
export function productHead(
  { product: whole, shippingRule }: ProductPageData,
  search: string,
  slug?: string,
): PageHead {
  const isVariant = whole.variants?.some(({ slugProduct }) => slugProduct === slug) ?? false;
  const path = paths.product(whole.slugProduct);
  const variant = variantOf(whole, valuesFromAddress(whole, search));
  // Each variant's discount has a separate end.
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
    crumbs: [{ name: t('All Products'), path: paths.allProducts }, { name: title }],
    facts: productFacts(product, description, shippingRule),
    preloadImage: preloadPhoto(firstPhoto, mainPhotoSizes),
  };
}
