import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { hmacHex } from './razorpay';

const keys = { RAZORPAY_KEY_ID: 'rzp_test_rotation', RAZORPAY_KEY_SECRET: 'key-secret' };

let rotating: TestApi;
let rotated: TestApi;

beforeAll(async () => {
  rotating = await startTestApi({
    ...keys,
    RAZORPAY_WEBHOOK_SECRET: 'new-secret',
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old-secret',
  });
  rotated = await startTestApi({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'new-secret' });
}, START_MS);

afterAll(async () => {
  await rotating.close();
  await rotated.close();
});

/** Sends an event signed with this secret, as the provider does; returns the status and whether it was stored. */
async function send({ post, database }: TestApi, secret: string) {
  const id = `evt_${secret}`;
  const body = '{"event":"order.paid","payload":{}}';
  const { status } = await post('/payment/webhook', body, {
    'x-razorpay-signature': hmacHex(secret, body),
    'x-razorpay-event-id': id,
  });
  const stored = database.db.selectFrom('webhook_event').select('event_id').where('event_id', '=', id);
  return { status, stored: (await stored.execute()).length };
}

describe('a webhook secret that is being changed', () => {
  it('is valid together with the previous one, so that no pending event is lost', async () => {
    expect(await send(rotating, 'new-secret')).toEqual({ status: 200, stored: 1 });
    expect(await send(rotating, 'old-secret')).toEqual({ status: 200, stored: 1 });
    expect(await send(rotating, 'another')).toEqual({ status: 400, stored: 0 });
  });

  it('is the only valid one after the change', async () => {
    expect(await send(rotated, 'new-secret')).toEqual({ status: 200, stored: 1 });
    expect(await send(rotated, 'old-secret')).toEqual({ status: 400, stored: 0 });
  });
});
