import { describe, expect, it } from '@jest/globals';
import { productFilters, slugify } from '@shop/config';
import { payable } from '@shop/money';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSeedData, type SeedProduct } from '@shop/api/seed';

const data = loadSeedData(import.meta.dirname);
const mediaFolder = join(import.meta.dirname, 'media');
const { products } = data;
const subcategories = data.categories.flatMap((category) => category.subcategories);
const inPost = (html: string) => [...html.matchAll(/"\/media\/([a-z0-9-]+)-800\.webp"/g)].map(([, id]) => id);
const count = (matches: (product: SeedProduct) => boolean): number => products.filter(matches).length;

it('has an HSN code for each product', () => {
  expect(products.filter(({ hsn }) => !/^\d{6}$/.test(hsn ?? '')).map(({ slug }) => slug)).toEqual([]);
});

describe('categories, brands and themes', () => {
  it('has ten categories, one of them without subcategories, and 38 subcategories', () => {
    expect(data.categories).toHaveLength(10);
    expect(data.categories.filter((category) => category.subcategories.length === 0)).toHaveLength(1);
    expect(subcategories).toHaveLength(38);
  });

  it('has the five brands of the shop and ten themes', () => {
    expect(data.brands.map(({ name }) => name)).toEqual([
      'MOODTAPE',
      'YIER',
      'OKMT',
      'Ding Ding',
      'Journalsay',
    ]);
    expect(data.themes).toHaveLength(10);
  });

  it.each([...data.categories, ...subcategories, ...data.brands, ...data.themes])(
    'the slug of $name follows from its name',
    ({ name, slug }) => {
      expect(slug).toBe(slugify(name));
    },
  );

  it.each(productFilters.category.slice(1))(
    'the filter option %s is a subcategory with products',
    (option) => {
      const found = subcategories.find(({ name }) => name === option);
      expect(count(({ subcategory }) => subcategory === found?.slug)).toBeGreaterThan(0);
    },
  );

  it('gives every category, subcategory, brand and theme something to show', () => {
    const shown = new Set(
      products.flatMap(({ category, subcategory, brand, theme }) => [category, subcategory, brand, theme]),
    );
    const all = [...data.categories, ...subcategories, ...data.brands, ...data.themes];
    expect(all.filter(({ slug }) => !shown.has(slug))).toEqual([]);
  });
});

