import { Type } from 'typebox';

/**
 * What Google requires and recommends of the structured data of products, variants, shipping and return policies. Unknown properties
 * are refused, so that a misspelt one is found. `schema-dts` checks the vocabulary itself when the code is compiled.
 */
const url = Type.String({ pattern: '^https://' });
const text = Type.String({ minLength: 1 });
const term = (...names: string[]) =>
  Type.Union(names.map((name) => Type.Literal(`https://schema.org/${name}`)));
const country = Type.String({ pattern: '^[A-Z]{2}$' });
const currency = Type.Literal('INR');
const money = Type.String({ pattern: '^(0|[1-9]\\d*)\\.\\d{2}$' });

const strict = <const Properties extends Parameters<typeof Type.Object>[0]>(
  type: string,
  properties: Properties,
) => Type.Object({ '@type': Type.Literal(type), ...properties }, { additionalProperties: false });

const days = strict('QuantitativeValue', {
  minValue: Type.Integer({ minimum: 0 }),
  maxValue: Type.Integer({ minimum: 0 }),
  unitCode: Type.Literal('DAY'),
});

const shippingDetails = strict('OfferShippingDetails', {
  shippingRate: strict('MonetaryAmount', { value: money, currency }),
  shippingDestination: strict('DefinedRegion', { addressCountry: country }),
  deliveryTime: strict('ShippingDeliveryTime', { handlingTime: days, transitTime: days }),
});

const returnPolicy = strict('MerchantReturnPolicy', {
  applicableCountry: country,
  returnPolicyCountry: country,
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: Type.Integer({ minimum: 1 }),
  merchantReturnLink: url,
  returnMethod: term('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'),
  returnFees: term('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
  itemDefectReturnFees: term('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
  refundType: Type.Array(term('ExchangeRefund', 'FullRefund', 'StoreCreditRefund')),
});

const offer = strict('Offer', {
  url,
  priceCurrency: currency,
  price: money,
  availability: term('InStock', 'OutOfStock'),
  itemCondition: term('NewCondition'),
  seller: Type.Object({ '@type': Type.Literal('Organization'), name: text }),
  shippingDetails: Type.Optional(shippingDetails),
  hasMerchantReturnPolicy: returnPolicy,
});

const stars = { bestRating: Type.Literal(5), worstRating: Type.Literal(1) };
const average = Type.Number({ minimum: 1, maximum: 5 });

const reviews = {
  aggregateRating: Type.Optional(
    strict('AggregateRating', { ratingValue: average, reviewCount: Type.Integer({ minimum: 1 }), ...stars }),
  ),
  review: Type.Optional(
    Type.Array(
      strict('Review', {
        name: Type.Optional(text),
        reviewBody: text,
        author: strict('Person', { name: text }),
        datePublished: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T' }),
        reviewRating: strict('Rating', { ratingValue: average, ...stars }),
      }),
    ),
  ),
};

const common = {
  name: text,
  description: text,
  image: Type.Array(url, { minItems: 1 }),
  url,
  brand: Type.Optional(strict('Brand', { name: text })),
  countryOfOrigin: Type.Optional(strict('Country', { name: text })),
};

const context = Type.Literal('https://schema.org');

export const ProductRules = strict('Product', {
  ...{ ...common, ...reviews },
  '@context': context,
  sku: Type.Optional(text),
  offers: offer,
});

const option = Type.Optional(text);

export const ProductGroupRules = strict('ProductGroup', {
  ...{ ...common, ...reviews },
  '@context': context,
  productGroupID: Type.String({ minLength: 1, maxLength: 50 }),
  variesBy: Type.Array(text, { minItems: 1 }),
  hasVariant: Type.Array(
    strict('Product', {
      ...common,
      sku: text,
      ...{ color: option, size: option, material: option, pattern: option },
      additionalProperty: Type.Optional(Type.Array(strict('PropertyValue', { name: text, value: text }))),
      offers: offer,
    }),
    { minItems: 1 },
  ),
});
