import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { bengaluru, importRules, removeRules } from './testing/pin-rules';
import { cells, readPrices, removePrices, savePrices } from './testing/prices';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
beforeEach(async () => {
  await removePrices(shop);
  await removeRules(shop);
});
afterEach(() => shop.assertNoDrift());
afterAll(() => staffed.close());

const storefront = async () => (await shop.newShopper().get('/storefront')).body.data;

const table = ['South,0,500,0,1000,40,', 'South,0,500,1000,,90,', 'South,500,,,,20,999', ',,,,,120,'];

describe('the shipping price table', () => {
  it('is saved as a whole, and pages learn what shipping depends on', async () => {
    await importRules(staff, [bengaluru]);
    expect(await storefront()).toEqual({ delivery: { checksPins: true } });
    expect((await savePrices(staff, [',,,,,60,'], { defaultGrams: 150 })).status).toBe(200);
    await shop.feed.caughtUp();
    expect(await storefront()).toEqual({ delivery: { checksPins: true, shippingBy: 'cart' } });
    expect((await savePrices(staff, table)).status).toBe(200);
    await shop.feed.caughtUp();
    expect(await storefront()).toEqual({ delivery: { checksPins: true, shippingBy: 'pin' } });
    expect(await readPrices(staff)).toEqual({
      version: 2,
      rows: [
        cells('South,0,500,0,1000,40,'),
        cells('South,0,500,1000,,90,'),
        cells('South,500,,0,,20,999'),
        cells(',0,,0,,120,'),
      ],
      defaultGrams: 0,
      zones: ['South'],
      changedAt: expect.any(String),
      changedBy: staff.name,
    });
    // Without PIN rules, no address has a zone.
    await staff.post('/pin-rules/current', { version: null, seen: 1 });
    await shop.feed.caughtUp();
    expect(await storefront()).toEqual({ delivery: { shippingBy: 'cart' } });
    expect((await savePrices(staff, [])).status).toBe(200);
    await shop.feed.caughtUp();
    expect(await storefront()).toEqual({});
    const log = await shop.database.db
      .selectFrom('staff_log')
      .select('detail')
      .where('action', '=', 'shipping-prices-changed')
      .orderBy('id')
      .execute();
    expect(log.slice(-3).map(({ detail }) => detail)).toEqual([
      { version: 1, rows: 1, defaultGrams: 150 },
      { version: 2, rows: 4, defaultGrams: 0 },
      { version: 3, rows: 0, defaultGrams: 0 },
    ]);
  });

  it('reports faults with row and column, and saves nothing', async () => {
    await savePrices(staff, [',,,,,60,']);
    const { status, body } = await savePrices(staff, ['South,0,x,0,1.5,,', ',1000,500,,,-5,10.001']);
    expect([status, body.message]).toEqual([400, 'The table has faults, so nothing was saved.']);
    expect(body.faults).toEqual([
      {
        row: 1,
        column: 'zone',
        message: 'must be empty, because no PIN rules are current, not "South"',
      },
      {
        row: 1,
        column: 'value_below',
        message: 'must be rupees with at most two decimals, such as 49.50, not "x"',
      },
      {
        row: 1,
        column: 'weight_below',
        message: 'must be a whole number of grams, at most 1000000, not "1.5"',
      },
      { row: 1, column: 'price', message: 'must not be empty; enter 0 for free shipping' },
      { row: 2, column: 'price', message: expect.stringMatching(/^must be rupees/) },
      { row: 2, column: 'free_from', message: expect.stringMatching(/^must be rupees/) },
    ]);
    expect(await readPrices(staff)).toMatchObject({ version: 1, rows: [cells(',0,,0,,60,')] });
    await importRules(staff, [bengaluru]);
    expect((await savePrices(staff, ['Sooth,,,,,40,', ',,,,,60,'])).body.faults).toEqual([
      { row: 1, column: 'zone', message: 'must be one of South, not "Sooth"' },
    ]);
    expect((await savePrices(staff, ['south,,,,,40,', ',,,,,60,'])).status).toBe(200);
    expect((await readPrices(staff)).rows[0]?.zone).toBe('South');
  });

  it('is refused if a cart would have no price, and the error describes the cart', async () => {
    await importRules(staff, [bengaluru]);
    const { body } = await savePrices(staff, ['South,0,500,,,40,', ',,,0,2000,60,']);
    expect(body.faults?.map(({ message }) => message)).toEqual([
      'has no price for goods of ₹0.00 that weigh 2,000 g, to any zone; add a row for them, or widen a range',
      'has no price for goods of ₹500.00 that weigh 0 g, to zone South; add a row for them, or widen a range',
    ]);
  });

  it('is checked without being saved', async () => {
    const check = async (line: string) =>
      (await staff.post('/shipping-prices/check', { rows: [cells(line)] })).body;
    expect(await check(',,,,,60.50,')).toEqual({
      data: { rows: [cells(',0,,0,,60.5,')], faults: [], faultCount: 0 },
    });
    expect(await check(',1,,,,60,')).toMatchObject({
      data: {
        rows: [],
        faults: [{ row: null, message: expect.stringMatching(/^has no price for goods of ₹0.00/) }],
      },
    });
    expect((await readPrices(staff)).version).toBe(0);
  });

  it('is not replaced unnoticed by a second staff member, and is saved once per key', async () => {
    const colleague = await staffed.office.newStaff('shopkeeper');
    const key = 'a-key-of-one-form';
    const first = await savePrices(staff, [',,,,,60,'], { seen: 0, key });
    const again = await savePrices(staff, [',,,,,60,'], { seen: 0, key });
    const second = await savePrices(colleague, [',,,,,70,'], { seen: 0 });
    expect([first.status, again.status, second.status]).toEqual([200, 200, 409]);
    expect(second.body).toMatchObject({
      version: 1,
      message: `${staff.name} changed the shipping prices after you opened this page, so nothing was saved. Reload the page and try again.`,
    });
    const racing = await Promise.all([
      savePrices(staff, [',,,,,80,'], { seen: 1 }),
      savePrices(colleague, [',,,,,90,'], { seen: 1 }),
    ]);
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readPrices(staff)).toMatchObject({
      version: 2,
      rows: [{ price: expect.stringMatching(/^[89]0$/) }],
    });
  });

  it('is exported as a file that can be read again', async () => {
    expect((await staff.get('/shipping-prices/export')).status).toBe(404);
    await importRules(staff, [bengaluru]);
    await savePrices(staff, table);
    const { body: csv } = await staff.get('/shipping-prices/export');
    expect(
      String(csv)
        .replace(/^\ufeff/, '')
        .split('\r\n'),
    ).toEqual([
      'zone,value_from,value_below,weight_from,weight_below,price,free_from',
      'South,0.00,500.00,0,1000,40.00,',
      'South,0.00,500.00,1000,,90.00,',
      'South,500.00,,0,,20.00,999.00',
      'any,0.00,,0,,120.00,',
      '',
    ]);
    const { rows } = await readPrices(staff);
    expect((await staff.post('/shipping-prices/file', { csv })).body).toEqual({
      data: { rows, faults: [], faultCount: 0 },
    });
    expect((await readPrices(staff)).version).toBe(1);
  });

  it('reports the faults of a file by its rows', async () => {
    const read = async (csv: string) => (await staff.post('/shipping-prices/file', { csv })).body;
    expect(await read('zone,price,colour\nany,40,red')).toMatchObject({
      data: {
        rows: [],
        faults: [{ row: null, message: expect.stringMatching(/^has the unknown column "colour"/) }],
      },
    });
    expect(await read('zone,price\nany,x')).toMatchObject({
      data: { faults: [{ row: 2, column: 'price' }], faultCount: 1 },
    });
    expect(await read('zone,price\nany,40\nany,50')).toMatchObject({
      data: {
        faults: [{ row: 3, message: 'row 3 overlaps row 2; change one of the ranges' }],
      },
    });
  });
});
