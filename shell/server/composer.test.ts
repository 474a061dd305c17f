import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageRelease, RenderOutcome } from '@shop/contracts';
import { openTestComposer, testRelease, type TestComposer } from './testing/test-composer';

const outcomes: RenderOutcome[] = [];
let test: TestComposer;
beforeEach(async () => {
  outcomes.length = 0;
  test = await openTestComposer({ onRender: (outcome) => outcomes.push(outcome) });
});
afterEach(() => test.close());
const get: TestComposer['get'] = (...args) => test.get(...args);

describe('composer', () => {
  it('sends release, head, markup and data, escaped for their elements', async () => {
    const { response, html } = await get('/shop');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
    expect(html).toContain('<title>A &lt;title&gt;</title>');
    expect(html).toContain(
      '<meta name="description" content="&quot;quoted&quot; at https://shop.example" data-screen>',
    );
    expect(html).toContain(
      '<script type="application/ld+json" data-screen>{"name":"\\u003c/script>\\u2028"}</script>',
    );
    expect(html).toContain('<html lang="en" data-release="12" data-origin="https://shop.example">');
    expect(html).toContain('<p>rendered</p>');
    expect(html).toContain('"html":"\\u003c/script>"');
    expect(html).toContain('<script defer src="/shell/main.js"></script>');
  });

  it("preloads the files of the page's fragments, and inlines their styles", async () => {
    const { html } = await get('/product');
    expect(html).toContain(
      '<link rel="preload" as="script" href="/remotes/catalog/1.3.0/remoteEntry.js" integrity="sha384-entry" crossorigin="anonymous" fetchpriority="low">',
    );
    expect(html).toContain(
      '<link rel="preload" as="script" href="/remotes/catalog/1.3.0/product.js" integrity="sha384-js" crossorigin="anonymous" fetchpriority="low">',
    );
    expect(html).toContain(
      '<style data-href="/remotes/catalog/1.3.0/product.css">.product { color: red }</style>',
    );
    expect(html).toContain(
      '<link rel="preload" as="style" href="/remotes/catalog/1.3.0/fonts.css" integrity="sha384-css" crossorigin="anonymous">',
    );
    expect(html).toContain('<link rel="preload" as="style" href="/remotes/catalog/1.3.0/gone.css">');
  });

  it('forbids caching of a page with a previewed version', async () => {
    const { response } = await get('/shop?preview=catalog@1.3.0');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('lists the shopper’s non-stable versions in a header', async () => {
    const { response } = await get('/shop?preview=catalog@1.3.0');
    expect(response.headers.get('shop-versions')).toBe('release=12, catalog="1.3.0";preview');
    expect((await get('/shop')).response.headers.get('shop-versions')).toBeNull();
  });

  it('preloads the first picture, by URL or srcset', async () => {
    expect((await get('/shop')).html).toContain(
      '<link rel="preload" as="image" href="/a.webp?b&amp;c" fetchpriority="high">',
    );
    expect((await get('/product')).html).toContain(
      '<link rel="preload" as="image" imagesrcset="/a-320.avif 320w, /a-800.avif 800w" imagesizes="50vw" type="image/avif" fetchpriority="high">',
    );
    expect((await get('/gone')).html).not.toContain('as="image"');
  });

  it("responds with the page's status", async () => {
    expect((await get('/gone')).response.status).toBe(404);
  });

  it.each([
    ['/Moved', '/moved'],
    ['/Moved?page=2&utm_source=a', '/moved?page=2&utm_source=a'],
    ['//shop', '/shop'],
    ['//evil.example//a?b=//', '/evil.example/a?b=//'],
  ])('redirects %s to %s', async (url, location) => {
    const { statusCode, headers } = await test.app.inject({ url: `${test.address}${url}` });
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  it('leaves the remotes to the browser if their code fails the render', async () => {
    const { response, html } = await get('/bad-remote');
    expect(response.status).toBe(200);
    expect(html).toContain('<p>catalog</p>');
  });

  it("sends the shell's files compressed, and forbids caching of a 404", async () => {
    const { response, html } = await get('/shell/packed.js');
    expect(html).toBe('packed()');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    const plain = await get('/shell/plain.js');
    expect([plain.html, plain.response.headers.get('content-encoding')]).toEqual(['plain()', null]);
    for (const { headers } of [response, plain.response]) {
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const missing = await get('/shell/missing.js');
    expect(missing.response.status).toBe(404);
    expect(missing.response.headers.get('cache-control')).toBe('no-store');
    expect(missing.response.headers.get('content-type')).toContain('json');
  });

  it('inlines the styles of the shell, unless they cannot be read', async () => {
    const { html } = await get('/shop');
    expect(html).toContain('<style data-href="/shell/frame.css">.frame { color: red }</style>');
    expect(html).toContain('<link rel="stylesheet" href="/shell/main.css">');
  });

  it('sends the document in an accepted encoding, with release and scripts after the markup', async () => {
    const { response, html } = await get('/product');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const plain = await fetch(`${test.address}/product`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(await plain.text()).toBe(html);
    const order = [
      '<style',
      '<p>rendered</p>',
      'id="shop-state"',
      'id="shop-release"',
      '<script defer',
      'as="script"',
    ];
    const places = order.map((text) => html.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('does not render paths of other services', async () => {
    const { response, html } = await get('/api/v1/no-such-call');
    expect(response.status).toBe(404);
    expect(JSON.parse(html)).toEqual({ status: 404, message: 'There is nothing at this address.' });
  });

  it('sends the frame if the shell itself cannot be rendered', async () => {
    const { response, html } = await get('/throw');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('data-unrendered><p>frame</p>');
    expect(html).toContain('id="shop-release"');
    expect(html).not.toContain('broken');
  });

  it('leaves a remote that hangs to the browser, reports it, and skips its module after a few times', async () => {
    await get('/product');
    const about = { remote: 'catalog', version: '1.3.0', variant: 'stable' };
    expect(outcomes).toContainEqual({ ...about, outcome: 'rendered' });
    const reported = () => outcomes.filter(({ outcome }) => outcome === 'timed-out').length;
    for (let count = 1; count <= 2; count += 1) {
      expect((await get(`/catalog-hangs?${count}`)).html).toContain('<p>catalog</p>');
      expect(reported()).toBe(count);
    }
    expect((await get('/catalog-hangs?3')).html).toContain('<p>catalog/product</p>');
    expect(reported()).toBe(2);
    expect(outcomes.at(-1)).toEqual({ ...about, outcome: 'skipped' });
  });

  it('counts code that cannot be linked with the release that brought it, not with later ones', async () => {
    const { catalog } = testRelease.remotes;
    if (!catalog) throw new Error('No catalog');
    const { manifest } = catalog;
    const exposes = { ...manifest.exposes, gone: { js: [], css: [] } };
    const broken = { ...catalog, manifest: { ...manifest, exposes } };
    const releaseOf = (seq: number): PageRelease => ({ ...testRelease, seq, remotes: { catalog: broken } });
    let prepare: (releases: readonly PageRelease[]) => Promise<void> = () => Promise.resolve();
    const other = await openTestComposer({
      onRender: (outcome) => outcomes.push(outcome),
      releases: {
        forDocument: () => ({ release: releaseOf(1), key: 'live 1', audience: 'everybody' }),
        current: () => [releaseOf(1)],
        beforeLive: (given) => (prepare = given),
      },
    });
    for (const seq of [2, 3, 4, 5]) await prepare([releaseOf(seq)]);
    const threw = outcomes.filter(({ outcome }) => outcome === 'threw');
    expect(threw.length).toBeGreaterThan(0);
    // Each of the two processes links the first release at most once.
    expect(threw.length).toBeLessThanOrEqual(2);
    await other.close();
  });
});
