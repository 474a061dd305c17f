import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  buildStockRemote,
  stockEntry,
  type StockRemote,
} from '../../../shared/federation/src/node/stock-remote-fixture';
import { buildWorker } from '../../server/testing/build-worker-fixture';
import { fixtureEntry, publishFixture } from '../../server/testing/publish-fixture';
import { createRenderPool, type RenderPool } from './render-pool';

/** A shell bundle whose pages contain the result of a module's `load`; the URL is its remote and name. */
const shell = `
exports.shared = { react: { module: { from: 'the shell' }, version: '19.2.9', singleton: true } };
exports.renderPage = async ({ url }, hooks) => {
  const [pathname, query] = url.slice(1).split('?');
  const [remote, module] = pathname.split('/');
  const { load } = await hooks.loadModule({ remote, module });
  return { head: {}, fragments: [], state: null, markup: String(await load(new URLSearchParams(query).get('q'))) };
};`;

type ServerEntry = NonNullable<PageRelease['remotes'][string]['manifest']['serverEntry']>;

const version = '1.0.0';
const entries: Readonly<Record<string, ServerEntry>> = {
  astock: { path: `server/${stockEntry}`, type: 'commonjs-module' },
  xstock: { path: `server/${stockEntry}`, type: 'commonjs-module' },
  vite: { path: 'server/remoteEntry.mjs', type: 'module' },
  meddler: fixtureEntry,
  pictures: { path: `server/${stockEntry}`, type: 'commonjs-module' },
  plain: fixtureEntry,
  forgetful: fixtureEntry,
  noisy: fixtureEntry,
};

const release: PageRelease = {
  env: 'live',
  seq: 1,
  remotes: Object.fromEntries(
    Object.entries(entries).map(([name, serverEntry]) => [
      name,
      {
        version,
        base: `/remotes/${name}/${version}/`,
        manifest: { entry: '', globalName: name, exposes: {}, server: 'server', serverEntry },
        integrity: {},
        routes: [],
        slots: [],
        fallback: null,
      },
    ]),
  ),
};

const logged: string[] = [];
let dir: string;
let pool: RenderPool;
const markup = async (url: string) => {
  const request = { url, origin: 'http://shop.test', skip: [], loadMs: 1000, release };
  return (await pool.render(() => request)).markup;
};

const reactPage: Omit<StockRemote, 'name'> = {
  page: "import { from } from 'react';\nexport const load = () => `React of ${from}`;",
  packages: { react: { version: '19.9.9', share: { singleton: true } } },
};

const picturePage: Omit<StockRemote, 'name'> = {
  page: `
const { href } = new URL('./tape.svg', import.meta.url);
export const start = () => new Worker(new URL('./count.js', import.meta.url));
export const load = () => href;`,
  files: { 'tape.svg': '<svg/>', 'count.js': "postMessage('counted');" },
};

