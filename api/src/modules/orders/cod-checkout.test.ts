import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { bengaluru, importRules, removeRules } from '../delivery/testing/pin-rules';
import { idOf, newCustomer, offerCash, orderOf, requestCash, requestNewCash } from './testing/cash-orders';
import { newCoupon, usesOf } from './testing/coupons';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
});
beforeEach(() => offerCash(shop));
afterEach(() => shop.assertNoDrift());
afterAll(() => staffed.close());

const one = async (product: Parameters<typeof shop.addProduct>[0] = {}) => [
  { productId: await shop.addProduct({ ratePaise: 10_000, gstBp: 1_200, ...product }), quantity: 1 },
];

const stockOf = (productId: string) =>
  shop.database.db
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('public_id', '=', productId)
    .executeTakeFirstOrThrow();

describe('an order with cash on delivery', () => {
  it('waits for its confirmation, holds its units, and has the fee taxed like its goods', async () => {
    const { publicId, productId, shopper } = await requestNewCash(shop);
    expect(await orderOf(shop, publicId)).toMatchObject({
      ...{ status: 'unconfirmed', hold: 'held', cod: true, cod_fee_paise: 2_500, cod_fee_bp: 1_200 },
      ...{ total_paise: 14_000, paid_at: null, placed_at: null, provider_order_id: null },
    });
    expect(await stockOf(productId)).toEqual({ stock: 2, reserved: 1 });
    expect((await shopper.get(`/order/${publicId}`)).body).toMatchObject({
      data: {
        status: 'unconfirmed',
        totals: { cashFee: { amountPaise: 2_500, gstRate: 12 }, payablePaise: 14_000 },
        cod: { duePaise: 14_000, confirmBefore: expect.any(String), confirmedBy: 'phone' },
        invoice: null,
      },
    });
  });

  it('is the same for the same receipt, however often it is sent at once', async () => {
    const shopper = shop.newShopper();
    const products = await one();
    const request = { ...newCustomer(), receipt: 'cash-twice' };
    // The first response sets the session.
    const first = await requestCash(shopper, { products, amount: 14_000 }, request);
    const again = await Promise.all(
      Array.from({ length: 5 }, () => requestCash(shopper, { products, amount: 14_000 }, request)),
    );
    expect(new Set([first, ...again].map(idOf)).size).toBe(1);
    const other = await requestCash(shopper, { products: await one(), amount: 14_000 }, request);
    expect([other.status, other.body.message]).toEqual([
      422,
      'This receipt was already used for a different cart',
    ]);
  });

  it('releases its units and the use of its coupon when it is not confirmed in time', async () => {
    const code = await newCoupon(shop, { max_uses: 1 });
    const products = await one({ stock: 1 });
    const response = await requestCash(
      shop.newShopper(),
      // 10% off the goods: 90.00 and 25.00, with tax 128.80.
      { products, amount: 12_900 },
      { coupon: code },
    );
    expect([response.status, await usesOf(shop, code)]).toEqual([200, 1]);
    const now = shop.clock.now();
    shop.clock.advance(24 * 60 - 1);
    await shop.reconcile();
    expect((await orderOf(shop, idOf(response))).status).toBe('unconfirmed');
    shop.clock.advance(2);
    await shop.reconcile();
    expect(await orderOf(shop, idOf(response))).toMatchObject({ status: 'expired', hold: 'released' });
    expect(await usesOf(shop, code)).toBe(0);
    expect(await stockOf(products[0]?.productId ?? '')).toEqual({ stock: 1, reserved: 0 });
    // Moves the clock back, so that the staff session has not expired.
    shop.clock.moveTo(now);
  });

  it("is only placed at the server's total, and a coupon quote can include the fee", async () => {
    const products = await one();
    expect((await requestCash(shop.newShopper(), { products, amount: 11_200 })).body).toMatchObject({
      status: 409,
      amount: 14_000,
    });
    const code = await newCoupon(shop);
    const shopper = shop.newShopper();
    const quote = async (rest: object) => (await shopper.post('/coupon', { code, products, ...rest })).body;
    expect(await quote({})).toMatchObject({ data: { payablePaise: 10_100 } });
    expect(await quote({ cashOnDelivery: true })).toMatchObject({ data: { payablePaise: 12_900 } });
  });

  it('replaces the unpaid order of the same cart', async () => {
    const shopper = shop.newShopper();
    const products = await one({ stock: 2 });
    const opened = await shopper.checkout(products, 11_200);
    const customer = newCustomer();
    expect((await requestCash(shopper, { products, amount: 14_000 }, customer)).status).toBe(200);
    expect(await shop.statusOf(String(opened.body.id))).toBe('expired');
    expect(await stockOf(products[0]?.productId ?? '')).toEqual({ stock: 2, reserved: 1 });
  });
});

