import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { serverGlobals, withheldGlobals } from '@shop/contracts/server-render';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWorker } from '../../server/testing/build-worker-fixture';
import { fixtureEntry, publishFixture } from '../../server/testing/publish-fixture';
import { RenderError } from './protocol';
import type { PrepareFailure } from './process-set';
import { createRenderPool, type RenderPool } from './render-pool';

/** A shell bundle that renders the module in the URL, of the remote "tried". */
const shell = `
exports.shared = { '@shop/money': { module: { rupees: 1 }, version: '1.0.0', singleton: true } };
exports.renderPage = async ({ url, skip }, hooks) => {
  const fragments = [{ remote: 'tried', module: url.slice(1) }];
  if (url === '/throw') throw new Error('broken shell');
  if (url === '/data') {
    const response = await hooks.environment.fetch('/api/v1/blog', { method: 'GET' });
    return { head: {}, fragments, state: null, markup: response.status + (await response.text()) };
  }
  if (url === '/ask') await hooks.environment.fetch('/registry/v1/audit', { method: 'GET' });
  if (url === '/post') await hooks.environment.fetch('/api/v1/order', { method: 'POST' });
  if (url === '/wait') await new Promise((resolve) => hooks.signal.addEventListener('abort', resolve));
  if (url === '/shell') return { head: { title: url }, fragments, state: { skip }, markup: '<p>hello</p>' };
  hooks.signal.throwIfAborted();
  const { load } = skip.includes('tried') ? { load: () => 'left out' } : await hooks.loadModule(fragments[0]);
  hooks.onEnter(fragments[0]);
  return { head: {}, fragments, state: null, markup: String(await load()) };
};`;

/** The server code of the remote's modules. */
const modules: Readonly<Record<string, string>> = {
  fine: `exports.Component = () => null; exports.load = () => require('@shop/money').rupees + require('./nested.cjs').value`,
  nested: `exports.value = ' nested'`,
  hang: `exports.load = () => { for (;;); }`,
  'never-ends': `exports.load = () => new Promise(() => setInterval(() => undefined, 1000))`,
  eats: `exports.load = () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }`,
  'eats-buffers': `exports.load = () => { const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1)); }`,
  'writes-much': `exports.load = () => 'x'.repeat(5000001)`,
  'throws-nothing': `exports.load = () => { throw Object.create(null); }`,
  exits: `exports.load = () => process.exit(0)`,
  strays: `exports.load = () => { setTimeout(() => { throw new Error('astray'); }, 0); return new Promise((resolve) => setTimeout(resolve, 0, 'survived')); }`,
  file: `exports.load = () => require('fs').readFileSync('/etc/passwd', 'utf8')`,
  outside: `exports.load = () => require('../../../../secret.cjs')`,
  net: `exports.load = () => require('node:net').connect(1)`,
  child: `exports.load = () => require('child_process').execSync('id')`,
  fetches: `exports.load = () => fetch('http://127.0.0.1:1')`,
  imports: `exports.load = () => import('node:fs').then((fs) => fs.readFileSync('/etc/passwd', 'utf8'))`,
  evaluates: `exports.load = () => (() => undefined).constructor('return process')().version`,
  pollutes: `exports.load = () => { Array.prototype.map = () => 'polluted'; return 'polluted'; }`,
  maps: `exports.load = () => [1, 2].map((number) => number + 1).join()`,
  globals: `exports.load = () => Object.getOwnPropertyNames(globalThis).join()`,
  'hangs-at-once': 'for (;;);',
  'throws-at-once': 'throw new Error("at once")',
  'no-component': 'exports.default = class Page {}',
};

/** A release with one remote and these modules, which are linked when it is prepared. */
const releaseOf = (exposes: readonly string[] = ['fine']): PageRelease => ({
  env: 'live',
  seq: 1,
  remotes: {
    tried: {
      version: '1.0.0',
      base: '/remotes/tried/1.0.0/',
      manifest: {
        entry: 'remoteEntry.js',
        globalName: 'tried',
        exposes: Object.fromEntries(exposes.map((name) => [name, { js: [], css: [] }])),
        server: 'server',
        serverEntry: fixtureEntry,
      },
      integrity: {},
      routes: [],
      slots: [],
      fallback: null,
    },
  },
});

let dir: string;
let pool: RenderPool;
const reported: string[] = [];
const failures: PrepareFailure[] = [];