describe('products', () => {
  it('are 240', () => {
    expect(products).toHaveLength(240);
  });

  it('have only the four discounts', () => {
    expect([...new Set(products.map(({ discountBp }) => discountBp))].sort((a, b) => a - b)).toEqual([
      0, 500, 1250, 3300,
    ]);
  });

  it('cost from under Rs 50 to Rs 12,000, not only in whole rupees', () => {
    expect(count(({ ratePaise }) => ratePaise < 5_000)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...products.map(({ ratePaise }) => ratePaise))).toBeLessThanOrEqual(1_200_000);
    expect(count(({ ratePaise }) => ratePaise % 100 !== 0)).toBeGreaterThanOrEqual(10);
  });

  it('declare origin, MRP and net quantity unless they are vouchers, and an importer if they are imported', () => {
    const goods = products.filter(({ subcategory }) => subcategory !== 'gift-vouchers');
    for (const { slug, ratePaise, origin, importer, mrpPaise = 0, netQuantity } of goods) {
      expect([slug, origin, netQuantity]).toEqual([slug, expect.any(String), expect.any(String)]);
      expect([slug, importer !== undefined]).toEqual([slug, origin !== 'IN']);
      expect([slug, mrpPaise >= payable(ratePaise, 1800)]).toEqual([slug, true]);
    }
    expect(new Set(goods.map(({ origin }) => origin)).size).toBeGreaterThanOrEqual(5);
    expect(count(({ origin, mrpPaise }) => origin === undefined && mrpPaise === undefined)).toBe(
      products.length - goods.length,
    );
  });

  it('are out of stock, low in stock or available', () => {
    expect(count(({ stock }) => stock === 0)).toBeGreaterThanOrEqual(12);
    expect(count(({ stock }) => stock >= 1 && stock <= 5)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...products.map(({ stock }) => stock))).toBeLessThanOrEqual(400);
  });

  it('sometimes lack a code, a brand, a theme or colours', () => {
    expect(count(({ code }) => code === null)).toBe(10);
    expect(count(({ brand }) => brand === null)).toBeGreaterThan(0);
    expect(count(({ theme }) => theme === null)).toBeGreaterThan(0);
    expect(count(({ colors }) => colors.length === 0)).toBeGreaterThanOrEqual(35);
  });

  it('have titles with &, an apostrophe and Devanagari', () => {
    for (const mark of [/&/, /'/, /\p{Script=Devanagari}/u])
      expect(count(({ title }) => mark.test(title))).toBeGreaterThan(1);
  });

  it.each(products.map((product) => [product.slug, product] as const))(
    '%s has a description, questions and a contact',
    (_slug, product) => {
      expect(product.description).toMatch(/^<p>[^<]{60,}<\/p><ul>(<li>[^<]+<\/li>){3,}<\/ul>$/);
      expect(product.faq).toMatch(/^(<h4>[^<]+\?<\/h4><p>[^<]+<\/p>){2,}$/);
      expect(product.contact).toMatch(/^(<p>.+<\/p>)+$/);
      expect(product.contact).toMatch(/href="(mailto:|tel:)/);
      expect(product.description + product.faq).not.toMatch(/&(?!amp;)/);
    },
  );
});

describe('texts', () => {
  it('has the policies of the shop', () => {
    expect(data.policies.map(({ slug, title }) => [slug, title])).toEqual([
      ['privacy-policy', 'Privacy Policy'],
      ['return-and-refund-policy', 'Returns & Exchange'],
      ['terms-service', 'Term-Service'],
      ['payment-policy', 'Payment Policy'],
      ['shipping-policy', 'Shipping Policy'],
    ]);
  });

  it('has the FAQ and the two page sections', () => {
    expect(data.content.map(({ key }) => key)).toEqual(['faq']);
    expect(data.pageSections.map(({ key, entries }) => [key, entries.length])).toEqual([
      ['discount-top-bar', 4],
      ['product-category', 8],
    ]);
  });

  it('has nine blog posts whose beginning can be shortened to 200 characters', () => {
    expect(data.blogPosts).toHaveLength(9);
    for (const { detail } of data.blogPosts) expect(detail).toMatch(/^<p>[^<&]{200,}/);
  });

  it.each(data.blogPosts.map((post) => [post.slug, post] as const))(
    'the post %s has 400 words or more, under headings',
    (_slug, { detail }) => {
      const words = detail.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’-]*/gu) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(400);
      expect(detail.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('pictures', () => {
  it('exist in every width and format, without other files', () => {
    const wanted = Object.entries(data.media).flatMap(([id, { widths, webp = widths }]) => [
      ...widths.map((width) => `${id}-${width}.avif`),
      ...webp.map((width) => `${id}-${width}.webp`),
    ]);
    expect(readdirSync(mediaFolder).sort()).toEqual([...wanted, 'index.json'].sort());
  });

  it('have the format that their name indicates', () => {
    for (const file of readdirSync(mediaFolder)) {
      const start = readFileSync(join(mediaFolder, file)).toString('latin1', 0, 12);
      if (file.endsWith('.webp')) expect([file, start.slice(8)]).toEqual([file, 'WEBP']);
      if (file.endsWith('.avif')) expect([file, start.slice(4)]).toEqual([file, 'ftypavif']);
    }
  });

  it('have the widths of a card, a page and a zoom, and are small in total', () => {
    const mains = new Set(products.map(({ pictures }) => pictures[0]));
    const further = new Set(products.flatMap(({ pictures }) => pictures.slice(1)));
    for (const [id, { widths, webp }] of Object.entries(data.media)) {
      const fills = id.startsWith('hero-') ? [480, 800, 1200, 1600] : [320, 480, 800, 1200];
      expect([id, widths]).toEqual([id, further.has(id) ? [320, 800] : fills]);
      expect([id, webp]).toEqual([id, mains.has(id) ? [480] : further.has(id) ? [320] : undefined]);
    }
    const sizes = readdirSync(mediaFolder).map((file) => statSync(join(mediaFolder, file)).size);
    // 25 MB are the photos of 240 products, 7 MB the pages' pictures in more sizes.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32_000_000);
  });

  it('are all used', () => {
    const used = new Set([
      ...products.flatMap(({ pictures }) => pictures),
      ...data.blogPosts.map(({ picture }) => picture),
      ...data.heroSlides.map(({ picture }) => picture),
      ...data.banners.map(({ picture }) => picture),
      ...data.pageSections.flatMap(({ entries }) => entries.map(({ picture }) => picture)),
      ...data.blogPosts.flatMap(({ detail }) => inPost(detail)),
    ]);
    expect(Object.keys(data.media).filter((id) => !used.has(id))).toEqual([]);
  });
});
