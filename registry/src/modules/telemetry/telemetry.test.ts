import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TelemetryEvent } from '@shop/contracts';
import type { ErrorsOfRemote, VitalsList } from '@shop/contracts/registry';
import { shopperRelease, shopperTelemetry } from '../shopper/shopper-release';
import { forgetHealth, readHealth } from './health';
import type { Health } from './metrics';
import { issueNonce, type Issued } from './nonce';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
beforeAll(async () => {
  test = await openTestRegistry({ reportsPerMinute: 100, renderBatchesPerMinute: 20 });
  const slots = [{ slot: 'home', module: 'page', order: 1 }] as const;
  await test.registry.publisher.publish(smallRemote('catalog', '1.0.0', { slots }), admin);
  await test.registry.publisher.publish(smallRemote('content', '2.0.0', { slots }), admin);
  const promote = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
  await test.registry.releases.change('live', promote, { actor: admin, reason: 'r', expected: 0, key: null });
}, START_MS);
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.registry.database;
  for (const table of ['health', 'health_session', 'funnel_session', 'vital', 'error', 'network'] as const)
    await db.deleteFrom(`registry_${table}`).execute();
  // Reports in another minute do not count towards the limit.
  test.clock.forward(60_000);
});

const loaded: TelemetryEvent = { remote: 'catalog', version: '1.0.0', kind: 'loaded', ms: 120 };
const failed: TelemetryEvent = { remote: 'catalog', version: '1.0.0', kind: 'failed', phase: 'entry' };

const report = (nonce: string, ...events: unknown[]) =>
  test.call('POST', '/telemetry', { body: { nonce, events } });

const issued = (change: Partial<Issued> = {}): Issued => ({
  env: 'live',
  seq: 1,
  session: 'session-1',
  weight: 10,
  given: { catalog: ['1.0.0', 'stable'] },
  until: test.clock.now().getTime() + 1000,
  ...change,
});
const nonceOf = (change: Partial<Issued> = {}) => issueNonce(issued(change), test.registry.signingKey);

const health = (): Promise<Health> =>
  readHealth(
    test.registry.database.db,
    { env: 'live', remote: 'catalog', version: '1.0.0', variant: 'stable' },
    new Date(0),
  );