async function publishStock(name: string, source: Omit<StockRemote, 'name'> = reactPage): Promise<void> {
  const { folder, integrity } = await buildStockRemote(dir, { name, ...source });
  const read = Object.keys(integrity).map(
    async (file) => [`server/${file}`, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  const files = Object.fromEntries(await Promise.all(read));
  await publishFixture(path.join(dir, 'remotes'), { remote: name, version }, {}, { files });
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stock-remotes-'));
  const remotesDir = path.join(dir, 'remotes');
  await mkdir(path.join(dir, 'build'));
  await buildWorker(path.join(dir, 'build'));
  await writeFile(path.join(dir, 'build/shell.cjs'), shell);
  for (const name of ['astock', 'xstock']) await publishStock(name);
  await publishStock('pictures', picturePage);
  const files = {
    'server/remoteEntry.mjs': `
export const init = () => undefined;
export const get = async (name) => { const page = await import(name + '.mjs'); return () => page; };`,
    'server/address.mjs': 'export const load = () => import.meta.url;',
    'server/variable.mjs': `
let last;
export const load = (search) => { const before = last; last = search; return before; };`,
    'server/page.mjs': `
import { from } from 'react';
export const load = async () => \`React of \${from}, and \${await import('node:fs').catch(({ message }) => message)}\`;`,
  };
  await publishFixture(remotesDir, { remote: 'vite', version }, {}, { files });
  await publishFixture(
    remotesDir,
    { remote: 'meddler', version },
    {
      page: `
const { __FEDERATION__: registry, __GLOBAL_LOADING_REMOTE_ENTRY__: loading } = globalThis;
const container = { init() {}, get: () => () => ({ load: () => 'of the meddler' }) };
registry.__GLOBAL_PLUGIN__.push({ name: 'meddler', loadEntry: () => container });
for (const name of ['plain:file:///plain']) loading[name] = Promise.resolve(container);
const found = registry.__INSTANCES__.length + Object.keys(registry.__SHARE__).length;
exports.load = () => \`\${found} of others\`;`,
      patches: `exports.load = () => {
  globalThis._FEDERATION_RUNTIME_CORE.ModuleFederation.prototype.loadRemote = () => 'patched';
  return 'patched';
};`,
    },
  );
  await publishFixture(
    remotesDir,
    { remote: 'forgetful', version },
    {
      variable: `
let last;
exports.load = (search) => { const before = last; last = search; return before; };`,
      nested: `
const seen = require('./seen.cjs');
exports.load = (search) => { const before = seen.last; seen.last = search; return before; };`,
      seen: 'exports.last = undefined;',
      global: `
exports.load = (search) => { const before = globalThis.lastSearch; globalThis.lastSearch = search; return before; };`,
      match: `
exports.load = (search) => { const before = RegExp.lastMatch; /.+/.exec(search); return before; };`,
      pinned: `
exports.load = (search) => {
  const before = globalThis.pinned;
  Object.defineProperty(globalThis, 'pinned', { value: search });
  return before;
};`,
    },
  );
  await publishFixture(
    remotesDir,
    { remote: 'noisy', version },
    {
      noted: 'exports.load = (search) => { globalThis.noted = search; };',
      named: 'exports.load = (search) => { globalThis[`noted ${search}`] = true; };',
    },
  );
  await publishFixture(remotesDir, { remote: 'plain', version }, { page: "exports.load = () => 'plain'" });
  pool = createRenderPool({
    workerFile: path.join(dir, 'build/render-worker.cjs'),
    shellFile: path.join(dir, 'build/shell.cjs'),
    remotesDir,
    readApi: () => Promise.reject(new Error('away')),
    onError: (message) => void logged.push(message),
    concurrency: 1,
  });
});
afterAll(async () => {
  await pool.close();
  await rm(dir, { recursive: true, force: true });
});

it.each(['astock', 'xstock'])(
  'the stock remote "%s" renders with the shell’s React, not with its own',
  async (name) => {
    expect(await markup(`/${name}/page`)).toBe('React of the shell');
  },
);

it('`new URL` of a picture or a worker gives the URL in the folder of its version, not a path on this disk', async () => {
  expect(await markup('/pictures/page')).toMatch(
    /^http:\/\/shop\.test\/remotes\/pictures\/1\.0\.0\/[0-9a-f]+\.svg$/,
  );
  expect(await markup('/vite/address')).toBe('http://shop.test/remotes/vite/1.0.0/address.mjs');
});

it('a remote of ES modules renders with the shell’s modules, and cannot import Node’s', async () => {
  const page = await markup('/vite/page');
  expect(page).toContain('React of the shell, and "node:fs" is not available on the server');
});

it('a remote cannot find or leave data of other remotes in the runtime', async () => {
  expect(await markup('/meddler/page')).toBe('0 of others');
  expect(await markup('/plain/page')).toBe('plain');
});

it('a remote that changes the runtime fails its render', async () => {
  await expect(markup('/meddler/patches')).rejects.toThrow('has changed a shared object: "loadRemote"');
  expect(await markup('/plain/page')).toBe('plain');
});

/** The two processes of the pool alternate, so that each renders two of these. */
const searches = ['washi', 'stickers', 'stamps', 'tape'];

describe('a page does not see the search of the previous page, stored', () => {
  it.each([
    ['in a module variable', '/forgetful/variable'],
    ['in a module that others require', '/forgetful/nested'],
    ['in a variable of an ES module', '/vite/variable'],
    ['in a global', '/forgetful/global'],
  ])('%s', async (_where, address) => {
    for (const search of searches) expect(await markup(`${address}?q=${search}`)).toBe('undefined');
  });

  it('in the last match of a regular expression', async () => {
    for (const search of searches)
      expect(searches).not.toContain(await markup(`/forgetful/match?q=${search}`));
  });

  it('in a global that cannot be removed, which ends the process', async () => {
    await expect(markup('/forgetful/pinned?q=washi')).rejects.toThrow('left the global "pinned"');
    expect(await markup('/plain/page')).toBe('plain');
  });
});

it('logs globals that a version leaves once per process', async () => {
  for (const search of searches) {
    await markup(`/noisy/noted?q=${search}`);
    await markup(`/noisy/named?q=${search}`);
  }
  const lines = logged.filter((line) => line.includes('noisy@1.0.0 left the global "noted'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(2);
});
