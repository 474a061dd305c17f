import { describe, expect, it } from '@jest/globals';
import { shop } from '@shop/config';
import type { DocumentHead, Head, PageFacts } from '@shop/contracts';
import type { MatchedPage } from '../../federation/routing/page-routes';
import { pageHead } from './page-head';

const origin = 'https://shop.example';

/** The head of a page whose module exports `head`, at a route of the pattern `path`. */
function headAt(pathname: string, head?: Head, path: string | null = pathname): DocumentHead {
  const matched: MatchedPage = { route: path === null ? null : { path, fragments: [] }, params: {} };
  const module = head && { Component: () => null, head: () => head };
  return pageHead(
    { matched, pathname, origin, context: { params: {}, query: new URLSearchParams() } },
    { module },
  );
}

/** The content of an element of the head, by its name, property or relation. */
function contentOf({ elements }: DocumentHead, key: string): string | undefined {
  const found = elements.find(({ attributes: { name, property, rel } }) =>
    [name, property, rel].includes(key),
  );
  return found?.attributes.content ?? found?.attributes.href;
}

const ofType = ({ linkedData }: DocumentHead, type: string) =>
  linkedData.find((data) => '@type' in data && data['@type'] === type);

describe('a page of a shop in several languages', () => {
  const at = (language: 'hi' | null, head: Head, pathname = '/faq') =>
    pageHead(
      {
        ...{ pathname, origin, language, languages: ['hi'] },
        matched: { route: { path: pathname, fragments: [] }, params: {} },
        context: { params: {}, query: new URLSearchParams() },
      },
      { module: { Component: () => null, head: () => head } },
    );
  const links = ({ elements }: DocumentHead) =>
    elements.flatMap(({ attributes: { rel, hreflang = '', href } }) =>
      rel === 'canonical' || rel === 'alternate' ? [`${hreflang || rel} ${href}`] : [],
    );

  it('links to the page in each language, and to itself as canonical', () => {
    const alternates = [
      'en https://shop.example/faq',
      'hi https://shop.example/hi/faq',
      'x-default https://shop.example/faq',
    ];
    const head: Head = { title: 'FAQ' };
    expect(links(at(null, head))).toEqual(['canonical https://shop.example/faq', ...alternates]);
    expect(links(at('hi', head))).toEqual(['canonical https://shop.example/hi/faq', ...alternates]);
    expect(links(at('hi', head, '/'))[0]).toBe('canonical https://shop.example/hi');
    expect([at(null, head), at('hi', head)].map((each) => contentOf(each, 'og:locale'))).toEqual([
      'en_IN',
      'hi_IN',
    ]);
  });

  it('does not link to other languages from an error page or an unlisted page', () => {
    expect(links(at('hi', { title: 'Gone', status: 404 }))).toEqual([]);
    expect(links(at('hi', { title: 'Order', unlisted: true }))).toEqual([
      'canonical https://shop.example/hi/faq',
    ]);
  });
});

describe('every page', () => {
  it('has a title, description, canonical URL and picture for search engines and shared links', () => {
    const head = headAt('/faq', { title: 'FAQ', description: 'Asked & answered.' });
    expect(head.title).toBe('FAQ | Vintage Craft');
    for (const key of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(head, key)).toBe('Asked & answered.');
    for (const key of ['og:title', 'twitter:title']) expect(contentOf(head, key)).toBe(head.title);
    for (const key of ['canonical', 'og:url']) expect(contentOf(head, key)).toBe('https://shop.example/faq');
    expect(contentOf(head, 'og:type')).toBe('website');
    expect(contentOf(head, 'og:locale')).toBe('en_IN');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(head, 'og:image')).toBe('https://shop.example/share.jpg');
    expect([contentOf(head, 'og:image:width'), contentOf(head, 'og:image:height')]).toEqual(['1200', '630']);
    expect(contentOf(head, 'robots')).toBeUndefined();
  });

  it('has a default description if its module has none', () => {
    expect(contentOf(headAt('/checkout', { title: 'Checkout' }), 'description')).toBe(`${shop.tagline}.`);
    expect(headAt('/faq').title).toBe(`${shop.name} | ${shop.tagline}`);
  });

  it('has one canonical URL for all spellings', () => {
    const canonical = (...page: Parameters<typeof headAt>) => contentOf(headAt(...page), 'canonical');
    const head: Head = { title: 'Monsoon' };
    expect(canonical('/FAQ/', head, '/faq')).toBe('https://shop.example/faq');
    expect(canonical('/collections/theme/monsoon/', head, '/collections/theme/:category')).toBe(
      'https://shop.example/collections/theme/monsoon',
    );
    expect(canonical('/all-products', { ...head, canonical: '/all-products?page=2' })).toBe(
      'https://shop.example/all-products?page=2',
    );
    expect(canonical('/', head)).toBe('https://shop.example/');
  });

  it.each([
    ['/products/BS-THIRD', '/products/third', '/products/third'],
    ['/collections/brand/Ding+Ding', '/collections/brand/Ding%20Ding', '/collections/brand/Ding%20Ding'],
    ['/collections/brand/Ding%20Ding/', '/collections/brand/Ding%20Ding', undefined],
    ['/collections/brand/D%69ng%20Ding', '/collections/brand/Ding%20Ding', undefined],
    ['/%ff', '/ff', '/ff'],
  ])('at %s with its own path %s has the canonical path %s', (pathname, ownPath, location) => {
    const head = headAt(pathname, { title: 'Third', ownPath }, '/:any');
    expect(head.location).toBe(location);
    expect(contentOf(head, 'canonical')).toBe(`https://shop.example${ownPath}`);
  });

  it('shows its own picture', () => {
    const image = { url: '/media/tape.webp', alt: 'A tape', width: 800, height: 800 };
    const head = headAt('/products/tape', { title: 'Tape', image });
    expect(contentOf(head, 'og:image')).toBe('https://shop.example/media/tape.webp');
    expect(contentOf(head, 'twitter:image:alt')).toBe('A tape');
    const elsewhere = { ...image, url: 'https://pictures.example/tape.webp' };
    expect(contentOf(headAt('/p', { title: 'Tape', image: elsewhere }), 'twitter:image')).toBe(elsewhere.url);
  });
});