describe('telemetry', () => {
  it('counts a session once: a sampled success for ten, a failure for one', async () => {
    for (let time = 0; time < 3; time += 1) expect((await report(nonceOf(), loaded)).status).toBe(204);
    expect(await health()).toMatchObject({ sessions: 10, reports: 1, failures: 0, loads: 3, loadMs: 360 });
    await report(nonceOf(), failed, failed);
    await report(nonceOf(), failed);
    expect(await health()).toMatchObject({ sessions: 1, reports: 1, failures: 1 });
    const other = nonceOf({ session: 'session-2', weight: 0 });
    await report(other, loaded);
    expect(await health()).toMatchObject({ sessions: 1, reports: 1 });
    await test.call('POST', '/telemetry', { from: '203.0.113.9', body: { nonce: other, events: [failed] } });
    expect(await health()).toMatchObject({ sessions: 2, reports: 2, failures: 2 });
  });

  it('ignores reports that are forged, expired, of other versions or of a preview', async () => {
    const [before, session] = [await health(), 'forged'];
    const forgeries = [
      issueNonce(issued({ session }), 'another key'),
      nonceOf({ session }).replace(/^./, 'x'),
      nonceOf({ session, until: test.clock.now().getTime() - 1 }),
      nonceOf({ session, given: { catalog: ['1.0.0', 'preview'] } }),
      nonceOf({ session, given: { catalog: ['0.9.0', 'stable'] } }),
      nonceOf({ session, given: { cart: ['1.0.0', 'stable'] } }),
      'nonsense',
    ];
    for (const nonce of forgeries) expect((await report(nonce, failed, loaded)).status).toBe(204);
    expect((await report(nonceOf({ session }), { ...failed, phase: 'made up' }, 'x', null)).status).toBe(204);
    expect((await test.call('POST', '/telemetry', { body: { nonce: 7 } })).status).toBe(204);
    expect(await health()).toEqual(before);
  });

  it('accepts reports of issued versions, including beacons', async () => {
    const release = await test.registry.releases.head('live');
    if (!release) throw new Error('no release');
    const { find } = test.registry.cache.folder;
    const options = { release, find, key: test.registry.signingKey, now: test.clock.now() };
    const request = { cookie: undefined, url: '/', secure: false };
    const given = { ...options, proof: shopperRelease(request, options).release.proof };
    const { telemetry } = shopperTelemetry(request, given);
    const before = await health();
    const response = await fetch(`${test.address}/registry/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ nonce: telemetry.nonce, events: [failed] }),
    });
    expect(response.status).toBe(204);
    expect((await health()).failures).toBe(before.failures + 1);
  });

  it('includes a shop’s renders in health, separately from sessions', async () => {
    const token = await test.token('operator');
    const before = await health();
    const count = { remote: 'catalog', version: '1.0.0', variant: 'stable', renders: 40, failures: 3 };
    const send = (body: object, by?: string) => test.call('POST', '/renders', { body, token: by });
    expect((await send({ counts: [count] })).status).toBe(401);
    expect((await send({ counts: [count] }, await test.token('viewer'))).status).toBe(403);
    const unknown = { ...count, version: '9.9.9' };
    expect((await send({ counts: [count, unknown] }, token)).status).toBe(204);
    expect(await health()).toEqual({ ...before, serverRenders: 40, serverFailures: 3 });
    for (const wrong of [
      { counts: [count, count] },
      { counts: [{ ...count, failures: 41 }] },
      { counts: [{ ...count, renders: -1, failures: -2 }] },
      { counts: [{ ...count, variant: 'preview' }] },
      { counts: [{ ...count, remote: '../..' }] },
      { counts: 'many' },
      {},
    ]) {
      const refused = await send(wrong, token);
      expect([wrong, refused.status]).toEqual([wrong, 422]);
    }
    const rest = await Promise.all(Array.from({ length: 20 }, () => send({ counts: [] }, token)));
    expect(rest.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await health()).serverRenders).toBe(40);
  });

  describe('of errors', () => {
    const thrown = (
      message: string,
      stack = 'Error\n at x (https://shop/remotes/catalog/1.0.0/a.js:1:2)',
    ) => ({
      remote: 'catalog',
      version: '1.0.0',
      kind: 'error',
      message,
      stack,
    });
    const errors = async () => {
      const { body } = await test.call('GET', '/envs/live/errors/catalog', {
        token: await test.token('viewer'),
      });
      return (body as unknown as ErrorsOfRemote).items.toSorted((a, b) => (a.message < b.message ? -1 : 1));
    };

    it('groups errors by message and location, without personal data', async () => {
      const session = 'errors-1';
      await report(nonceOf({ session }), thrown('TypeError: order 17 of asha@example.in, 98290 12345'));
      await report(nonceOf({ session }), thrown('TypeError: order 18 of ravi@example.in, 98290 54321'));
      await report(nonceOf({ session }), thrown('TypeError: other'), thrown('TypeError: other'));
      expect(await errors()).toMatchObject([
        { version: '1.0.0', message: 'TypeError: order 17 of …@…, …', count: 2 },
        { version: '1.0.0', message: 'TypeError: other', count: 1 },
      ]);
    });

    it('ignores errors of a preview or a different version, and those that are too long or empty', async () => {
      const before = await errors();
      const session = 'errors-2';
      const words = thrown('TypeError: not taken');
      await report(nonceOf({ session, given: { catalog: ['1.0.0', 'preview'] } }), words);
      await report(
        nonceOf({ session }),
        { ...words, version: '0.9.0' },
        { ...words, message: 'x'.repeat(301) },
      );
      await report(nonceOf({ session }), { ...words, message: undefined });
      expect(await errors()).toEqual(before);
    });

    it('stores up to a hundred errors per version, and deletes those not seen for 30 days', async () => {
      const session = 'errors-3';
      const names = Array.from({ length: 120 }, (_, at) =>
        thrown(`Error: ${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`),
      );
      for (let from = 0; from < names.length; from += 40)
        await report(nonceOf({ session }), ...names.slice(from, from + 40));
      const { db } = test.registry.database;
      const stored = () => db.selectFrom('registry_error').select('message').execute();
      expect(await stored()).toHaveLength(100);
      expect(await errors()).toHaveLength(50);
      const day = 24 * 60 * 60 * 1000;
      await forgetHealth(db, new Date(test.clock.now().getTime() + 31 * day));
      expect(await stored()).toEqual([]);
    });
  });

  describe('of web vitals', () => {
    const given: Issued['given'] = { catalog: ['1.0.0', 'stable'], content: ['2.0.0', 'stable'] };
    const lcp = { name: 'LCP', value: 1900, page: '/catalog' };
    const send = (nonce: string, vitals: unknown, events: unknown[] = []) =>
      test.call('POST', '/telemetry', { body: { nonce, events, vitals } });
    const list = async (days = '7') => {
      const { status, body } = await test.call('GET', `/envs/live/vitals?days=${days}`, {
        token: await test.token('viewer'),
      });
      return { status, body: body as unknown as VitalsList };
    };

    it('adds up by release and by the versions that serve the page', async () => {
      expect(await list()).toEqual({ status: 200, body: { releases: [], versions: [] } });
      const home = { name: 'CLS', value: 0.3, page: '/' };
      expect((await send(nonceOf({ given }), [lcp, { ...lcp, value: 2700 }, home])).status).toBe(204);
      expect((await send(nonceOf({ given, seq: 2 }), [lcp])).status).toBe(204);
      const count = (remote: string, page: string, name: 'LCP' | 'CLS', views: number) => ({
        ...{ remote, page },
        vitals: { [name]: expect.objectContaining({ count: views }) },
      });
      const { body } = await list();
      expect(body.releases.map(({ seq, page }) => `${seq} ${page}`)).toEqual([
        '2 /catalog',
        '1 /',
        '1 /catalog',
      ]);
      expect(body.releases[2]?.vitals.LCP).toMatchObject({
        count: 2,
        good: 0.5,
        poor: 0,
        rating: 'needs improvement',
      });
      expect(body.versions).toMatchObject([
        count('catalog', '/catalog', 'LCP', 3),
        count('catalog', '/', 'CLS', 1),
        count('content', '/', 'CLS', 1),
      ]);
    });

    it('ignores values that are forged, not sampled, or of a preview or an unknown page', async () => {
      const before = await list();
      const nonces = [
        issueNonce(issued({ given }), 'another key'),
        nonceOf({ given, weight: 0 }),
        nonceOf({ given: { ...given, content: ['2.0.0', 'preview'] } }),
      ];
      for (const nonce of nonces) expect((await send(nonce, [lcp])).status).toBe(204);
      expect((await send(nonceOf({ given }), [{ ...lcp, page: '/elsewhere' }])).status).toBe(204);
      expect(await list()).toEqual(before);
    });

    it('refuses invalid reports with the reason, and does not count them', async () => {
      const before = [await list(), await health()];
      const refusals = [
        ['many', 'must be a list'],
        [[null], 'each entry of "vitals" must be an object'],
        [[lcp, { ...lcp, name: 'FID' }], 'must be one of LCP, INP, CLS, FCP, TTFB'],
        [[{ ...lcp, value: -1 }], 'a number of at least 0'],
        [[{ ...lcp, value: '12' }], 'a number of at least 0'],
        [[{ ...lcp, page: 'https://elsewhere.example' }], 'a route pattern'],
        [Array.from({ length: 26 }, () => lcp), 'at most 25'],
      ] as const;
      for (const [vitals, words] of refusals) {
        const { status, body } = await send(nonceOf({ given }), vitals, [failed]);
        expect([status, body.message]).toEqual([422, expect.stringContaining(words)]);
      }
      expect([await list(), await health()]).toEqual(before);
      for (const days of ['0', '31', 'x']) expect((await list(days)).status).toBe(422);
    });

    it('is deleted after thirty days', async () => {
      const { db } = test.registry.database;
      const rows = () => db.selectFrom('registry_vital').selectAll().execute();
      await send(nonceOf({ given }), [lcp]);
      expect(await rows()).not.toEqual([]);
      await forgetHealth(db, new Date(test.clock.now().getTime() + 32 * 24 * 60 * 60 * 1000));
      expect(await rows()).toEqual([]);
    });
  });

  it('is rate-limited by IP address: 429 with Retry-After', async () => {
    const responses = await Promise.all(Array.from({ length: 101 }, () => report('flood')));
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    test.clock.forward(60_000);
    expect((await report('flood')).status).toBe(204);
  });
});
