import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { composer } from './composer';

/** A shell bundle whose renders do what the URL says. */
const shell = `
exports.provided = {};
exports.renderPage = async ({ url, origin, skip }, hooks, sink) => {
  if (url === '/throw' || (url === '/bad-remote' && skip.length === 0)) throw new Error('broken');
  const parts = url === '/product' ? [{ remote: 'catalog', module: 'product' }] : [];
  const status = url === '/gone' ? 404 : undefined;
  const sizes = { imagesrcset: '/a-320.avif 320w, /a-800.avif 800w', imagesizes: '50vw', type: 'image/avif' };
  const preloadImage = { '/product': { href: '/a.webp', ...sizes }, '/shop': { href: '/a.webp?b&c' } }[url];
  const elements = [{ tag: 'meta', attributes: { name: 'description', content: '"quoted" at ' + origin } }];
  const linkedData = [{ name: '</script>\\u2028' }];
  const head = { title: 'A <title>', status, preloadImage, elements, linkedData };
  hooks.onHead({ head, parts, state: { html: '</script>' } });
  sink.end('<p>' + (skip.join() || 'rendered') + '</p>');
};`;

const release: PageRelease = {
  env: 'live',
  seq: 12,
  remotes: {
    catalog: {
      version: '1.3.0',
      base: '/remotes/catalog/1.3.0/',
      manifest: {
        entry: 'remoteEntry.js',
        globalName: 'catalog_1_3_0',
        exposes: { product: { js: ['product.js'], css: ['product.css', 'fonts.css', 'gone.css'] } },
        server: 'server',
      },
      integrity: { 'remoteEntry.js': 'sha384-entry', 'product.js': 'sha384-js', 'fonts.css': 'sha384-css' },
      routes: [],
      slots: [],
      fallback: null,
    },
  },
};

const { catalog } = release.remotes;
if (!catalog) throw new Error('No catalog');
const previewed: PageRelease = { ...release, remotes: { catalog: { ...catalog, variant: 'preview' } } };

let dir: string;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'composer-'));
  const artifact = path.join(dir, 'remotes/catalog/1.3.0');
  await mkdir(artifact, { recursive: true });
  await mkdir(path.join(dir, 'assets'));
  await writeFile(path.join(artifact, 'product.css'), '.product { color: red }');
  await writeFile(path.join(artifact, 'fonts.css'), '@font-face { src: url(font.woff) }');
  const assets = path.join(dir, 'assets');
  await writeFile(path.join(assets, 'packed.js'), 'packed()');
  await writeFile(path.join(assets, 'packed.js.br'), brotliCompressSync('packed()'));
  await writeFile(path.join(assets, 'plain.js'), 'plain()');
  await writeFile(path.join(assets, 'frame.css'), '.frame { color: red }');
  await writeFile(path.join(dir, 'shell.cjs'), shell);
  await writeFile(path.join(dir, 'favicon.ico'), 'icon');
  await writeFile(
    path.join(dir, 'build-manifest.json'),
    JSON.stringify({ entry: { js: ['main.js'], css: ['frame.css', 'main.css'] } }),
  );
  app = Fastify();
  await app.register(
    composer({
      shellBuild: dir,
      shellAssets: path.join(dir, 'assets'),
      publicDir: dir,
      remotesDir: path.join(dir, 'remotes'),
      apiBaseUrl: () => 'http://127.0.0.1:9/api/v1',
      publicOrigin: 'https://shop.example',
      release: ({ raw: { url } }) => (url?.includes('preview=') ? previewed : release),
    }),
  );
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

const get = async (url: string) => {
  const answer = await fetch(address + url, { headers: { 'accept-encoding': 'gzip, br' } });
  return { answer, html: await answer.text() };
};

describe('composer', () => {
  it('sends release, head, markup and data, with nothing that ends its block', async () => {
    const { answer, html } = await get('/shop');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
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

  it("asks for all that the page's parts need at once, and puts their styles into the document", async () => {
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

  it('lets nobody keep a page with a version that is only previewed', async () => {
    const { answer } = await get('/shop?preview=catalog@1.3.0');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('has the first picture fetched: one address, or what the browser picks of many', async () => {
    expect((await get('/shop')).html).toContain(
      '<link rel="preload" as="image" href="/a.webp?b&amp;c" fetchpriority="high">',
    );
    expect((await get('/product')).html).toContain(
      '<link rel="preload" as="image" imagesrcset="/a-320.avif 320w, /a-800.avif 800w" imagesizes="50vw" type="image/avif" fetchpriority="high">',
    );
    expect((await get('/gone')).html).not.toContain('as="image"');
  });

  it('allows no script but its own: a new nonce for each document', async () => {
    const policies = await Promise.all(
      ['/shop', '/shop'].map(async (url) => (await get(url)).answer.headers.get('content-security-policy')),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}';/);
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies[0]).not.toContain('unsafe-eval');
  });

  it("answers with the screen's status", async () => {
    expect((await get('/gone')).answer.status).toBe(404);
  });

  it('leaves the remotes to the page when their code kills the render', async () => {
    const { answer, html } = await get('/bad-remote');
    expect(answer.status).toBe(200);
    expect(html).toContain('<p>catalog</p>');
  });

  it("sends the shell's files packed, and nobody keeps that one is missing", async () => {
    const { answer, html } = await get('/shell/packed.js');
    expect(html).toBe('packed()');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    const plain = await get('/shell/plain.js');
    expect([plain.html, plain.answer.headers.get('content-encoding')]).toEqual(['plain()', null]);
    for (const { headers } of [answer, plain.answer]) {
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const missing = await get('/shell/missing.js');
    expect(missing.answer.status).toBe(404);
    expect(missing.answer.headers.get('cache-control')).toBe('no-store');
    expect(missing.answer.headers.get('content-type')).toContain('json');
  });

  it('puts the styles of the shell into the document, unless they cannot be read', async () => {
    const { html } = await get('/shop');
    expect(html).toContain('<style data-href="/shell/frame.css">.frame { color: red }</style>');
    expect(html).toContain('<link rel="stylesheet" href="/shell/main.css">');
  });

  it('sends the document in the coding that the browser takes, release and scripts behind the markup', async () => {
    const { answer, html } = await get('/product');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('cookie, accept-encoding');
    const plain = await fetch(`${address}/product`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBe(null);
    const nonce = /nonce="[^"]*"/g;
    expect((await plain.text()).replace(nonce, '')).toBe(html.replace(nonce, ''));
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

  it('makes no page of an address that belongs to another service', async () => {
    const { answer, html } = await get('/api/v1/no-such-call');
    expect(answer.status).toBe(404);
    expect(JSON.parse(html)).toEqual({ status: 404, message: 'There is nothing at this address.' });
  });

  it('has a page even when nothing can be rendered', async () => {
    const { answer, html } = await get('/throw');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('<h1>This page came back to us</h1>');
    expect(html).not.toContain('broken');
  });
});
