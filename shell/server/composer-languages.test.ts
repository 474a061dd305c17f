import { afterEach, describe, expect, it } from '@jest/globals';
import { openTestComposer, type TestComposer } from './testing/test-composer';

let test: TestComposer | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

/** The URL that the page was rendered for. */
const renderedFor = (html: string) => /<i>(\S+) /.exec(html)?.[1];

describe('a shop in Hindi', () => {
  it('renders each page below the prefix of the language, and caches it separately', async () => {
    test = await openTestComposer({ languages: ['hi'] });
    const english = await test.get('/product');
    expect(english.html).toContain(
      '<html lang="en" data-release="12" data-origin="https://shop.example" data-languages="hi"',
    );
    const hindi = await test.get('/hi/product');
    expect(hindi.html).toContain(
      '<html lang="hi" data-release="12" data-origin="https://shop.example" data-languages="hi"',
    );
    expect([renderedFor(hindi.html), hindi.cacheStatus]).toEqual(['/product', 'shop; fwd=uri-miss']);
    expect((await test.get('/hi/product?utm_source=a')).html).toBe(hindi.html);
    expect((await test.get('/product')).html).toBe(english.html);
    expect(renderedFor((await test.get('/hi')).html)).toBe('/');
  });

  it('redirects within the language, and keeps the status of a page', async () => {
    test = await openTestComposer({ languages: ['hi'] });
    const { statusCode, headers } = await test.app.inject({ url: '/hi/Moved?page=2' });
    expect([statusCode, headers.location]).toEqual([301, '/hi/moved?page=2']);
    expect((await test.get('/hi/gone')).response.status).toBe(404);
  });

  it('protects private pages as in English', async () => {
    test = await openTestComposer({ languages: ['hi'] });
    const [english, hindi] = await Promise.all([test.get('/checkout'), test.get('/hi/checkout')]);
    for (const name of [
      'content-security-policy',
      'connection-allowlist',
      'cross-origin-opener-policy',
      'cache-control',
    ])
      expect(hindi.response.headers.get(name)).toBe(english.response.headers.get(name));
  });

  it('sends the frame of the language', async () => {
    test = await openTestComposer({ languages: ['hi'] });
    const frames = [await test.get('/throw'), await test.get('/hi/throw'), await test.get('/throw')];
    expect(frames.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['en', 'hi', 'en']);
  });
});

it('a shop that is only in English has no pages in other languages', async () => {
  test = await openTestComposer();
  const { html } = await test.get('/hi/product');
  expect(html).toContain('<html lang="en" data-release="12" data-origin="https://shop.example">');
  expect(renderedFor(html)).toBe('/hi/product');
});
