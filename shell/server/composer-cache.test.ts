import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestComposer, testRelease, type TestComposer } from './testing/test-composer';

let notify: (change: 'stock' | 'catalogue') => void = () => undefined;
let dataStatus = 200;
/** Resolves when the data of a page may be sent. */
let data = Promise.resolve();
let onRead: () => void = () => undefined;
const asked: string[] = [];
/** Whether a sale has begun since the last page. */
let isDue = false;
let test: TestComposer;
beforeAll(async () => {
  test = await openTestComposer({
    async prepare(app) {
      app.addHook('onRequest', async ({ url }) => void asked.push(url));
    },
    async readApi() {
      onRead();
      await data;
      return { status: dataStatus, body: '[]' };
    },
    onNews: (listener) => {
      notify = listener;
      return () => undefined;
    },
    nextChange() {
      if (isDue) notify('catalogue');
      isDue = false;
      return Infinity;
    },
  });
});
afterAll(() => test.close());
const get: TestComposer['get'] = (...args) => test.get(...args);

describe('the page cache', () => {
  it('renders a page once for everybody, regardless of tracking parameters', async () => {
    const [one, other] = await Promise.all([get('/cached'), get('/cached?utm_source=news&gclid=1')]);
    expect(other.html).toBe(one.html);
    const third = await get('/cached', { cookie: 'cohort=somebody' });
    expect([third.html, third.cacheStatus]).toEqual([one.html, 'shop; hit']);
    expect((await get('/cached?page=2')).html).not.toBe(one.html);
  });

  it('responds with 304 if the browser has the page', async () => {
    const { response } = await get('/cached');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/cached', { 'if-none-match': etag });
    expect([again.response.status, again.html]).toEqual([304, '']);
  });

  it('renders a page again after a change to the catalogue', async () => {
    const before = await get('/changing');
    notify('catalogue');
    const after = await get('/changing');
    expect([after.html === before.html, after.cacheStatus]).toEqual([false, 'shop; fwd=uri-miss']);
  });

  it('renders a page again once a scheduled change is due', async () => {
    const before = await get('/on-sale');
    isDue = true;
    const after = await get('/on-sale');
    expect([after.html === before.html, after.cacheStatus]).toEqual([false, 'shop; fwd=uri-miss']);
    expect((await get('/on-sale')).cacheStatus).toBe('shop; hit');
  });

  it('does not share a render that started before a change to the catalogue', async () => {
    const url = '/data?overtaken';
    let isReading = false;
    let sendData: () => void = () => undefined;
    data = new Promise((resolve) => {
      sendData = resolve;
    });
    onRead = () => (isReading = true);
    const early = get(url);
    while (!isReading) await new Promise(setImmediate);
    notify('catalogue');
    const late = get(url);
    while (asked.filter((one) => one === url).length < 2) await new Promise(setImmediate);
    sendData();
    const [before, after] = await Promise.all([early, late]);
    expect(after.html).not.toBe(before.html);
    expect((await get(url)).html).toBe(after.html);
  });

  it('sends a stale page after a sale, while it is rendered again once', async () => {
    const before = await get('/selling');
    notify('stock');
    const stale = await get('/selling');
    expect([stale.html, stale.cacheStatus]).toEqual([before.html, 'shop; hit; detail=stale']);
    let last = stale;
    while (last.html === before.html) last = await get('/selling');
    expect((await get('/selling')).html).toBe(last.html);
  });

  it('does not store previews or URLs with a secret', async () => {
    for (const url of ['/shop?preview=catalog@1.3.0', '/auth/reset?token=1']) {
      const pages = [await get(url), await get(url)];
      expect(pages[0]?.html).not.toBe(pages[1]?.html);
      expect(pages[0]?.response.headers.get('cache-control')).toMatch(/^private/);
    }
  });

  it('sends an older page rather than an incomplete one', async () => {
    const before = await get('/data');
    dataStatus = 503;
    notify('catalogue');
    const without = await get('/data');
    expect([without.html, without.cacheStatus]).toEqual([before.html, 'shop; hit; detail=old']);
    expect((await get('/data?unseen')).response.headers.get('cache-control')).toBe('private, no-cache');
    dataStatus = 200;
  });
});

