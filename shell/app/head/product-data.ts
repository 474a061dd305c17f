import { limits, paths, shipping, shop } from '@shop/config';
import type { ProductFacts, VariantFacts } from '@shop/contracts';
import { optionKind } from '@shop/contracts/option-kinds';
import { toRupees } from '@shop/money';
import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Organization,
  Product,
  ProductGroup,
  Review,
} from 'schema-dts';

/** An amount in rupees in the format of schema.org: "4331.00". */
const amountText = (paise: number): string => toRupees(paise).toFixed(2);

/** Unit price in rupees: "4331.00". */
export const priceText = ({ pricePaise }: Pick<ProductFacts, 'pricePaise'>): string => amountText(pricePaise);

/** The page that the structured data is for. */
interface OfferPlace {
  /** The page's canonical URL. */
  readonly url: string;
  readonly seller: Organization;
  /** Makes a path of the shop an absolute URL. */
  readonly absolute: (path: string) => string;
}

const country = 'IN';

/** The return policy: exchange or refund; the shopper pays for the return unless the item is faulty. */
const returnPolicy = ({ absolute }: OfferPlace) =>
  ({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: limits.returnDays,
    merchantReturnLink: absolute(paths.refundExchange),
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: ['https://schema.org/ExchangeRefund', 'https://schema.org/FullRefund'],
  }) satisfies MerchantReturnPolicy;

const days = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

/** Days until a parcel is handed over: the product page and the policy promise 90% of orders within 48 hours. */
const handling = [0, 2] as const;

/** Days from order to door, such as "4-7 days". */
const [soonest = 0, latest = 0] = (shipping.deliveryEstimate.match(/\d+/g) ?? []).map(Number);

/**
 * The shipping of one unit. The shop states the days from order to door, so the transit time is that minus the handling time.
 */
function shippingDetails(shippingPaise: number) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amountText(shippingPaise), currency: shop.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(...handling),
      transitTime: days(soonest - handling[0], latest - handling[1]),
    },
  } as const satisfies OfferShippingDetails;
}

type Offered = Pick<ProductFacts, 'pricePaise' | 'priceUntil' | 'inStock' | 'shippingPaise'>;

function offerOf(
  { shippingPaise, inStock, pricePaise, priceUntil }: Offered,
  url: string,
  place: OfferPlace,
) {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: shop.currency,
    price: priceText({ pricePaise }),
    ...(priceUntil !== undefined && { priceValidUntil: priceUntil }),
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: place.seller,
    ...(shippingPaise !== undefined && { shippingDetails: shippingDetails(shippingPaise) }),
    hasMerchantReturnPolicy: returnPolicy(place),
  } satisfies Offer;
}

/** The rating of a product and some of its reviews, which the page shows. Without any, search engines expect neither. */
function ratingData({ rating }: ProductFacts) {
  if (!rating) return {};
  const bounds = { bestRating: 5, worstRating: 1 } as const;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...bounds,
    },
    review: rating.reviews.map(
      ({ stars, title, text, author, at }) =>
        ({
          '@type': 'Review',
          ...(title && { name: title }),
          reviewBody: text,
          author: { '@type': 'Person', name: author },
          datePublished: at,
          reviewRating: { '@type': 'Rating', ratingValue: stars, ...bounds },
        }) as const satisfies Review,
    ),
  } as const;
}

/** The properties that a product and a group of variants share. */
function commonData(facts: ProductFacts, { url, absolute }: OfferPlace) {
  const { name, description, images, brand, origin } = facts;
  return {
    name,
    description,
    image: images.map(absolute),
    url,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } as const } : {}),
    ...(origin ? { countryOfOrigin: { '@type': 'Country', name: origin } as const } : {}),
    ...ratingData(facts),
  };
}

/** The values of a variant: in schema.org's properties for them if there are any, otherwise as additional properties. */
function valuesData(options: readonly string[], values: readonly string[]) {
  const pairs = options.map((name, index) => ({ name, kind: optionKind(name), value: values[index] ?? '' }));
  const others = pairs.filter(({ kind }) => kind === undefined);
  return {
    ...Object.fromEntries(pairs.flatMap(({ kind, value }) => (kind ? [[kind, value]] : []))),
    ...(others.length > 0 && {
      additionalProperty: others.map(
        ({ name, value }) => ({ '@type': 'PropertyValue', name, value }) as const,
      ),
    }),
  };
}

function variantData(
  variant: VariantFacts,
  { name, description, group }: ProductFacts,
  place: OfferPlace,
): Product {
  const url = place.absolute(variant.path);
  return {
    '@type': 'Product',
    name: `${name}, ${variant.values.join(', ')}`,
    description,
    sku: variant.code || variant.id,
    image: variant.images.map(place.absolute),
    url,
    ...valuesData(group?.options ?? [], variant.values),
    offers: offerOf(variant, url, place),
  };
}

/** Structured data of a product; a `ProductGroup` if it has variants. */
export function productData(product: ProductFacts, place: OfferPlace): Product | ProductGroup {
  const { group, code } = product;
  const common = commonData(product, place);
  if (!group) {
    return {
      '@type': 'Product',
      ...common,
      ...(code ? { sku: code } : {}),
      offers: offerOf(product, place.url, place),
    };
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: group.id,
    variesBy: group.options.map((name) => {
      const kind = optionKind(name);
      return kind ? `https://schema.org/${kind}` : name;
    }),
    hasVariant: group.variants.map((variant) => variantData(variant, product, place)),
  };
}