describe('cash on delivery is refused', () => {
  const refuse = async (status: number, message: string, rest: object = {}, amount = 14_000) => {
    const products = await one();
    const response = await requestCash(shop.newShopper(), { products, amount }, rest);
    expect([response.status, response.body.message]).toEqual([status, message]);
    expect(await stockOf(products[0]?.productId ?? '')).toMatchObject({ reserved: 0 });
    return response.body.field;
  };

  it('in a shop that does not offer it', async () => {
    await offerCash(shop, { offered: false });
    expect(await refuse(422, 'This shop does not offer cash on delivery.')).toBe('payment');
    expect((await shop.newShopper().get('/storefront')).body).toEqual({ data: {} });
  });

  it('below the minimum and above the maximum', async () => {
    await offerCash(shop, { min_paise: 14_100 });
    expect(await refuse(422, 'Cash on delivery is possible from ₹141.')).toBe('payment');
    await offerCash(shop, { max_paise: 13_900 });
    expect(await refuse(422, 'Cash on delivery is possible up to ₹139.')).toBe('payment');
  });

  it('at a PIN code whose courier does not collect cash', async () => {
    await importRules(staffed.staff, [bengaluru, '411001,,West,,,yes,1,2,no']);
    expect(await refuse(422, 'Cash on delivery is not possible at 411001. Please pay online.')).toBe(
      'payment',
    );
    expect(await refuse(422, 'We do not deliver to 190001 yet.', { pinCode: '190001' })).toBe('pinCode');
    const products = await one();
    const allowed = await requestCash(shop.newShopper(), { products, amount: 14_000 }, { pinCode: '560001' });
    expect(allowed.status).toBe(200);
    await removeRules(shop);
  });

  it('without an email address that can be confirmed', async () => {
    const message = 'Please enter an email address to confirm the order.';
    expect(await refuse(422, message, { email: 'asha at home' })).toBe('email');
  });

  it('for more than half of the stock of a product', async () => {
    const products = await one({ stock: 4, title: 'Brass seal' });
    const ask = () => requestCash(shop.newShopper(), { products, amount: 14_000 });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const third = await ask();
    expect([third.status, third.body.field, third.body.message]).toEqual([
      409,
      'payment',
      'Brass seal cannot be ordered with cash on delivery at the moment. Please pay online.',
    ]);
    expect((await shop.newShopper().checkout(products, 11_200)).status).toBe(200);
  });

  it.each([
    ['email address', ({ email }: ReturnType<typeof newCustomer>) => ({ email: ` ${email.toUpperCase()}` })],
    ['phone number', ({ phone }: ReturnType<typeof newCustomer>) => ({ phone: `+91 ${phone}` })],
  ])('for a third unconfirmed order with the same %s', async (_what, same) => {
    const customer = newCustomer();
    const ask = async () =>
      requestCash(
        shop.newShopper(),
        { products: await one(), amount: 14_000 },
        { ...newCustomer(), ...same(customer) },
      );
    const all = await Promise.all([ask(), ask(), ask()]);
    const [first, second, third] = all.sort((a, b) => a.status - b.status);
    expect([first?.status, second?.status, third?.status]).toEqual([200, 200, 409]);
    expect(third?.body).toMatchObject({
      field: 'payment',
      message: expect.stringMatching(/^Two of your orders are waiting/),
    });
  });

  it("for a customer's sixth order in a day", async () => {
    const customer = newCustomer();
    const shopper = shop.newShopper();
    for (let order = 0; order < 5; order += 1) {
      const asked = await requestCash(shopper, { products: await one(), amount: 14_000 }, customer);
      expect(asked.status).toBe(200);
      await shopper.post(`/order/${idOf(asked)}/cancel`, {});
    }
    const last = await requestCash(shop.newShopper(), { products: await one(), amount: 14_000 }, customer);
    expect([last.status, last.body.message]).toEqual([
      429,
      'Too many orders with cash on delivery. Please pay online, or try again tomorrow.',
    ]);
  });
});

it('staff turn on cash on delivery, and every page gets its terms', async () => {
  const setting = { offered: true, feePaise: 4_000, minPaise: null, maxPaise: 500_000, confirmHours: 12 };
  const { status, body } = await staffed.staff.post('/cod-setting', setting);
  expect([status, body]).toEqual([200, { data: setting }]);
  expect((await shop.newShopper().get('/storefront')).body).toEqual({
    data: { cod: { feePaise: 4_000, maxPaise: 500_000, confirmHours: 12 } },
  });
  const wrong = await staffed.staff.post('/cod-setting', { ...setting, minPaise: 500_100 });
  expect([wrong.status, (wrong.body as { field: string }).field]).toEqual([400, 'minPaise']);
});
