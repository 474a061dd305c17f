import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import type { PinRuleVersions } from './schemas';
import { bengaluru, header, importRules as importAs, removeRules, srinagar } from './testing/pin-rules';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
beforeEach(async () => {
  await removeRules(shop);
});
afterEach(() => shop.assertNoDrift());
afterAll(() => staffed.close());

type Rest = Parameters<typeof importAs> extends [unknown, ...infer Given] ? Given : never;
const importRules = (...[lines, options, head]: Rest) => importAs(staff, lines, options, head);

async function versions() {
  const { body } = await staff.get('/pin-rules');
  return (body as { data: Static<typeof PinRuleVersions> }).data.versions;
}

const check = (pin: string) => shop.newShopper().get(`/delivery?pin=${encodeURIComponent(pin)}`);
const storefront = async () => (await shop.newShopper().get('/storefront')).body.data;

describe('the import of PIN rules', () => {
  it('reports all faults with row and column, and imports nothing', async () => {
    const lines = [
      '56000,560010,South,,,yes,2,4,yes',
      '560020,560011,,,Karnatak,maybe,x,4,no',
      '560030,560040,South,,,yes,5,4,perhaps',
      '560050,,South,,,yes,,4,',
      bengaluru,
    ];
    const { status, body } = await importRules(lines, { dryRun: true });
    expect(status).toBe(200);
    expect(body.rules).toBe(0);
    expect(body.faults).toEqual([
      { row: 2, column: 'from', message: 'must be a PIN code of six digits, such as 560001, not "56000"' },
      {
        row: 3,
        column: 'to',
        message: 'must not be lower than 560020, the start of the range; swap the two',
      },
      { row: 3, column: 'zone', message: 'must not be empty; enter the name of a zone' },
      { row: 3, column: 'serviceable', message: 'must be yes or no, not "maybe"' },
      { row: 3, column: 'min_days', message: 'must be a whole number of days from 0 to 90, not "x"' },
      {
        row: 3,
        column: 'state',
        message: 'must be a state or union territory of India, such as Karnataka, or empty, not "Karnatak"',
      },
      { row: 4, column: 'max_days', message: 'must not be less than min_days (5)' },
      { row: 4, column: 'cod', message: 'must be yes or no, not "perhaps"' },
      {
        row: 5,
        column: 'min_days',
        message: 'must not be empty where the shop delivers; enter a number of days',
      },
    ]);
    const refused = await importRules(lines);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      message: 'The file contains errors. Nothing was imported.',
      faultCount: 9,
    });
    expect(await versions()).toEqual([]);
  });

  it('names both rows of ranges that overlap, even if one contains others', async () => {
    const { body } = await importRules(
      [
        '560050,560060,B,,,yes,2,4,',
        '560001,560110,A,,,yes,2,4,',
        '560070,,C,,,yes,2,4,',
        '560110,560200,D,,,yes,2,4,',
        '560201,560300,E,,,yes,2,4,',
      ],
      { dryRun: true },
    );
    expect(body.faults).toEqual([
      {
        row: 3,
        column: 'from',
        message: 'row 3 (560001 to 560110) overlaps row 2 (560050 to 560060); change one of the ranges',
      },
      {
        row: 4,
        column: 'from',
        message: 'row 4 (560070) overlaps row 3 (560001 to 560110); change one of the ranges',
      },
      {
        row: 5,
        column: 'from',
        message: 'row 5 (560110 to 560200) overlaps row 3 (560001 to 560110); change one of the ranges',
      },
    ]);
  });

  it('reports columns that are missing or unknown, and an empty file', async () => {
    const { body } = await importRules(['560001,South'], { dryRun: true }, 'from,region');
    expect(body.faults.map(({ row, message }) => [row, message])).toEqual([
      [null, 'has no column "to"; add it'],
      [null, 'has no column "zone"; add it'],
      [null, 'has no column "serviceable"; add it'],
      [null, 'has no column "min_days"; add it'],
      [null, 'has no column "max_days"; add it'],
      [null, expect.stringContaining('has the unknown column "region"; remove it.')],
    ]);
    expect((await importRules([], { dryRun: true })).body.faults).toEqual([
      { row: null, column: '', message: 'has no rules; add a row for each range' },
    ]);
  });

  it('changes nothing in a dry run', async () => {
    const { body } = await importRules([bengaluru, srinagar], { dryRun: true });
    expect(body).toEqual({ rules: 2, faults: [], faultCount: 0 });
    expect(await versions()).toEqual([]);
  });

  it('imports once per key, as a new version', async () => {
    const key = 'import-of-pins';
    expect((await importRules([bengaluru], { key })).body).toMatchObject({ rules: 1, version: 1 });
    expect((await importRules([bengaluru], { key })).body).toMatchObject({ rules: 1, version: 1 });
    expect(await versions()).toHaveLength(1);
  });

  it('lets only one of two imports replace the same version', async () => {
    await importRules([bengaluru]);
    const both = await Promise.all(
      [bengaluru, srinagar].map((line) => importRules([line, '110001,110096,North,,,yes,1,2,'], { seen: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      message:
        'Someone made version 2 current after you opened this page, so nothing was changed. Reload the page and try again.',
      version: 2,
    });
    const listed = await versions();
    expect(listed.map(({ number, isCurrent, rules }) => [number, isCurrent, rules])).toEqual([
      [2, true, 2],
      [1, false, 1],
    ]);
  });

  it('imports as many rules as India has PIN codes', async () => {
    const lines = Array.from({ length: 19_000 }, (_, index) => `${110_001 + index},,Zone,,,yes,1,3,yes`);
    expect((await importRules(lines)).body).toMatchObject({ rules: 19_000, version: 1 });
    expect((await check('129000')).body).toMatchObject({ data: { serviceable: true, zone: 'Zone' } });
    expect((await check('129001')).body).toEqual({ data: { pinCode: '129001', serviceable: false } });
  });
});

