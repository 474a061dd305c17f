import { describe, expect, it } from '@jest/globals';
import type { Photo, Product, ProductVariant } from '@shop/contracts';
import { photo, product } from '@shop/testing';
import { feedItems } from './feed-items';
import { itemFaults } from './testing/feed-rules';
import { itemsOf, nestedOf, textsOf } from './testing/read-feed';

const shippingRule = { freeFromPaise: 5_000, pricePaise: 4_000 };
const origin = 'https://shop.example';

function itemsFor(shown: Product, rule: typeof shippingRule | null = shippingRule) {
  const items = feedItems({ origin, shippingRule: rule }, shown);
  return itemsOf(`<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`);
}

function onlyItem(shown: Product, rule?: typeof shippingRule | null) {
  const [item, ...others] = itemsFor(shown, rule);
  expect(others).toEqual([]);
  if (!item) throw new Error('There is no item.');
  expect(itemFaults(item)).toEqual([]);
  return item;
}

function variant(
  id: string,
  values: readonly string[],
  changes: Partial<ProductVariant> = {},
): ProductVariant {
  const text = values.join(' / ');
  return {
    ...{ id, _id: id, slugProduct: `journal-${id}`, values, colors: text, defaultVariant: text },
    ...{ rate: 100, originalPrice: 100, discount: 0, stock: 5, productCode: null },
    ...{ hsnCode: null, gstRate: 12, mainPhoto: photo({ secure_url: `/media/${id}.webp` }), photos: [] },
    ...changes,
  };
}

describe('the item of a product', () => {
  it('contains the product’s fields', () => {
    const item = onlyItem(
      product({
        ...{ rate: 150, discount: 5, gstRate: 12, mrp: 200, netQuantity: '1 N' },
        origin: { code: 'JP', name: 'Japan' },
      }),
    );
    const fields = item.elements.map(({ name, text }) => [name.slice(2), text]);
    expect(Object.fromEntries(fields.filter(([, text]) => text))).toEqual({
      id: 'p1',
      title: 'Botanical Washi Tape',
      description: 'Printed on Japanese paper.',
      link: 'https://shop.example/products/botanical-washi-tape',
      image_link: 'https://shop.example/media/washi.webp',
      additional_image_link: 'https://shop.example/media/washi-2.webp',
      availability: 'in_stock',
      price: '168.00 INR',
      sale_price: '160.00 INR',
      maximum_retail_price: '200.00 INR',
      brand: 'MOODTAPE',
      identifier_exists: 'no',
      condition: 'new',
      product_type: 'Decorative Tape > Washi Tape',
      color: 'Sepia/Sage',
    });
    expect(nestedOf(item, 'product_detail')).toEqual([
      { attribute_name: 'Country of origin', attribute_value: 'Japan' },
      { attribute_name: 'Net quantity', attribute_value: '1 N' },
    ]);
  });

  it('has the prices of the page in a shop that shows them with GST', () => {
    // 49.50 less 12.5% is 43.31; with 12%: 55.44 and 48.5072. Shipping is 40.00 before GST.
    const item = onlyItem(product({ rate: 49.5, discount: 12.5, gstRate: 12, shownGstRate: 12 }));
    expect(textsOf(item, 'price')).toEqual(['55.44 INR']);
    expect(textsOf(item, 'sale_price')).toEqual(['48.51 INR']);
    expect(nestedOf(item, 'shipping')).toEqual([{ country: 'IN', price: '44.80 INR' }]);
  });

  it('has no shipping if its price depends on the cart', () => {
    expect(feedItems({ origin, shippingRule: undefined }, product())).not.toContain('<g:shipping>');
    expect(feedItems({ origin, shippingRule: null }, product())).toContain('<g:shipping>');
  });

  it.each([
    // 30.00 and 40.00 with 12%: 33.60 alone, 78.40 together.
    [{ rate: 30, discount: 0, gstRate: 12 }, '34.00 INR', '45.00 INR'],
    [{ rate: 50, discount: 0, gstRate: 18 }, '59.00 INR', '0.00 INR'],
    [{ rate: 12, discount: 0, gstRate: 0 }, '12.00 INR', '40.00 INR'],
  ])('has the price and the shipping of one unit as they are charged: %j', (priced, price, shipping) => {
    const item = onlyItem(product(priced));
    expect(textsOf(item, 'price')).toEqual([price]);
    expect(textsOf(item, 'sale_price')).toEqual([]);
    expect(nestedOf(item, 'shipping')).toEqual([{ country: 'IN', price: shipping }]);
  });

  it('has free shipping in a shop without a rule', () => {
    expect(nestedOf(onlyItem(product({ rate: 1 }), null), 'shipping')).toEqual([
      { country: 'IN', price: '0.00 INR' },
    ]);
  });

  it('links to each picture in its largest width', () => {
    const srcset = '/media/a-320.webp?v=1 320w, /media/a-1600.webp?v=1 1600w, /media/a-800.webp?v=1 800w';
    const shown = product({ mainPhoto: photo({ secure_url: '/media/a-480.webp', width: 480, srcset }) });
    expect(textsOf(onlyItem(shown), 'image_link')).toEqual(['https://shop.example/media/a-1600.webp?v=1']);
  });

  it('is missing without a price, as it is not for sale, and without a picture, which the format requires', () => {
    expect(itemsFor(product({ rate: 0 }))).toEqual([]);
    expect(itemsFor(product({ discount: 100 }))).toEqual([]);
    expect(itemsFor(product({ mainPhoto: photo({ secure_url: '' }), photos: [] }))).toEqual([]);
    expect(itemsFor(product({ mainPhoto: null as unknown as Photo, photos: [] }))).toEqual([]);
    expect(itemsFor(product({ variantCount: 0, stock: 0 }))).toEqual([]);
  });

  const hostile = '\u0000\u0008\u001b]]><![CDATA[ & <g:id>x</g:id> "quoted" 🖋️ \ud83d बही \uffff';

  it.each<[string, Partial<Product>]>([
    ['markup, control characters and emoji', { title: hostile, description: hostile, brandName: hostile }],
    ['10,000 characters', { title: 'क'.repeat(200), description: `<p>${'🖋 long '.repeat(1250)}</p>` }],
    [
      'no brand, description, category, stock and colours',
      {
        ...{ brandName: null, description: '', category: null, subcategory: null, stock: -1, colors: '' },
      },
    ],
    [
      'long names',
      {
        brandName: 'b'.repeat(120),
        category: { name: 'c'.repeat(500), slug: 'c' },
        subcategory: { name: 's'.repeat(500), slug: 's' },
        colors: Array.from({ length: 30 }, (_, index) => `${'colour'.repeat(9)} ${index}`).join(','),
        origin: { code: 'XX', name: hostile.repeat(30) },
      },
    ],
    [
      'many pictures',
      {
        photos: Array.from({ length: 20 }, (_, index) => photo({ secure_url: `/media/बही ${index}.webp` })),
      },
    ],
  ])('follows the rules of the format with %s', (_what, changes) => {
    const item = onlyItem(product(changes));
    expect(item.elements.filter(({ name }) => name === 'g:id')).toHaveLength(1);
  });

  it('keeps text that looks like markup as text', () => {
    const item = onlyItem(product({ title: 'Pen & <b>ink</b> ]]>', description: '<p>5 &lt; 6</p>' }));
    expect(textsOf(item, 'title')).toEqual(['Pen & <b>ink</b> ]]>']);
    expect(textsOf(item, 'description')).toEqual(['5 < 6']);
  });
});

