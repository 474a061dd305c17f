import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { booksRetainedFrom, financialYear, invoiceNumber, readGstin } from './paper-numbers';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

interface Seen {
  readonly status: string;
  readonly invoice: {
    readonly number: string;
    readonly issuedAt: string;
    readonly gstin: string | null;
  } | null;
}

/** A shopper with an order of one unit; `see` requests the order as the success screen does. */
async function order() {
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ ratePaise: 10_000, discountBp: 0 });
  const products = [{ productId, quantity: 1 }];
  const orderId = String((await shopper.checkout(products, 11_200)).body.id);
  const { public_id: id } = await shop.database.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const see = async () => (await shopper.get(`/order/${id}`)).body.data as Seen;
  const pay = async () => shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
  return { see, pay };
}

/** The serial of the newest invoice; 0 without one. */
async function lastSerial(): Promise<number> {
  const { serial } = await shop.database.db
    .selectFrom('invoice')
    .select(({ fn }) => fn.max('serial').as('serial'))
    .executeTakeFirstOrThrow();
  return Number(serial ?? 0);
}

describe('the invoice of an order', () => {
  it('is issued once the order is placed, and stays the same on every request', async () => {
    const next = String((await lastSerial()) + 1).padStart(5, '0');
    const { see, pay } = await order();
    expect(await see()).toMatchObject({ status: 'pending_payment', invoice: null });
    await pay();
    const { invoice } = await see();
    expect(invoice).toMatchObject({
      number: expect.stringMatching(new RegExp(`^VC/\\d\\d-\\d\\d/${next}$`)),
      gstin: null,
    });
    expect((await see()).invoice).toEqual(invoice);
  });

  it('has the next number of the year, without gaps under concurrent requests', async () => {
    const last = await lastSerial();
    const orders = await Promise.all(Array.from({ length: 6 }, order));
    for (const { pay } of orders) await pay();
    const seen = await Promise.all([...orders, ...orders].map(({ see }) => see()));
    const serials = new Set(seen.map(({ invoice }) => Number(invoice?.number.split('/')[2])));
    expect([...serials].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map((nth) => last + nth));
  });
});

describe('financialYear', () => {
  it.each([
    ['2026-03-31T18:29:59Z', 2025],
    ['2026-03-31T18:30:00Z', 2026],
    ['2026-12-31T20:00:00Z', 2026],
    ['2027-01-15T00:00:00Z', 2026],
  ])('of %s begins in %i: it changes at midnight in India', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });
});

describe('booksRetainedFrom', () => {
  it.each([
    // The return of 2026-27 is due on 31 December 2027, six years before the end of 2033 in India.
    ['2033-12-31T18:29:59Z', 72, '2026-03-31T18:30:00.000Z'],
    ['2033-12-31T18:30:00Z', 72, '2027-03-31T18:30:00.000Z'],
    ['2034-06-15T00:00:00Z', 72, '2027-03-31T18:30:00.000Z'],
    ['2034-06-30T18:29:59Z', 78, '2026-03-31T18:30:00.000Z'],
    ['2034-06-30T18:30:00Z', 78, '2027-03-31T18:30:00.000Z'],
  ])('at %s and for %i months is %s', (now, months, from) => {
    expect(booksRetainedFrom(new Date(now), months).toISOString()).toBe(from);
  });
});

describe('invoiceNumber', () => {
  it('names the financial year, in at most 16 characters', () => {
    expect(invoiceNumber({ financial_year: 2026, serial: 42 })).toBe('VC/26-27/00042');
    expect(invoiceNumber({ financial_year: 2099, serial: 1 })).toBe('VC/99-00/00001');
    expect(invoiceNumber({ financial_year: 2026, serial: 9_999_999 })).toHaveLength(16);
  });
});

describe('readGstin', () => {
  it('returns the configured number, or null if there is none', () => {
    expect(readGstin('08ABCDE1234F1Z5')).toBe('08ABCDE1234F1Z5');
    expect([readGstin(undefined), readGstin('')]).toEqual([null, null]);
  });

  it.each(['08ABCDE1234F1Z', 'GSTIN08ABCDE1234', '08abcde1234f1z5'])('refuses %s', (text) => {
    expect(() => readGstin(text)).toThrow('SHOP_GSTIN must be 15 characters');
  });

  it("refuses another state's", () => {
    expect(() => readGstin('27ABCDE1234F1Z5')).toThrow("08, the code of the shop's state, Rajasthan");
  });
});