describe('versions of the PIN rules', () => {
  it('can be made current again, switched off and exported', async () => {
    expect(await storefront()).toEqual({});
    await importRules([bengaluru]);
    expect(await storefront()).toEqual({ delivery: { checksPins: true } });
    await importRules([srinagar], { seen: 1 });
    expect((await check('560001')).body).toMatchObject({ data: { serviceable: false } });

    const chosen = await staff.post('/pin-rules/current', { version: 1, seen: 2 });
    expect(chosen.status).toBe(200);
    expect((await check('560001')).body).toMatchObject({ data: { serviceable: true } });
    expect((await versions())[1]).toMatchObject({
      ...{ number: 1, file: 'pins.csv', importedBy: staff.name, rules: 1, isCurrent: true },
    });
    expect((await staff.post('/pin-rules/current', { version: 2, seen: 2 })).status).toBe(409);
    expect((await staff.post('/pin-rules/current', { version: 9, seen: 1 })).status).toBe(404);
    expect((await versions()).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);

    await staff.post('/pin-rules/current', { version: null, seen: 1 });
    expect((await check('560001')).body).toEqual({ data: null });
    expect(await storefront()).toEqual({});
  });

  it('are exported as a file that can be imported again', async () => {
    await importRules([bengaluru, srinagar]);
    const { body } = await staff.get('/pin-rules/1/export');
    expect(body).toBe(`${[header, `${srinagar}no`, bengaluru].join('\r\n')}\r\n`);
    expect((await staff.get('/pin-rules/2/export')).status).toBe(404);
  });

  it('are logged', async () => {
    await importRules([bengaluru]);
    await staff.post('/pin-rules/current', { version: null, seen: 1 });
    const log = await shop.database.db.selectFrom('staff_log').select('action').orderBy('id').execute();
    expect(log.slice(-2).map(({ action }) => action)).toEqual(['pin-rules-imported', 'pin-rules-chosen']);
  });
});