describe('the items of a product with variants', () => {
  const options = ['Colour', 'Size', 'Ruling'].map((name) => ({ name, values: ['x'] }));
  const green = variant('v1', ['Green', 'A5', 'Dots'], { discount: 10 });
  const red = variant('v2', ['Red', 'A6', 'Lines'], { stock: 0, gstRate: 18 });
  const journal = product({
    ...green,
    slugProduct: 'journal',
    groupId: 'p7',
    options,
    variants: [green, red],
  });

  it('are one for each variant, with its own URL, price, stock and values', () => {
    const items = itemsFor(journal);
    expect(items.flatMap(itemFaults)).toEqual([]);
    const of = (name: string) => items.map((item) => textsOf(item, name)[0]);
    expect(of('id')).toEqual(['v1', 'v2']);
    expect(of('item_group_id')).toEqual(['p7', 'p7']);
    expect(of('title')).toEqual([
      'Botanical Washi Tape, Green, A5, Dots',
      'Botanical Washi Tape, Red, A6, Lines',
    ]);
    expect(of('link')).toEqual(['v1', 'v2'].map((id) => `https://shop.example/products/journal-${id}`));
    expect(of('image_link')).toEqual(['v1', 'v2'].map((id) => `https://shop.example/media/${id}.webp`));
    expect(of('price')).toEqual(['112.00 INR', '118.00 INR']);
    expect(of('sale_price')).toEqual(['101.00 INR', undefined]);
    expect(of('availability')).toEqual(['in_stock', 'out_of_stock']);
    expect([of('color'), of('size')]).toEqual([
      ['Green', 'Red'],
      ['A5', 'A6'],
    ]);
    expect(items.map((item) => nestedOf(item, 'product_detail'))).toEqual(
      ['Dots', 'Lines'].map((value) => [{ attribute_name: 'Ruling', attribute_value: value }]),
    );
  });

  it('keep the values in a long title', () => {
    const [item] = itemsFor({ ...journal, title: 't'.repeat(200) });
    const [title = ''] = item ? textsOf(item, 'title') : [];
    expect(title).toHaveLength(150);
    expect(title.endsWith('t…, Green, A5, Dots')).toBe(true);
  });
});
