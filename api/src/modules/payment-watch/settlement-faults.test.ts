import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import type { ProviderReports, WatchContext } from './ports';
import { readSettlements } from './settlements';

const DAY = 24 * 60;

let staffed: StaffedShop;
let shop: StaffedShop['shop'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

async function payOrder(): Promise<void> {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
  await shopper.report(await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null }));
  await shop.deliver();
}

const stored = async () => {
  const { db } = shop.database;
  const lines = await db
    .selectFrom('settlement_line')
    .select(['id', 'credit_paise', 'debit_paise'])
    .orderBy('id')
    .execute();
  const reading = await db.selectFrom('settlement_reading').select('read_to').execute();
  return { lines, reading };
};

it('a process that is killed between the days of settlements neither loses nor duplicates a line', async () => {
  await payOrder();
  shop.clock.advance(DAY);
  await payOrder();
  shop.clock.advance(4 * DAY);
  const context: WatchContext = shop.payments.context;
  const { reports } = context.provider;
  if (!reports) throw new Error('The sandbox reports settlements');
  let days = 0;
  // Its last call never gets a response.
  const isKilled = new Promise<void>((resolve) => {
    const settledOn: ProviderReports['settledOn'] = async (day) => {
      const items = await reports.settledOn(day);
      days += (items ?? []).length > 0 ? 1 : 0;
      if (days < 2) return items;
      resolve();
      return new Promise(() => undefined);
    };
    void readSettlements({ ...context, provider: { reports: { ...reports, settledOn } } });
  });
  await isKilled;
  const half = await stored();
  expect([half.lines.length, half.reading]).toEqual([1, []]);

  // Another process takes the next turn.
  shop.clock.advance(DAY);
  await readSettlements(context);
  const all = await stored();
  expect(all.lines.map(({ credit_paise: credit }) => credit)).toEqual([10_936, 10_936]);
  expect(all.lines).toContainEqual(half.lines[0]);
  shop.clock.advance(DAY);
  await readSettlements(context);
  expect((await stored()).lines).toEqual(all.lines);
});
