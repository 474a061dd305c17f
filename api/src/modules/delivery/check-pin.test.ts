import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { bengaluru, importRules, removeRules, srinagar } from './testing/pin-rules';

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

const check = (pin: string) => shop.newShopper().get(`/delivery?pin=${encodeURIComponent(pin)}`);

describe('the check of a PIN code', () => {
  const now = new Date();
  afterEach(() => shop.clock.moveTo(now));

  it('returns null without rules, and otherwise the dates in India', async () => {
    expect((await check('560001')).body).toEqual({ data: null });
    await importRules(staff, [bengaluru, srinagar, '560200,,South,,,yes,0,0,no']);
    // 18:29 UTC is a minute before midnight in India.
    shop.clock.moveTo(new Date('2026-11-30T18:29:00Z'));
    expect((await check('560 001')).body).toEqual({
      data: {
        ...{ pinCode: '560001', serviceable: true, zone: 'South', city: 'Bengaluru', state: 'Karnataka' },
        ...{ earliest: '2026-12-02', latest: '2026-12-04', cod: true },
      },
    });
    shop.clock.moveTo(new Date('2026-11-30T18:30:00Z'));
    expect((await check('560110')).body).toMatchObject({
      data: { earliest: '2026-12-03', latest: '2026-12-05' },
    });
    expect((await check('560200')).body).toMatchObject({
      data: { earliest: '2026-12-01', latest: '2026-12-01', cod: false },
    });
    expect((await check('190001')).body).toEqual({
      data: {
        ...{ pinCode: '190001', serviceable: false, zone: 'North' },
        ...{ city: 'Srinagar', state: 'Jammu and Kashmir' },
      },
    });
    expect((await check('560111')).body).toEqual({ data: { pinCode: '560111', serviceable: false } });
  });

  it.each(['', '5600', '056001', 'Bengaluru'])('explains that "%s" is not a PIN code', async (pin) => {
    const { status, body } = await check(pin);
    expect([status, body]).toEqual([
      400,
      { status: 400, field: 'pinCode', message: 'Enter a PIN code of six digits, such as 560001.' },
    ]);
  });

  it('is limited for an address', async () => {
    const shopper = shop.newShopper();
    const statuses: number[] = [];
    for (let pin = 0; pin < 61; pin += 1) {
      statuses.push((await shopper.get(`/delivery?pin=${700_000 + pin}`)).status);
    }
    expect(statuses.indexOf(429)).toBe(60);
    expect((await check('700000')).status).toBe(200);
  });
});

describe('the checkout', () => {
  const buy = async (pinCode: string, receipt?: string) => {
    const productId = await shop.addProduct({ ratePaise: 10_000, gstBp: 1_200 });
    return shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200, {
      pinCode,
      ...(receipt && { receipt }),
    });
  };

  it('accepts any PIN code without rules', async () => {
    expect((await buy('anything')).status).toBe(200);
  });

  it('refuses an address to which the shop does not deliver', async () => {
    await importRules(staff, [bengaluru, srinagar]);
    const refused = await buy('190001');
    expect([refused.status, refused.body]).toEqual([
      422,
      { status: 422, field: 'pinCode', message: 'We do not deliver to 190001 yet.' },
    ]);
    expect((await buy('411001')).body).toMatchObject({ message: 'We do not deliver to 411001 yet.' });
    expect((await buy('Pune')).body).toMatchObject({
      ...{ status: 422, field: 'pinCode' },
      message: 'Enter a PIN code of six digits, such as 560001.',
    });
    expect((await buy('560 001')).status).toBe(200);
  });

  it('refuses the corrected address of an open order, and still confirms it when it is paid', async () => {
    await importRules(staff, [bengaluru]);
    const productId = await shop.addProduct({ ratePaise: 10_000, gstBp: 1_200 });
    const lines = [{ productId, quantity: 1 }];
    const shopper = shop.newShopper();
    const pay = (pinCode: string) => shopper.checkout(lines, 11_200, { pinCode, receipt: 'same-receipt' });
    const opened = await pay('560001');
    expect(opened.status).toBe(200);
    expect((await pay('190001')).status).toBe(422);
    await shop.sandbox.pay({ orderId: String(opened.body.id), method: 'card', failure: null });
    await shop.deliver();
    expect(await shop.statusOf(String(opened.body.id))).toBe('placed');
    expect((await pay('190001')).body).toMatchObject({ paid: true });
  });
});