describe('a page with a module that is skipped after failures', () => {
  let failing: TestComposer;
  beforeAll(async () => {
    failing = await openTestComposer({
      onNews: (heard) => {
        notifyFailing = heard;
        return () => undefined;
      },
    });
    good = (await failing.get('/product')).html;
    for (let count = 0; count < 3; count += 1) await failing.get(`/catalog-throws?${count}`);
  });
  afterAll(() => failing.close());
  let notifyFailing: typeof notify = () => undefined;
  let good = '';

  it('is sent on request, and never stored', async () => {
    const pages = [await failing.get('/catalog-throws'), await failing.get('/catalog-throws')];
    for (const { response, html, cacheStatus } of pages) {
      expect(html).toContain('<p>catalog/product</p>');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(cacheStatus).toBe('shop; fwd=uri-miss');
    }
    expect(pages[0]?.html).not.toBe(pages[1]?.html);
  });

  it('does not replace a cached page, however old', async () => {
    notifyFailing('catalogue');
    for (let count = 0; count < 2; count += 1) {
      const { html, cacheStatus } = await failing.get('/product');
      expect([html, cacheStatus]).toEqual([good, 'shop; hit; detail=old']);
    }
  });

  it('leaves pages of other modules of its remote as they are', async () => {
    const { response, cacheStatus } = await failing.get('/listing');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(cacheStatus).toBe('shop; fwd=uri-miss');
    expect((await failing.get('/listing')).cacheStatus).toBe('shop; hit');
  });
});

describe('a shop whose renders fail', () => {
  it('sends the frame while there is no process, and a page again afterwards', async () => {
    const { response, html } = await get('/hang');
    expect([response.status, html.includes('<p>frame</p>')]).toEqual([200, true]);
    while (!(await get('/after-the-hang')).html.includes('<p>rendered</p>'));
    expect((await get('/after-the-hang')).cacheStatus).toBe('shop; hit');
  });

  it('is not ready before the first release, and responds with an explanation', async () => {
    const given = { release: testRelease, key: 'live 12', audience: 'everybody' } as const;
    let isLive = false;
    let isReady = false;
    const opening = openTestComposer({
      releases: {
        forDocument: () => (isLive ? given : undefined),
        current: () => (isLive ? [testRelease] : []),
        beforeLive: () => undefined,
      },
      onListen: async (address) => {
        const response = await fetch(`${address}/shop`);
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
        expect(isReady).toBe(false);
        isLive = true;
      },
    });
    void opening.then(() => (isReady = true));
    const other = await opening;
    expect((await other.get('/shop')).html).toContain('<p>rendered</p>');
    await other.close();
  });

  it('becomes ready after a failed first attempt', async () => {
    let tries = 0;
    const other = await openTestComposer({
      releases: {
        forDocument: () => ({ release: testRelease, key: 'live 12', audience: 'everybody' }),
        current: () => {
          tries += 1;
          if (tries === 1) throw new Error('The releases cannot be read yet');
          return [testRelease];
        },
        beforeLive: () => undefined,
      },
    });
    expect(tries).toBeGreaterThan(1);
    expect((await other.get('/')).cacheStatus).toBe('shop; hit');
    await other.close();
  });

  it('responds with 503 and Retry-After without a frame', async () => {
    const bare = await mkdtemp(path.join(tmpdir(), 'bare-'));
    for (const file of ['shell.cjs', 'render-worker.cjs', 'build-manifest.json'])
      await copyFile(path.join(test.dir, file), path.join(bare, file));
    const other = await openTestComposer({ shellBuild: bare });
    const { response, html } = await other.get('/throw');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).toContain('<h1>This page came back to us</h1>');
    await other.close();
    await rm(bare, { recursive: true });
  });
});
