import { describe, expect, it } from '@jest/globals';
import { shipping } from '@shop/config';
import type { ProductFacts } from '@shop/contracts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { factsData } from './linked-data';
import { ProductGroupRules, ProductRules } from './testing/product-rules';

const tape: ProductFacts = {
  kind: 'product',
  name: 'Booti tape',
  description: 'Red.',
  images: ['/media/a.webp', 'https://pictures.example/b.webp'],
  code: 'VC-1',
  brand: 'YIER',
  pricePaise: 433_100,
  inStock: true,
  origin: 'Japan',
  shippingPaise: 4_000,
};

const journal: ProductFacts = {
  ...tape,
  name: 'Dot journal',
  group: {
    id: 'p7',
    options: ['Colour', 'Size', 'Ruling'],
    variants: [
      {
        ...{ id: 'v1', path: '/products/dot-journal-green', values: ['Green', 'A5', 'Dots'], code: 'DJ-1' },
        ...{ images: ['/media/green.webp'], pricePaise: 10_000, inStock: true, shippingPaise: 0 },
      },
      {
        ...{ id: 'v2', path: '/products/dot-journal-red', values: ['Red', 'A6', 'Lines'], code: null },
        ...{ images: ['/media/red.webp'], pricePaise: 4_000, inStock: false, shippingPaise: 4_000 },
      },
    ],
  },
};

function dataOf(facts: ProductFacts) {
  const url = 'https://shop.example/products/tape';
  const [data] = factsData(facts, {
    origin: 'https://shop.example',
    url,
    description: facts.description,
    image: 'https://shop.example/media/a.webp',
  });
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

const faults = (rules: TSchema, facts: ProductFacts) => Value.Errors(rules, dataOf(facts));

describe('structured data of a product', () => {
  it.each([
    ['a product', tape],
    ['one without brand, code and origin', { ...tape, brand: null, code: null, origin: undefined }],
    ['one with unknown shipping', { ...tape, shippingPaise: undefined }],
  ])('follows the rules of search engines: %s', (_what, facts) => {
    expect(faults(ProductRules, facts)).toEqual([]);
  });

  it('states what shipping costs, and how long it takes from order to door', () => {
    const { offers } = dataOf(tape) as { offers: { shippingDetails: unknown } };
    expect(offers.shippingDetails).toMatchObject({
      shippingRate: { value: '40.00', currency: 'INR' },
      shippingDestination: { addressCountry: 'IN' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 2 },
        transitTime: { minValue: 4, maxValue: 5 },
      },
    });
    expect(shipping.deliveryEstimate).toBe('4-7 days');
    expect(dataOf({ ...tape, shippingPaise: 0 })).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
    });
    expect(JSON.stringify(dataOf({ ...tape, shippingPaise: undefined }))).not.toContain(
      'OfferShippingDetails',
    );
  });

  it('states the return policy', () => {
    expect(dataOf(tape)).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          applicableCountry: 'IN',
          merchantReturnDays: 7,
          merchantReturnLink: 'https://shop.example/refund-exchange',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          itemDefectReturnFees: 'https://schema.org/FreeReturn',
        },
      },
    });
  });
});

describe('reviews in structured data', () => {
  const rating = {
    ...{ average: 4.5, count: 12 },
    reviews: [
      {
        stars: 4,
        title: 'Thick',
        text: 'No <b>bleed</b>.',
        author: 'Asha R.',
        at: '2026-11-25T10:00:00.000Z',
      },
    ],
  };

  it.each([
    ['a product', tape, ProductRules],
    ['a product with variants', journal, ProductGroupRules],
  ])('of %s follow the rules of search engines', (_what, facts, rules) => {
    expect(faults(rules, { ...facts, rating })).toEqual([]);
    expect(dataOf({ ...facts, rating })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
      review: [
        {
          ...{ '@type': 'Review', name: 'Thick', reviewBody: 'No <b>bleed</b>.' },
          ...{ author: { '@type': 'Person', name: 'Asha R.' }, reviewRating: { ratingValue: 4 } },
        },
      ],
    });
  });

  it('are absent without any', () => {
    for (const facts of [tape, journal]) {
      expect(dataOf(facts)).not.toHaveProperty('aggregateRating');
      expect(dataOf(facts)).not.toHaveProperty('review');
    }
  });
});

describe('structured data of a product with variants', () => {
  it('follows the rules of search engines', () => {
    expect(faults(ProductGroupRules, journal)).toEqual([]);
  });

  it('lists each variant with its own code, URL, price, stock and pictures', () => {
    expect(dataOf(journal)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'p7',
      variesBy: ['https://schema.org/color', 'https://schema.org/size', 'Ruling'],
      hasVariant: [
        {
          name: 'Dot journal, Green, A5, Dots',
          sku: 'DJ-1',
          url: 'https://shop.example/products/dot-journal-green',
          image: ['https://shop.example/media/green.webp'],
          ...{ color: 'Green', size: 'A5' },
          additionalProperty: [{ '@type': 'PropertyValue', name: 'Ruling', value: 'Dots' }],
          offers: {
            price: '100.00',
            availability: 'https://schema.org/InStock',
            url: 'https://shop.example/products/dot-journal-green',
            shippingDetails: { shippingRate: { value: '0.00' } },
          },
        },
        {
          sku: 'v2',
          offers: {
            price: '40.00',
            availability: 'https://schema.org/OutOfStock',
            shippingDetails: { shippingRate: { value: '40.00' } },
          },
        },
      ],
    });
    expect(dataOf(journal)).not.toHaveProperty('offers');
  });
});
