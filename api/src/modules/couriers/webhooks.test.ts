import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { courierInboxPollMs, webhookRetentionMs } from '../../durations';
import { bucketKey } from '../../platform/rate-limits/rate-limit';
import { START_MS } from '../../testing/test-database';
import { testParcel } from './testing/courier-server';
import { type CourierShop, openCourierShop } from './testing/courier-shop';

let shop: CourierShop;

beforeAll(async () => {
  shop = await openCourierShop();
}, START_MS);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.received.length = 0;
  await shop.database.db.deleteFrom('courier_webhook').execute();
});

const post = (name: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${shop.origin}/api/v1/webhooks/couriers/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** The body and the signature of the webhook about a new shipment. */
async function newWebhook(reference: string) {
  await shop.courier.book(testParcel({ reference }), 'surface');
  const { body, signature } = await shop.sandbox.context.store.db
    .selectFrom('sandbox_courier_webhook')
    .select(['body', 'signature'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { body, signed: { 'x-sandbox-signature': signature } };
}

const stored = () =>
  shop.database.db
    .selectFrom('courier_webhook')
    .select(['courier', 'attempts', 'error', 'processed_at'])
    .orderBy('received_at')
    .execute();

describe('/webhooks/couriers/:courier', () => {
  it('stores and applies a signed webhook once', async () => {
    const { body, signed } = await newWebhook('hook-1');
    const replies = await Promise.all([post('sandbox', body, signed), post('sandbox', body, signed)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await replies[0]?.json()).toEqual({ success: true });
    await shop.couriers.inbox.drain();
    await post('sandbox', body, signed);
    await shop.couriers.inbox.drain();
    expect(shop.received).toHaveLength(1);
    expect(await stored()).toMatchObject([{ courier: 'sandbox', attempts: 0, error: null }]);
  });

  it('refuses forged, changed and unsigned webhooks, and unknown couriers', async () => {
    const { body, signed } = await newWebhook('hook-2');
    const changed = body.replace('"booked"', '"delivered"');
    expect((await post('sandbox', changed, signed)).status).toBe(401);
    expect((await post('sandbox', body)).status).toBe(401);
    expect((await post('sandbox', body, { 'x-sandbox-signature': 'é'.repeat(43) })).status).toBe(401);
    expect((await post('aggregator', body, signed)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('refuses large bodies, and too many webhooks from one address', async () => {
    expect((await post('sandbox', JSON.stringify({ text: 'x'.repeat(130 * 1024) }))).status).toBe(413);
    const key = bucketKey({ name: 'courier-webhook-address' }, '127.0.0.1');
    await shop.database.db.updateTable('rate_bucket').set({ count: 12_000 }).where('key', '=', key).execute();
    const { body, signed } = await newWebhook('hook-3');
    const refused = await post('sandbox', body, signed);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    await shop.database.db.deleteFrom('rate_bucket').where('key', '=', key).execute();
  });
});

describe('the inbox of couriers', () => {
  it('repeats a webhook that could not be applied, without delaying others', async () => {
    const first = await newWebhook('hook-4');
    const second = await newWebhook('hook-5');
    shop.failNext(1);
    await post('sandbox', first.body, first.signed);
    await shop.couriers.inbox.drain();
    expect(await stored()).toMatchObject([
      { attempts: 1, error: 'The parcels are locked.', processed_at: null },
    ]);
    await post('sandbox', second.body, second.signed);
    await shop.couriers.inbox.drain();
    expect(shop.received).toHaveLength(1);
    shop.clock.advance(courierInboxPollMs / 60_000);
    await shop.couriers.inbox.drain();
    expect(shop.received).toHaveLength(2);
  });

  it('stores a webhook of a courier that has been removed from the settings', async () => {
    await shop.couriers.inbox.store('delhivery', Buffer.from('{}'));
    await shop.couriers.inbox.drain();
    expect(await stored()).toMatchObject([
      { courier: 'delhivery', attempts: 1, error: 'The courier "delhivery" is not configured.' },
    ]);
  });

  it('deletes applied webhooks after their retention', async () => {
    const { body, signed } = await newWebhook('hook-6');
    await post('sandbox', body, signed);
    await shop.couriers.inbox.drain();
    shop.clock.advance(webhookRetentionMs / 60_000 + 1);
    const running = shop.couriers.inbox.start();
    await running.stop();
    expect(await stored()).toEqual([]);
  });
});
