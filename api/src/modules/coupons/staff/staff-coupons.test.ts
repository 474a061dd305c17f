import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { CouponDetail, CouponList, CouponUseList, NewCoupon } from './schemas';

type Detail = Static<typeof CouponDetail>;

let staffed: StaffedShop;
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ staff } = staffed);
});
afterAll(() => staffed.close());

const form = (change: Partial<Static<typeof NewCoupon>> = {}): Static<typeof NewCoupon> => ({
  code: 'PAPER10',
  kind: 'percent',
  percent: 12.5,
  amountPaise: null,
  maxPaise: 50_000,
  minPaise: 0,
  firstOrder: false,
  oncePerCustomer: false,
  maxUses: null,
  startsAt: null,
  endsAt: null,
  active: true,
  products: [],
  categories: [],
  ...change,
});

async function dataOf<Data>(response: ReturnType<typeof staff.get>): Promise<Data> {
  const { status, body } = await response;
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { data: Data }).data;
}

const add = (change: Parameters<typeof form>[0]) => dataOf<Detail>(staff.post('/coupons', form(change)));

describe('a coupon', () => {
  it('is added, listed, changed and logged', async () => {
    await staffed.shop.addProduct({ title: 'Seal' });
    const { slug } = await staffed.shop.database.db
      .selectFrom('product')
      .select('slug')
      .where('title', '=', 'Seal')
      .executeTakeFirstOrThrow();
    const added = await add({ code: ' monsoon 25 ', products: [slug], maxUses: 10 });
    expect(added).toMatchObject({
      code: 'MONSOON25',
      percent: 12.5,
      state: 'active',
      uses: 0,
      products: [{ title: 'Seal', name: slug }],
      version: 1,
      changedBy: staff.name,
    });
    const place = `/coupons/${added.id}`;
    const edited = form({ code: 'MONSOON25', kind: 'amount', amountPaise: 10_000, maxUses: 10 });
    const changed = await dataOf<Detail>(staff.post(place, { version: 1, ...edited }));
    expect(changed).toMatchObject({
      kind: 'amount',
      percent: null,
      maxPaise: null,
      products: [],
      version: 2,
    });
    expect(await staff.post(place, { version: 1, ...edited })).toMatchObject({
      status: 409,
      body: { version: 2 },
    });
    const list = await dataOf<Static<typeof CouponList>>(staff.get('/coupons?search=soon%2025'));
    expect(list).toMatchObject({ total: 1, items: [{ id: added.id, amountPaise: 10_000 }] });
    const log = await staffed.shop.database.db
      .selectFrom('staff_log')
      .select(['action', 'detail'])
      .where('action', 'like', 'coupon-%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(log).toMatchObject([
      {
        action: 'coupon-changed',
        detail: {
          changes: { kind: ['percent', 'amount'], amount_paise: [null, 10_000], products: [1, 0] },
        },
      },
      { action: 'coupon-created', detail: { code: 'MONSOON25' } },
    ]);
  });

  it('has a state', async () => {
    const now = staffed.shop.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    await add({ code: 'STATE-PLANNED', startsAt: at(5), endsAt: at(10) });
    await add({ code: 'STATE-ENDED', endsAt: at(-5) });
    await add({ code: 'STATE-OFF', active: false });
    await add({ code: 'STATE-USED-UP', maxUses: 1 });
    await staffed.shop.database.db
      .updateTable('coupon')
      .set({ uses: 1 })
      .where('code', '=', 'STATE-USED-UP')
      .execute();
    for (const state of ['planned', 'ended', 'off', 'used-up']) {
      const { items } = await dataOf<Static<typeof CouponList>>(
        staff.get(`/coupons?search=state-&state=${state}&sort=code-down`),
      );
      expect(items.map(({ code }) => code)).toEqual([`STATE-${state.toUpperCase()}`]);
    }
  });

  it.each([
    [{ code: 'a b' }, 'code', 'Enter 4 to 40 letters, digits and hyphens.'],
    [{ percent: 0 }, 'percent', 'Enter a percentage of more than 0 and at most 100.'],
    [{ percent: 101 }, 'percent', 'Enter a percentage of more than 0 and at most 100.'],
    [{ kind: 'amount' as const }, 'amountPaise', 'Enter the amount.'],
    [
      { startsAt: '2026-01-02T00:00:00Z', endsAt: '2026-01-02T00:00:00Z' },
      'endsAt',
      'The end must be after the start.',
    ],
    [{ products: ['nothing'] }, 'products', 'No product has the code or slug “nothing”.'],
    [{ categories: ['gone'] }, 'categories', 'One of these categories no longer exists.'],
  ])('refuses %j with a message for the field', async (change, field, message) => {
    const { status, body } = await staff.post('/coupons', form({ code: 'REFUSED', ...change }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ field, message });
  });

  it('refuses a code that is in use, in any spelling, and a limit below the current uses', async () => {
    await add({ code: 'TWICE' });
    expect(await staff.post('/coupons', form({ code: 'tw ice' }))).toMatchObject({
      status: 409,
      body: { field: 'code', message: 'The code TWICE is already in use.' },
    });
    const { id } = await add({ code: 'THRICE', maxUses: 5 });
    await staffed.shop.database.db
      .updateTable('coupon')
      .set({ uses: 3 })
      .where('code', '=', 'THRICE')
      .execute();
    const fewer = form({ code: 'THRICE', maxUses: 2 });
    expect(await staff.post(`/coupons/${id}`, { version: 1, ...fewer })).toMatchObject({
      status: 400,
      body: { field: 'maxUses', message: 'This coupon already has 3 uses. Enter at least 3.' },
    });
  });

  it('lists the orders that used it', async () => {
    const { id, code } = await add({ code: 'LISTED', percent: 10 });
    const { shop } = staffed;
    const productId = await shop.addProduct({ ratePaise: 10_000 });
    const shopper = shop.newShopper();
    const { body } = await shopper.checkout([{ productId, quantity: 1 }], 10_100, { coupon: code });
    const uses = () => dataOf<Static<typeof CouponUseList>>(staff.get(`/coupons/${id}/uses`));
    expect(await uses()).toMatchObject({ total: 1, items: [{ paid: false, couponPaise: 1_000 }] });
    const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    await shopper.report(paid);
    expect((await uses()).items).toMatchObject([{ paid: true, status: 'placed', totalPaise: 10_100 }]);
    const [header, line] = String((await staff.get('/orders/export')).body).split('\r\n');
    expect(header).toMatch(/,tracking,coupon,coupon discount$/);
    expect(line).toMatch(/,101\.00,,,LISTED,10\.00$/);
    expect(await staff.get('/coupons/none/uses')).toMatchObject({ status: 404 });
  });
});
