import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import { hmacHex } from '../payments/razorpay';
import { announceOutages, beginOutage } from '../payments/sandbox/downtimes';
import { readDowntimes } from './downtimes';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(2);
  await shop.database.db.deleteFrom('payment_downtime').execute();
  await shop.database.db.deleteFrom('payment_watch_turn').execute();
});
afterEach(async () => {
  shop.sandbox.faults.webhooks = 'normal';
  shop.sandbox.faults.down = false;
  shop.sandbox.faults.downtimes.length = 0;
  await shop.assertNoDrift();
});

async function readKey() {
  const response = await fetch(`${shop.origin}/api/v1/payment/key`);
  return (await response.json()) as { outages?: { method: string; hidden: boolean; text: string }[] };
}
const hidden = async () =>
  (await readKey()).outages?.filter((outage) => outage.hidden).map(({ method }) => method);

const upi = { method: 'upi', severity: 'high' } as const;

/** The signed webhooks that the sandbox has stored, without sending them. */
async function takeWebhooks() {
  const { db } = shop.sandbox.context.store;
  const stored = await db.selectFrom('sandbox_webhook').selectAll().orderBy('id').execute();
  await db.deleteFrom('sandbox_webhook').execute();
  return stored;
}

function post(webhook: { body: string; signature: string; event_id: string }) {
  return fetch(`${shop.origin}/api/v1/payment/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': webhook.signature,
      'x-razorpay-event-id': webhook.event_id,
    },
    body: webhook.body,
  });
}

describe('an outage reported by webhooks', () => {
  it('that began before the shop started hides the method at once', async () => {
    shop.sandbox.faults.downtimes.push(beginOutage(upi, shop.clock.now()));
    await announceOutages(shop.sandbox.context);
    await shop.deliver();
    expect(await hidden()).toEqual(['upi']);
  });

  it('hides the method from the start to the end, and changes with its severity', async () => {
    expect(await readKey()).not.toHaveProperty('outages');
    const id = await shop.sandbox.startOutage(upi);
    await shop.deliver();
    expect(await readKey()).toMatchObject({ outages: [{ method: 'upi', hidden: true }] });
    shop.clock.advance(1);
    await shop.sandbox.changeOutage(id, 'medium');
    await shop.deliver();
    expect(await readKey()).toMatchObject({
      outages: [
        { method: 'upi', hidden: false, text: 'Payments by UPI may fail or take longer at the moment.' },
      ],
    });
    shop.clock.advance(1);
    await shop.sandbox.changeOutage(id);
    await shop.deliver();
    expect(await readKey()).toEqual({
      success: true,
      key: shop.sandbox.provider.keyId,
      checkoutScript: shop.sandbox.provider.checkoutScript,
      data: {
        success: true,
        key: shop.sandbox.provider.keyId,
        checkoutScript: shop.sandbox.provider.checkoutScript,
      },
    });
  });

  it('ends when its end is reported before its start, or repeatedly', async () => {
    await takeWebhooks();
    const id = await shop.sandbox.startOutage(upi);
    shop.clock.advance(1);
    await shop.sandbox.changeOutage(id);
    const [started, resolved] = await takeWebhooks();
    if (!started || !resolved) throw new Error('The sandbox sent no webhooks');
    for (const webhook of [resolved, started, resolved, started]) {
      expect((await post(webhook)).status).toBe(200);
      await shop.payments.jobs.drain();
    }
    expect(await hidden()).toBeUndefined();
  });

  it('ends when its start and end are in the same second, in either order', async () => {
    await takeWebhooks();
    const id = await shop.sandbox.startOutage(upi);
    await shop.sandbox.changeOutage(id);
    for (const webhook of (await takeWebhooks()).reverse()) await post(webhook);
    await shop.payments.jobs.drain();
    expect(await hidden()).toBeUndefined();
  });

  it('is ignored when it is forged', async () => {
    await takeWebhooks();
    await shop.sandbox.startOutage(upi);
    const [started] = await takeWebhooks();
    if (!started) throw new Error('The sandbox sent no webhook');
    expect((await post({ ...started, signature: hmacHex('guess', started.body) })).status).toBe(400);
    const changed = started.body.replace('"upi"', '"card"');
    expect((await post({ ...started, body: changed })).status).toBe(400);
    await shop.payments.jobs.drain();
    expect(await hidden()).toBeUndefined();
  });

  it('marks a bank or network without hiding its method', async () => {
    await shop.sandbox.startOutage({ method: 'card', part: 'RUPAY', severity: 'high' });
    await shop.deliver();
    expect(await readKey()).toMatchObject({
      outages: [
        {
          method: 'card',
          hidden: false,
          text: 'Payments by RuPay card do not work at the moment. Please pay in another way.',
        },
      ],
    });
  });
});

describe('an outage read from the provider', () => {
  it('is shown and ended without any webhook', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const id = await shop.sandbox.startOutage(upi);
    await shop.reconcile();
    expect(await hidden()).toEqual(['upi']);
    await shop.sandbox.changeOutage(id);
    shop.clock.advance(2);
    await shop.reconcile();
    expect(await hidden()).toBeUndefined();
  });

  it('stays known while the provider is down', async () => {
    await shop.sandbox.startOutage(upi);
    await shop.deliver();
    shop.sandbox.faults.down = true;
    shop.clock.advance(2);
    await shop.reconcile();
    expect(await hidden()).toEqual(['upi']);
  });

  it('is requested by one of two instances', async () => {
    const second = await shop.openSecondInstance();
    let requests = 0;
    const count = (payments: typeof second) => {
      const { reports } = payments.context.provider;
      if (!reports) throw new Error('The sandbox reports outages');
      return {
        ...payments.context,
        provider: {
          ...payments.context.provider,
          reports: { ...reports, downtimes: () => (requests++, reports.downtimes()) },
        },
      };
    };
    await Promise.all([readDowntimes(count(shop.payments)), readDowntimes(count(second))]);
    expect(requests).toBe(1);
  });

  it('is not requested again for a day when the account has no access', async () => {
    let requests = 0;
    const { context: own } = shop.payments;
    if (!own.provider.reports) throw new Error('The sandbox reports outages');
    const downtimes = async () => (requests++, null);
    const context = { ...own, provider: { reports: { ...own.provider.reports, downtimes } } };
    await readDowntimes(context);
    shop.clock.advance(60);
    await readDowntimes(context);
    expect(requests).toBe(1);
    shop.clock.advance(24 * 60);
    await readDowntimes(context);
    expect(requests).toBe(2);
  });
});
