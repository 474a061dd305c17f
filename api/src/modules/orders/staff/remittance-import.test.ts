import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../../testing/test-database';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { cashStep, offerCash, requestNewCash, takeCashSteps } from '../testing/cash-orders';
import { shipInParts } from '../testing/parcels';
import { placeOrder } from '../testing/place-order';
import { step, takeSteps } from '../testing/steps';
import { orderNumber } from '../shopper-orders';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
  await offerCash(shop);
}, START_MS);
afterEach(() => shop.assertNoDrift());
afterAll(() => staffed.close());

const trackingOf = async (publicId: string) => {
  const parcels = await shop.database.db
    .selectFrom('parcel')
    .innerJoin('shop_order', 'shop_order.id', 'parcel.order_id')
    .select('parcel.tracking_number')
    .where('public_id', '=', publicId)
    .orderBy('number')
    .execute();
  return parcels.map(({ tracking_number: number }) => number ?? '');
};

/** A cash order of two units in two parcels, whose cash is collected unless it stays under way. */
async function placeSent({ delivered = true } = {}) {
  const order = await requestNewCash(shop, { units: 2 });
  await takeCashSteps(shop, order, [cashStep.confirm]);
  await shipInParts(shop, order, [1, 1]);
  if (delivered) await takeSteps(shop, order.publicId, [step.deliver]);
  const [first = '', last = ''] = await trackingOf(order.publicId);
  return { ...order, first, last, number: orderNumber(order.publicId) };
}

let keys = 0;

function send(csv: string, { dryRun = false, by = staffed.staff, key = `import-${(keys += 1)}` } = {}) {
  return by.post('/remittances/import', { csv, file: 'remittances.csv', dryRun, key });
}

const header = 'AWB,Order,Amount,Date,UTR,Customer';

const remittancesOf = (id: number) =>
  shop.database.db
    .selectFrom('cod_remittance')
    .select(['amount_paise', 'reference', 'remitted_on', 'author'])
    .where('order_id', '=', id)
    .execute();

