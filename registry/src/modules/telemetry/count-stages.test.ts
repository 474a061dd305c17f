import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readHealth } from './health';
import { issueNonce, type Issued } from './nonce';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
beforeAll(async () => {
  test = await openTestRegistry();
  for (const remote of ['catalog', 'content', 'checkout'])
    await test.registry.publisher.publish(smallRemote(remote, '1.0.0'), admin);
}, START_MS);
afterAll(() => test.close());

const nonceOf = (change: Pick<Issued, 'session' | 'given'> & Partial<Issued>) =>
  issueNonce(
    { env: 'live', seq: 1, weight: 10, until: test.clock.now().getTime() + 1000, ...change },
    test.registry.signingKey,
  );

const healthOf = (remote: string, variant: 'stable' | 'canary') =>
  readHealth(test.registry.database.db, { env: 'live', remote, version: '1.0.0', variant }, new Date(0));

describe('the stages that sessions reach', () => {
  it('are counted whether sampled or not, once per stage and for every version of the session', async () => {
    const given = { catalog: ['1.0.0', 'stable'], content: ['1.0.0', 'canary'] } as const;
    const come = (session: string, stages: unknown, change: Partial<Issued> = {}) =>
      test.call('POST', '/telemetry', {
        body: { nonce: nonceOf({ session, given, ...change }), events: [], stages },
      });
    await come('f1', ['product']);
    await come('f1', ['product', 'cart']);
    // Pages of older shops also report orders.
    await come('f1', ['cart', 'order', 'unknown', 7]);
    await come('f2', ['product'], { weight: 0 });
    await come('f3', ['product'], { given: { ...given, catalog: ['1.0.0', 'preview'] } });
    await come('f4', 'product');
    const counted = { products: 2, carts: 1, checkouts: 0, orders: 1, sessions: 0 };
    expect(await healthOf('content', 'canary')).toMatchObject(counted);
    expect(await healthOf('catalog', 'stable')).toMatchObject(counted);
  });

  it('are only counted by the shop from Pay onwards, if the shop counts them', async () => {
    const given = { checkout: ['1.0.0', 'stable'] } as const;
    const nonce = nonceOf({ session: 'g1', given, purchases: true, weight: 0 });
    const stages = ['checkout', 'order', 'paid'];
    await test.call('POST', '/telemetry', { body: { nonce, events: [], stages } });
    expect(await healthOf('checkout', 'stable')).toMatchObject({ checkouts: 1, paid: 0, orders: 0 });
    const shop = await test.token('shop');
    const report = (seen: unknown, token = shop) =>
      test.call('POST', '/purchases', { token, body: { nonce, stages: seen } });
    expect((await report(['pay', 'paid'])).status).toBe(204);
    expect((await report(['paid', 'order'])).status).toBe(204);
    const sold = { checkouts: 1, pays: 1, paid: 1, orders: 1, blocked: 0 };
    expect(await healthOf('checkout', 'stable')).toMatchObject(sold);
    expect((await report(['product'])).status).toBe(400);
    expect((await report(['order'], await test.token('viewer'))).status).toBe(403);
  });
});
