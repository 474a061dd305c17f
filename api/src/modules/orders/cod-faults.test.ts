import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import {
  cashStep,
  cashSteps,
  offerCash,
  orderOf,
  requestNewCash,
  takeCashSteps,
} from './testing/cash-orders';
import { killedDatabase } from './testing/killed-database';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
  await offerCash(shop);
});
afterEach(() => shop.assertNoDrift());
afterAll(() => staffed.close());

const { cancel, refuse } = cashStep;

const detailOf = async (publicId: string) =>
  ((await staffed.staff.get(`/orders/${publicId}`)).body as { data: Record<string, unknown> }).data;

describe('a process that is killed', () => {
  it.each(cashSteps)(
    'before the commit: nothing has happened, and it $name later',
    async ({ before, take, to }) => {
      const order = await requestNewCash(shop, { units: 2 });
      await takeCashSteps(shop, order, before);
      const from = await orderOf(shop, order.publicId);
      const { context } = shop.payments;
      const { database } = context;
      const killed = killedDatabase(database);
      await expect(take({ ...context, database: killed }, order)).rejects.toThrow('killed');
      expect(await orderOf(shop, order.publicId)).toEqual(from);
      await shop.assertNoDrift();
      await take(context, order);
      expect((await orderOf(shop, order.publicId)).status).toBe(to);
    },
  );

  it.each(cashSteps)('after the commit: it $name once when it is repeated', async ({ before, take, to }) => {
    const order = await requestNewCash(shop, { units: 2 });
    await takeCashSteps(shop, order, before);
    const { context } = shop.payments;
    await take(context, order);
    const once = await detailOf(order.publicId);
    await take(context, order).catch(() => undefined);
    expect({ ...(await detailOf(order.publicId)), invoice: null, events: null }).toEqual({
      ...once,
      invoice: null,
      events: null,
    });
    expect((await orderOf(shop, order.publicId)).status).toBe(to);
    await shop.assertNoDrift();
  });

  it.each([cancel, refuse])('$name and nothing is left to collect', async ({ before, take }) => {
    const order = await requestNewCash(shop, { units: 2 });
    await takeCashSteps(shop, order, before);
    await take(shop.payments.context, order);
    expect(await detailOf(order.publicId)).toMatchObject({ cod: { duePaise: 0, toTransferPaise: 0 } });
  });
});