describe('a file of remittances', () => {
  it('is checked first, recorded once, and changes nothing when it is imported again', async () => {
    const [one, two] = [await placeSent(), await placeSent()];
    const csv = [
      header,
      `${one.last},,"252.00",2026-06-01,UTR 100,Asha`,
      `,${two.number.toLowerCase()},₹252,01-06-2026,UTR 100,Ravi`,
    ].join('\n');
    const counts = { recorded: 2, amountPaise: 50_400, known: 0, faults: [], faultCount: 0 };
    expect((await send(csv, { dryRun: true })).body).toEqual(counts);
    expect(await remittancesOf(one.id)).toEqual([]);
    expect((await send(csv, { key: 'import-again' })).body).toEqual(counts);
    expect((await send(csv, { key: 'import-again' })).body).toEqual(counts);
    expect((await send(csv)).body).toEqual({ ...counts, recorded: 0, amountPaise: 0, known: 2 });
    for (const { id } of [one, two]) {
      expect(await remittancesOf(id)).toEqual([
        { amount_paise: 25_200, reference: 'UTR 100', remitted_on: '2026-06-01', author: expect.any(String) },
      ]);
    }
    const logged = await shop.database.db
      .selectFrom('staff_log')
      .select('detail')
      .where('action', '=', 'remittances-imported')
      .execute();
    expect(logged.map(({ detail }) => detail)).toEqual([
      { file: 'remittances.csv', recorded: 2, amountPaise: 50_400, known: 0, references: 'UTR 100' },
    ]);
    expect((await staffed.staff.get(`/orders/${one.publicId}`)).body).toMatchObject({
      data: { cod: { remittedPaise: 25_200, remittances: [{ reference: 'UTR 100' }] } },
    });
  });

  it('is recorded once when two staff members import it at the same time', async () => {
    const [one, two] = [await placeSent(), await placeSent()];
    const rows = [`${one.last},,252,2026-06-01,UTR 200,`, `${two.last},,252,2026-06-01,UTR 200,`];
    const ravi = await staffed.office.newStaff('shopkeeper');
    const responses = await Promise.all([
      send([header, ...rows].join('\n')),
      send([header, ...rows.toReversed()].join('\n'), { by: ravi }),
    ]);
    const results = responses.map(({ body }) => body as { recorded: number; known: number });
    expect(results.map(({ recorded }) => recorded).sort()).toEqual([0, 2]);
    expect(results.map(({ known }) => known).sort()).toEqual([0, 2]);
    for (const { id } of [one, two]) expect(await remittancesOf(id)).toHaveLength(1);
  });

  it('with a wrong row records nothing, and names each row with its problem', async () => {
    const [good, waiting, partly] = [
      await placeSent(),
      await placeSent({ delivered: false }),
      await placeSent(),
    ];
    const online = await placeOrder(shop);
    await takeSteps(shop, online.publicId, [step.pack, step.ship, step.deliver]);
    const remit = { key: `half-${partly.publicId}`, reference: 'UTR 1', day: '2026-06-01' };
    await staffed.staff.post(`/orders/${partly.publicId}/remittance`, { ...remit, amountPaise: 5_200 });
    const full = await placeSent();
    await send(`${header}\n${full.last},,252,2026-06-01,UTR 300,`);
    const row = (tracking: string, order = '', amount = '252', date = '2026-06-01', utr = 'UTR 400') =>
      `${tracking},${order},${amount},${date},${utr},`;
    const csv = [
      header,
      row(good.last),
      row('RP-unknown'),
      row('', 'VC-00000-00000'),
      row(waiting.last),
      row(partly.last),
      row(full.last),
      row('', good.number),
      row(good.first),
      row(good.last, full.number),
      row('', orderNumber(online.publicId)),
      row('', '', '-5', '2026-13-01', ''),
      row(partly.last, '', '200', '2100-01-01'),
    ].join('\n');
    const { body } = await send(csv, { dryRun: true });
    const { faults } = body as { faults: { row: number; column: string; message: string }[] };
    expect(faults.map(({ row: at, column, message }) => [at, column, message])).toEqual([
      [3, 'tracking_number', 'no parcel has the tracking number RP-unknown'],
      [4, 'order', 'no order has the number VC-00000-00000'],
      [5, '', `the cash of the order ${waiting.number} is not collected yet`],
      [6, 'amount', expect.stringMatching(/^must be ₹200.00, not ₹252.00/)],
      [7, '', `the cash of the order ${full.number} was already remitted, with the reference UTR 300`],
      [8, '', 'is for the same order as row 2; remove one of them'],
      [9, 'tracking_number', `the parcel ${good.first} does not collect cash`],
      [10, 'tracking_number', `the parcel ${good.last} does not belong to the order ${full.number}`],
      [11, '', `the order ${orderNumber(online.publicId)} was paid online`],
      [12, '', 'has neither a tracking number nor an order; enter one'],
      [12, 'reference', 'must not be empty; enter the UTR of the transfer'],
      [12, 'amount', expect.stringMatching(/^must be an amount in rupees above 0/)],
      [12, 'date', expect.stringMatching(/^must be a day/)],
      [13, 'date', expect.stringMatching(/^must not be in the future/)],
    ]);
    expect(await send(csv)).toMatchObject({
      status: 400,
      body: { message: 'The file contains errors. Nothing was imported.', faultCount: 14 },
    });
    expect(await remittancesOf(good.id)).toEqual([]);
  });

  it.each([
    ['no rows', `${header}\n`, 'has no remittances; add a row for each parcel'],
    ['no amounts', 'awb,date,utr\nRP1,2026-06-01,UTR', 'has no column "amount"; add it'],
    [
      'neither parcels nor orders',
      'amount,date,utr\n252,2026-06-01,UTR',
      'has neither a column "tracking_number" nor a column "order"; add one',
    ],
  ])('with %s is refused', async (_name, csv, message) => {
    expect((await send(csv, { dryRun: true })).body).toMatchObject({
      faults: [{ row: null, column: '', message }],
    });
  });

  it('is not imported by staff who may only pack', async () => {
    const packer = await staffed.office.newStaff('packer');
    expect(await send(header, { by: packer })).toMatchObject({ status: 403 });
  });
});