it.each([
  ['an unknown URL', headAt('/no/such/page', undefined, null), 404],
  ['a page whose remote is unavailable', headAt('/cart', undefined, null), 503],
  ['an unknown product', headAt('/products/x', { title: 'No such product', status: 404 }), 404],
])('%s is not indexed, and has no canonical URL', (_what, head, status) => {
  expect(head.status).toBe(status);
  expect(contentOf(head, 'robots')).toBe('noindex, follow');
  expect(contentOf(head, 'canonical')).toBeUndefined();
  expect(head.linkedData).toEqual([]);
});

it('does not index private pages', () => {
  expect(contentOf(headAt('/cart', { title: 'Cart', unlisted: true }), 'robots')).toBe('noindex, follow');
});

describe('JSON-LD', () => {
  const of = (facts: PageFacts, crumbs?: Head['crumbs']) =>
    headAt('/products/tape', { title: 'Tape', description: 'Red.', facts, crumbs }, '/products/:category');

  it('describes the shop and its site only on the home page, without a search', () => {
    const home = headAt('/', { title: 'Vintage Craft' });
    expect(ofType(home, 'Organization')).toMatchObject({
      '@context': 'https://schema.org',
      url: 'https://shop.example/',
      logo: 'https://shop.example/icon-512.png',
      email: shop.email,
    });
    expect(ofType(home, 'WebSite')).toMatchObject({ name: 'Vintage Craft', url: 'https://shop.example/' });
    expect(JSON.stringify(home.linkedData)).not.toContain('SearchAction');
    expect(headAt('/faq', { title: 'FAQ' }).linkedData).toEqual([]);
  });

  it('describes a product with its unit price', () => {
    const facts: PageFacts = {
      kind: 'product',
      name: 'Tape',
      description: 'Red.',
      images: ['/media/a.webp', 'https://pictures.example/b.webp'],
      code: 'VC-1',
      brand: 'YIER',
      pricePaise: 433100,
      priceUntil: '2026-12-01T04:30:00.000Z',
      inStock: true,
      origin: 'Japan',
    };
    const head = of(facts);
    expect(contentOf(head, 'og:type')).toBe('product');
    expect(contentOf(head, 'product:price:amount')).toBe('4331.00');
    expect(contentOf(head, 'product:price:currency')).toBe('INR');
    expect(ofType(head, 'Product')).toMatchObject({
      name: 'Tape',
      image: ['https://shop.example/media/a.webp', 'https://pictures.example/b.webp'],
      sku: 'VC-1',
      brand: { '@type': 'Brand', name: 'YIER' },
      countryOfOrigin: { '@type': 'Country', name: 'Japan' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/products/tape',
        priceCurrency: 'INR',
        price: '4331.00',
        priceValidUntil: '2026-12-01T04:30:00.000Z',
        availability: 'https://schema.org/InStock',
      },
    });
    const { priceUntil: _until, ...unlimited } = facts;
    const bare = ofType(of({ ...unlimited, code: null, brand: null, inStock: false }), 'Product');
    expect(JSON.stringify(bare)).not.toContain('priceValidUntil');
    expect(bare).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(Object.keys(bare ?? {})).not.toEqual(expect.arrayContaining(['sku']));
  });

  it('lists the breadcrumb from Home to the page', () => {
    const facts: PageFacts = { kind: 'article', headline: 'Tape', publishedAt: '2026-01-15T06:30:00.000Z' };
    const head = of(facts, [{ name: 'Blog', path: '/blogs' }, { name: 'Tape' }]);
    expect(ofType(head, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        { position: 2, name: 'Blog', item: 'https://shop.example/blogs' },
        { position: 3, name: 'Tape', item: 'https://shop.example/products/tape' },
      ],
    });
  });

  it('describes an article with its date and author', () => {
    const head = of({ kind: 'article', headline: 'Tape', publishedAt: '2026-01-15T06:30:00.000Z' });
    expect(contentOf(head, 'og:type')).toBe('article');
    expect(contentOf(head, 'article:published_time')).toBe('2026-01-15T06:30:00.000Z');
    expect(ofType(head, 'Article')).toMatchObject({
      headline: 'Tape',
      description: 'Red.',
      datePublished: '2026-01-15T06:30:00.000Z',
      publisher: { '@type': 'Organization', name: 'Vintage Craft' },
    });
  });

  it('lists questions with their answers', () => {
    const head = of({ kind: 'questions', questions: [{ question: 'Where to?', answer: 'To Delhi.' }] });
    expect(ofType(head, 'FAQPage')).toMatchObject({
      mainEntity: [
        { '@type': 'Question', name: 'Where to?', acceptedAnswer: { '@type': 'Answer', text: 'To Delhi.' } },
      ],
    });
  });

  it('ignores unknown facts of newer remotes', () => {
    expect(of({ kind: 'recipe' } as unknown as PageFacts).linkedData).toEqual([]);
  });
});
