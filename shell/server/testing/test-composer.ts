import type { PageRelease } from '@shop/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { composer, type ComposerOptions } from '../composer';
import { frameFile } from '../fallback';
import { buildWorker } from './build-worker-fixture';
import { fixtureEntry, publishFixture } from './publish-fixture';

/** A shell bundle whose renders are controlled by the URL. */
const shell = `
exports.shared = {};
exports.renderPage = async ({ url, origin, skip }, hooks) => {
  if (url === '/throw' || (url === '/bad-remote' && skip.length === 0)) throw new Error('broken');
  if (url === '/hang') for (;;);
  const catalog = { remote: 'catalog', module: 'product' };
  if (url.startsWith('/catalog-throws') && !skip.includes('catalog/product'))
    hooks.onFailed(new Error('broken'), catalog, 'threw');
  if (url.startsWith('/catalog-hangs') && !skip.some((name) => name.startsWith('catalog'))) {
    hooks.onEnter(catalog);
    for (;;);
  }
  if (url.startsWith('/data')) await hooks.environment.fetch('/api/v1/blog', {});
  const listing = { remote: 'catalog', module: 'listing' };
  const fragments = /^\\/(product|catalog-)/.test(url) ? [catalog] : url.startsWith('/listing') ? [listing] : [];
  const status = url === '/gone' ? 404 : undefined;
  const sizes = { imagesrcset: '/a-320.avif 320w, /a-800.avif 800w', imagesizes: '50vw', type: 'image/avif' };
  const preloadImage = { '/product': { href: '/a.webp', ...sizes }, '/shop': { href: '/a.webp?b&c' } }[url];
  const elements = [{ tag: 'meta', attributes: { name: 'description', content: '"quoted" at ' + origin } }];
  const linkedData = [{ name: '</script>\\u2028' }];
  const location = url.startsWith('/Moved') ? '/moved' : undefined;
  const head = { title: 'A <title>', status, location, preloadImage, elements, linkedData };
  const markup = '<p>' + (skip.join() || 'rendered') + '</p><i>' + url + ' ' + Math.random() + '</i>';
  return { head, fragments, state: { html: '</script>' }, markup };
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
        serverEntry: fixtureEntry,
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

/** Writes the files that a composer serves: a small build of the shell, its assets, and one published remote. */
async function layOut(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'composer-'));
  const artifact = path.join(dir, 'remotes/catalog/1.3.0');
  await mkdir(artifact, { recursive: true });
  await mkdir(path.join(dir, 'assets'));
  await publishFixture(
    path.join(dir, 'remotes'),
    { remote: 'catalog', version: '1.3.0' },
    { product: 'exports.Component = () => null' },
  );
  await writeFile(path.join(artifact, 'product.css'), '.product { color: red }');
  await writeFile(path.join(artifact, 'fonts.css'), '@import "other.css";');
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
  await buildWorker(dir);
  await writeFile(path.join(dir, frameFile), JSON.stringify({ markup: '<p>frame</p>' }));
  return dir;
}

export interface TestComposer {
  readonly app: FastifyInstance;
  /** The folder of the shell's build and the other served files. */
  readonly dir: string;
  readonly address: string;
  get(
    url: string,
    headers?: Record<string, string>,
  ): Promise<{ readonly response: Response; readonly html: string; readonly cacheStatus: string | null }>;
  close(): Promise<void>;
}

interface TestComposerOptions extends Partial<ComposerOptions> {
  /** Called when the server listens, before the first render. */
  readonly onListen?: (address: string) => Promise<void>;
  /** Called with the server before the composer is registered. */
  readonly prepare?: (app: FastifyInstance) => Promise<void>;
  /** Logger of the server; silent if undefined. */
  readonly logger?: FastifyBaseLogger;
}

export { release as testRelease };

/** Opens a composer over HTTP. Resolves once its first page was rendered. */
export async function openTestComposer({
  onListen,
  prepare,
  logger: loggerInstance,
  ...options
}: TestComposerOptions = {}): Promise<TestComposer> {
  const dir = await layOut();
  const app: FastifyInstance = Fastify(loggerInstance && { loggerInstance });
  await prepare?.(app);
  const ready = new Promise<void>((resolve) => {
    void app.register(
      composer({
        shellBuild: dir,
        shellAssets: path.join(dir, 'assets'),
        publicDir: dir,
        remotesDir: path.join(dir, 'remotes'),
        readApi: () => Promise.resolve({ status: 200, body: '[]' }),
        publicOrigin: 'https://shop.example',
        releases: {
          forDocument: ({ raw: { url } }) =>
            url?.includes('preview=')
              ? { release: previewed, key: 'previewed', audience: 'preview' }
              : { release, key: 'live 12', audience: 'everybody' },
          current: () => [release],
          beforeLive: () => undefined,
        },
        onReady: resolve,
        // Long enough for a busy machine; tests of the limit override it.
        patienceMs: 60_000,
        rendering: { concurrency: 1, limits: { workMs: 250 } },
        ...options,
      }),
    );
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await onListen?.(address);
  await ready;
  return {
    app,
    dir,
    address,
    async get(url, headers = {}) {
      const response = await fetch(address + url, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
      return { response, html: await response.text(), cacheStatus: response.headers.get('cache-status') };
    },
    async close() {
      await app.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
