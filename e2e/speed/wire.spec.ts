import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hydrated, openHydrated } from '../support/hydrated';
import { webFontsApplied } from '../support/fonts';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';

const table = readFileSync(path.join(import.meta.dirname, '../../docs/headers.md'), 'utf8');

/** A row of the table: `Cache-Control`, `Vary`, whether there is an ETag, whether it is compressed. */
const rows = [...table.matchAll(/^\| (.+?) *\| `(.+?)` *\| (.+?) *\| (yes|no) *\| (yes|no) *\|$/gm)].map(
  ([, kind = '', cacheControl, vary = '', etag, packed]) => ({
    kind,
    ending: {
      'cache-control': cacheControl,
      vary: vary === 'none' ? undefined : vary.replaceAll('`', ''),
      etag: etag === 'yes',
      packed: packed === 'yes',
    },
  }),
);

test('each kind of response is cached and compressed as documented, in Brotli and in gzip', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const named = (pattern: RegExp) => pattern.exec(html)?.[0] ?? `no match for ${pattern}`;
  const script = named(/\/shell\/main\.\w+\.js/);
  const entry = named(/\/remotes\/\w+\/[^"/]+\/remoteEntry\.js/);
  const picture = named(/\/media\/[\w-]+\.avif\?v=\w+/);
  const addresses: Readonly<Record<string, string>> = {
    'A page': '/',
    'A script of the shell': script,
    'Missing shell script (404)': '/shell/main.00000000.js',
    'A script of a remote': entry,
    'Missing remote file (404)': `${entry}.js`,
    'Versioned image': picture,
    'Unversioned image': picture.replace(/\?.*/, ''),
    'Public data': '/api/v1/product?page=1&limit=12',
    'A shopper’s own data': '/api/v1/user/verify',
    'The page of a posted form': '/forms/contact/done',
    'Live release': '/registry/v1/envs/live/release.json',
    'The release for one shopper': '/registry/v1/page-release',
    'The service worker': '/service-worker.js',
    'The sitemap': '/sitemap.xml',
    'The product feed': '/product-feed.xml',
    'The web manifest': '/manifest.webmanifest',
    'An icon': '/icon-192.png',
  };
  expect(rows.map(({ kind }) => kind).sort()).toEqual(Object.keys(addresses).sort());

  for (const { kind, ending } of rows) {
    const ask = (accepted: string) =>
      request.get(addresses[kind] ?? '', { headers: { 'accept-encoding': accepted } });
    const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
    const responded = [br, gzip, plain].map((response) => {
      const headers = response.headers();
      return {
        'cache-control': headers['cache-control'],
        vary: headers['vary'],
        etag: 'etag' in headers,
        encoding: headers['content-encoding'],
      };
    });
    const { packed, ...others } = ending;
    expect(responded, kind).toEqual(
      ['br', 'gzip', undefined].map((encoding) => ({ ...others, encoding: packed ? encoding : undefined })),
    );
    // A response with an ETag has the same body for all clients.
    if (ending.etag) expect((await br.body()).equals(await plain.body()), kind).toBe(true);
  }
});

test('a file that is not a page runs no script when it is opened as a document, and has no origin unless it is a text', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const entry = /\/remotes\/\w+\/[^"/]+\/remoteEntry\.js/.exec(html)?.[0] ?? '';
  const picture = /\/media\/[\w-]+\.avif\?v=\w+/.exec(html)?.[0] ?? '';
  const script = /\/shell\/main\.\w+\.js/.exec(html)?.[0] ?? '';
  const files = [entry, `${entry}.js`, picture, '/media/none.svg', script, '/shell/none.js', '/icon-192.png'];
  const generated = ['/robots.txt', '/sitemap.xml', '/product-feed.xml', '/manifest.webmanifest'];
  const others = [...generated, '/healthz', '/openapi.json'];
  const data = ['/api/v1/none', '/api/v1/product?page=1&limit=12', '/registry/v1/envs/live/release.json'];
  for (const address of [...files, ...others, ...data]) {
    const headers = (await request.get(address)).headers();
    // A worker gets the policy of its script.
    const policy =
      address === entry ? /^default-src 'none'; script-src 'self'; / : /^sandbox; default-src 'none'/;
    expect(headers['content-security-policy'], address).toMatch(policy);
    expect(headers['x-content-type-options'], address).toBe('nosniff');
  }
});

/** URLs of the scripts that a page has run, recorded by an observer that starts before them. */
declare global {
  var ranScripts: string[];
}

test('a page preloads its scripts, and its document preloads the largest picture', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.ranScripts = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) globalThis.ranScripts.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.setViewportSize({ width: 412, height: 823 });
  const { data } = (await (await page.request.get('/api/v1/product?page=1&limit=1')).json()) as {
    data: { products: { slugProduct: string }[] };
  };
  for (const screen of ['/', '/all-products', `/products/${data.products[0]?.slugProduct}`]) {
    const html = (await (await page.goto(screen))?.text()) ?? '';
    await hydrated(page);
    const { blocking, largest, preloaded, ran } = await page.evaluate(async () => {
      const painted = await new Promise<LargestContentfulPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const [last] = (list.getEntries() as LargestContentfulPaint[]).filter(({ url }) => url).slice(-1);
          if (last) resolve(last);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]');
      return {
        blocking: files
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
        largest: new URL(painted.url).pathname,
        preloaded: [...links].map(({ href }) => href),
        ran: globalThis.ranScripts,
      };
    });
    expect(blocking, screen).toEqual([]);
    expect(html, screen).toContain(largest);
    expect(preloaded.length, screen).toBeGreaterThan(1);
    expect(ran, screen).toEqual(expect.arrayContaining(preloaded));
  }
});

// One page per test: Chromium attributes the previous page's cached requests to the next page.
for (const screen of ['/', '/all-products', sample.product, '/faq']) {
  test(`the shop’s own texts need one file of each font, on ${screen}`, async ({ page }) => {
    await openHydrated(page, screen);
    await webFontsApplied(page);
    const { faces, isDevanagari } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return {
        faces: files.filter((file) => file.endsWith('.woff2')).map((file) => file.split('/').pop() ?? ''),
        // Product names may need the Devanagari font.
        isDevanagari: /\p{Script=Devanagari}/u.test(document.body.innerText),
      };
    });
    const needed = isDevanagari ? /-(core|devanagari)\./ : /-core\./;
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((file) => !needed.test(file))).toEqual([]);
  });
}