const request = (url: string, skip: string[] = []) => ({
  url,
  origin: 'http://shop.test',
  skip,
  loadMs: 100,
  release: releaseOf(),
});
const markup = async (url: string, from = pool) => (await from.render(() => request(url))).markup;
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('The page was rendered');
    },
    (error: unknown) => error as RenderError,
  );

const residentBytes = 400 * 1024 * 1024;
/** Closed after each test. */
const opened: RenderPool[] = [];

function openPool(options: Partial<Parameters<typeof createRenderPool>[0]> = {}): RenderPool {
  const made = createRenderPool({
    workerFile: path.join(dir, 'build/render-worker.cjs'),
    shellFile: path.join(dir, 'build/shell.cjs'),
    remotesDir: path.join(dir, 'remotes'),
    readApi: (address) =>
      address === '/api/v1/blog'
        ? Promise.resolve({ status: 200, body: '[]' })
        : Promise.reject(new Error('away')),
    onError: (message) => reported.push(message),
    onPrepareFailure: (failure) => failures.push(failure),
    concurrency: 2,
    limits: { workMs: 1000, residentBytes },
    ...options,
  });
  opened.push(made);
  return made;
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'render-pool-'));
  await buildWorker(path.join(dir, 'build'));
  await writeFile(path.join(dir, 'build/shell.cjs'), shell);
  await writeFile(path.join(dir, 'secret.cjs'), `exports.value = 'secret'`);
  await publishFixture(path.join(dir, 'remotes'), { remote: 'tried', version: '1.0.0' }, modules);
  process.env.RENDER_TEST_SECRET = 'a-secret';
  pool = openPool();
});
afterAll(async () => {
  delete process.env.RENDER_TEST_SECRET;
  await Promise.all(opened.map((one) => one.close()));
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => {
  reported.length = 0;
  failures.length = 0;
});

describe('a render', () => {
  it('combines the shell, the remote and shared modules', async () => {
    const page = await pool.render(() => request('/shell', ['catalog']));
    expect(page).toMatchObject({
      head: { title: '/shell' },
      state: { skip: ['catalog'] },
      markup: '<p>hello</p>',
    });
    expect(await markup('/fine')).toBe('1 nested');
  });

  it('reports an error of the shell', async () => {
    expect(await errorOf(pool.render(() => request('/throw')))).toMatchObject({ reason: 'threw' });
  });

  it('reads data through the server, and rejects writes', async () => {
    expect(await markup('/data')).toBe('200[]');
    expect((await errorOf(pool.render(() => request('/post')))).message).toContain('renders can only read');
    expect((await errorOf(pool.render(() => request('/ask')))).message).toContain('is not a path of the API');
  });

  it('fails for a thrown value without a message, and keeps its process', async () => {
    const { message } = await errorOf(pool.render(() => request('/throws-nothing')));
    expect(message).toBe('A thrown value without a message');
    expect(await markup('/fine')).toBe('1 nested');
  });

  it('counts reads without a response', async () => {
    const unavailable = openPool({ readApi: () => Promise.resolve({ status: 503, body: '{}' }) });
    expect(await unavailable.render(() => request('/data'))).toMatchObject({ markup: '503{}', missing: 1 });
  });

  it('keeps its process after an unhandled error', async () => {
    expect(await markup('/strays')).toBe('survived');
    expect(reported.join()).toContain('astray');
  });

  it('ends when it is aborted, running or queued', async () => {
    const leaving = new AbortController();
    const running = [1, 2].map(() =>
      errorOf(pool.render(() => request('/wait'), { signal: leaving.signal })),
    );
    const waiting = errorOf(pool.render(() => request('/fine'), { signal: leaving.signal }));
    leaving.abort();
    for (const error of await Promise.all([...running, waiting])) expect(error).toBeInstanceOf(RenderError);
    expect(await markup('/fine')).toBe('1 nested');
  });
});

describe('a remote whose server code', () => {
  it.each([
    ['hangs', '/hang', 'timed-out'],
    ['leaks heap memory', '/eats', 'died'],
    ['leaks memory outside the heap', '/eats-buffers', 'died'],
    ['returns too much markup', '/writes-much', 'died'],
  ])('%s fails only its own render', async (_what, url, reason) => {
    // Filling the memory of a busy machine takes longer than the time limit.
    const tried =
      reason === 'died' ? openPool({ limits: { workMs: 60_000, clockMs: 60_000, residentBytes } }) : pool;
    const bad = errorOf(tried.render(() => request(url)));
    for (let count = 0; count < 5; count += 1) expect(await markup('/fine', tried)).toBe('1 nested');
    expect(await bad).toMatchObject({
      reason,
      entered: { remote: 'tried', module: url.slice(1), version: '1.0.0' },
    });
    expect((await tried.render(() => request(url, ['tried']))).markup).toBe('left out');
  });

  it('is slow does not delay other renders', async () => {
    const small = openPool({ concurrency: 1, limits: { workMs: 4000, slowMs: 200 } });
    const bad = errorOf(small.render(() => request('/hang')));
    expect((await small.render(() => request('/fine'))).markup).toBe('1 nested');
    let isOver = false;
    void bad.then(() => (isOver = true));
    expect(isOver).toBe(false);
    expect((await bad).reason).toBe('timed-out');
  });

  it('never finishes is ended by the time limit', async () => {
    const impatient = openPool({ limits: { clockMs: 300 } });
    expect(await errorOf(impatient.render(() => request('/never-ends')))).toMatchObject({
      reason: 'timed-out',
    });
    // On a busy machine the next render may time out as well.
    let page;
    while (!page) page = await impatient.render(() => request('/fine')).catch(() => undefined);
    expect(page.markup).toBe('1 nested');
  });

  it.each(['exits', 'file', 'outside', 'net', 'child', 'fetches', 'imports', 'evaluates'])(
    '%s has no access to the system',
    async (name) => {
      const error = await errorOf(pool.render(() => request(`/${name}`)));
      expect(error.reason).toBe('threw');
      expect(error.message).not.toMatch(/root:|secret'/);
      expect(error.message).toMatch(/not available|not defined|dynamic import|Code generation/);
    },
  );

  it('changes shared objects fails its render, and other renders do not see the change', async () => {
    const error = await errorOf(pool.render(() => request('/pollutes')));
    expect(error).toMatchObject({ reason: 'died', entered: { remote: 'tried', version: '1.0.0' } });
    expect(error.message).toContain('has changed a shared object: "map"');
    for (let count = 0; count < 4; count += 1) expect(await markup('/maps')).toBe('2,3');
  });

  it('has only the globals of the language and a few web APIs', async () => {
    const names = (await markup('/globals')).split(',');
    for (const name of 'process Buffer fetch WebSocket require global WebAssembly Atomics'.split(' '))
      expect(names).not.toContain(name);
    for (const name of withheldGlobals) expect(names).not.toContain(name);
    for (const name of ['Array', ...serverGlobals]) expect(names).toContain(name);
  });
});

describe('the pool', () => {
  it('rejects renders that cannot finish in time, and idle-only renders while busy', async () => {
    const small = openPool({ concurrency: 1, maxWaiting: 1 });
    await small.render(() => request('/fine'));
    expect(small.load().processes).toBe(1);
    small.openAll();
    const leaving = new AbortController();
    const running = errorOf(small.render(() => request('/wait'), { signal: leaving.signal }));
    const waiting = small.render(() => request('/fine'));
    for (const job of [{}, { whenIdle: true }])
      expect(await errorOf(small.render(() => request('/fine'), job))).toMatchObject({ reason: 'busy' });
    leaving.abort();
    await running;
    expect([(await waiting).markup, small.load().processes]).toEqual(['1 nested', 2]);
  });

  it('skips a version that hangs while it is linked in later processes, and reports it', async () => {
    const prepared = openPool({ limits: { workMs: 500 } });
    await prepared.render(() => request('/fine'));
    const broken = ['throws-at-once', 'no-component'];
    await prepared.prepare([releaseOf(['fine', ...broken])]);
    const failed = { remote: 'tried', version: '1.0.0', seq: 1, variant: undefined };
    expect(failures).toContainEqual({ ...failed, modules: broken, kind: 'threw' });
    await prepared.prepare([releaseOf(['hangs-at-once'])]);
    expect(failures).toContainEqual({ ...failed, modules: ['hangs-at-once'], kind: 'timed-out' });
    expect((await prepared.render(() => request('/fine'))).markup).toBe('1 nested');
  });

  it('gives remotes no network access through shared modules', async () => {
    const server = createServer();
    let calls = 0;
    server.on('connection', () => (calls += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await errorOf(pool.render(() => request('/net')));
    await errorOf(pool.render(() => request('/fetches')));
    expect(calls).toBe(0);
    server.close();
  });
});
