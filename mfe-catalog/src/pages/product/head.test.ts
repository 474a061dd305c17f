import { describe, expect, it } from '@jest/globals';
import type { Product, ProductFacts } from '@shop/contracts';
import { photo, product } from '@shop/testing';
import { productHead, type ProductPageData } from './head';

const rule = { freeFromPaise: 5_000, pricePaise: 4_000 };
const factsOf = (shown: Product, shippingRule: ProductPageData['shippingRule'] = rule) =>
  productHead({ product: shown, shippingRule }, '').facts as ProductFacts;

describe('the facts of a product', () => {
  it('include the shipping price of one unit, based on its price before the discount', () => {
    const cheap = product({ rate: 49.99, discount: 0 });
    expect(factsOf(cheap).shippingPaise).toBe(4_000);
    expect(factsOf(product({ rate: 50, discount: 20 })).shippingPaise).toBe(0);
    expect(factsOf(cheap, null).shippingPaise).toBe(0);
  });

  it('include GST in the price and the shipping in a shop that shows prices with GST', () => {
    const shown = product({ rate: 49.5, discount: 12.5, shownGstRate: 12 });
    expect(factsOf(shown)).toMatchObject({ pricePaise: 4_851, shippingPaise: 4_480 });
    expect(factsOf({ ...shown, shownGstRate: undefined })).toMatchObject({
      pricePaise: 4_331,
      shippingPaise: 4_000,
    });
  });

  it('include the rating and the reviews on the page once there are any', () => {
    const rating = { average: 4.5, count: 2 };
    const item = { stars: 5, title: '', text: 'Fine.', author: 'Asha R.', at: '2026-11-25T10:00:00.000Z' };
    const items = [{ ...item, id: 'r1', reply: null }];
    const reviews = { items, total: 2, page: 1, pageSize: 5, rating };
    expect(factsOf(product({ rating, reviews })).rating).toMatchObject({ ...rating, reviews: [item] });
    const none = { items: [], total: 0, page: 1, pageSize: 5 };
    expect(factsOf(product({ reviews: none }))).not.toHaveProperty('rating');
  });

  it('leave out shipping that is not known, and variants that the product does not have', () => {
    const facts = productHead({ product: product(), shippingRule: undefined }, '').facts;
    expect(facts).not.toHaveProperty('shippingPaise');
    expect(facts).not.toHaveProperty('group');
  });

  it('include each variant with its own URL, price, stock and photos', () => {
    const green = {
      ...{ id: 'v1', _id: 'v1', slugProduct: 'journal-green', values: ['Green'], colors: 'Green' },
      ...{ defaultVariant: 'Green', rate: 40, originalPrice: 40, discount: 10, stock: 0 },
      ...{ productCode: 'DJ-1', hsnCode: null, gstRate: 12 },
      ...{ mainPhoto: photo({ secure_url: '/media/green.webp' }), photos: [] },
    };
    const options = [{ name: 'Colour', values: ['Green'] }];
    const journal = product({ ...green, slugProduct: 'journal', groupId: 'p7', options, variants: [green] });
    expect(factsOf(journal).group).toEqual({
      id: 'p7',
      options: ['Colour'],
      variants: [
        {
          ...{ id: 'v1', path: '/products/journal-green', values: ['Green'], code: 'DJ-1' },
          ...{ images: ['/media/green.webp'], pricePaise: 3_600, inStock: false, shippingPaise: 4_000 },
        },
      ],
    });
  });
});
