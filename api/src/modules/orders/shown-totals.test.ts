import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { tax } from '@shop/config';
import type { CouponQuote, PlacedOrder, ProductCard } from '@shop/contracts';
import { discountBp, fromRupees, orderTotals } from '@shop/money';
import { gstBp, orderRowsWithTax, rowsWithTax, type TaxedLine } from '@shop/money/price-with-tax';
import { shippingLine } from '@shop/money/shipping-line';
import fc from 'fast-check';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { growCatalogueVersion } from '../catalog';
import { addVariants } from '../catalog/testing/add-variants';
import { newCoupon, payOrder } from './testing/coupons';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let coupons: readonly string[];

const HOUR = 60 * 60_000;

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
  const { database, clock } = shop;
  const now = clock.now().getTime();
  const sale = { discountFrom: new Date(now - HOUR), discountUntil: new Date(now + 24 * HOUR) };
  const stock = 1_000;
  await shop.addProduct({ stock, ratePaise: 4_950, discountBp: 1_250, gstBp: 1_200 });
  await shop.addProduct({ stock, ratePaise: 10_101, discountBp: 333, gstBp: 500, ...sale });
  await shop.addProduct({
    stock,
    ratePaise: 20_007,
    discountBp: 2_500,
    gstBp: 1_800,
    discountUntil: new Date(now - 1),
  });
  await shop.addProduct({ stock, ratePaise: 1_313, gstBp: 0 });
  const parent = await shop.addProduct({ ratePaise: 7_777, gstBp: 1_200 });
  await addVariants(
    database,
    parent,
    [{ name: 'Size', values: ['A4', 'A5'] }],
    [
      { choice: { Size: 'A4' }, ratePaise: 7_777, stock },
      { choice: { Size: 'A5' }, ratePaise: 9_999, discountBp: 750, stock },
    ],
  );
  await database.db
    .insertInto('shipping_rule')
    .values({ free_from_paise: 30_000, price_paise: 4_567 })
    .execute();
  coupons = [
    await newCoupon(shop, { percent_bp: 1_234 }),
    await newCoupon(shop, { kind: 'amount', amount_paise: 1_555 }),
    await newCoupon(shop, { kind: 'shipping' }),
  ];
  await growCatalogueVersion(database.db);
  await shop.feed.caughtUp();
  expect((await staffed.staff.post('/price-setting', { withTax: true })).status).toBe(200);
});
afterAll(async () => {
  await shop.assertNoDrift();
  await staffed.close();
});

async function read<Data>(path: string): Promise<Data> {
  const { body } = await shop.newShopper().get(path);
  return (body as { data: Data }).data;
}

/** The products that a browser has loaded: their cards, and the variants of a product. */
async function unitsOnSale(): Promise<
  readonly Pick<ProductCard, '_id' | 'rate' | 'discount' | 'shownGstRate'>[]
> {
  const { products } = await read<{ products: (ProductCard & { variants?: ProductCard[] })[] }>(
    '/product?fields=page&limit=100',
  );
  return products.flatMap((product) => product.variants ?? [product]);
}

const cart = fc.record({
  picks: fc.uniqueArray(fc.record({ unit: fc.nat(5), quantity: fc.integer({ min: 1, max: 7 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ unit }) => unit,
  }),
  coupon: fc.option(fc.nat(2), { nil: null }),
});

it('shows totals that add up to what is charged, for random carts', async () => {
  const units = await unitsOnSale();
  expect(units).toHaveLength(6);
  const rule = await read<Parameters<typeof shippingLine>[0]>('/shipping-rule');
  const samples = fc.sample(cart, { numRuns: 25, seed: 87 });
  let quoted = 0;
  for (const { picks, coupon } of samples) {
    const bought = picks.flatMap(({ unit: index, quantity }) => {
      const unit = units[index];
      return unit ? [{ unit, quantity }] : [];
    });
    const goods: TaxedLine[] = bought.map(({ unit, quantity }) => ({
      ...{ ratePaise: fromRupees(unit.rate), discountBp: discountBp(unit.discount), quantity },
      taxBp: gstBp(unit.shownGstRate ?? NaN),
    }));
    const products = bought.map(({ unit, quantity }) => ({ productId: unit._id, quantity }));
    const line = shippingLine(rule, goods, tax.gstBasisPoints);
    const code = coupon === null ? undefined : coupons[coupon];
    const shopper = shop.newShopper();
    const quote =
      code && ((await shopper.post('/coupon', { code, products })).body as { data?: CouponQuote }).data;
    const hasCoupon = typeof quote === 'object';
    if (hasCoupon) quoted += 1;
    const totals = orderTotals(line ? [...goods, line] : goods, tax.gstBasisPoints);
    const taxes = hasCoupon
      ? quote.taxes.map(({ gstRate, ...share }) => ({ taxBp: gstBp(gstRate), ...share }))
      : totals.taxes;
    const payablePaise = hasCoupon ? quote.payablePaise : totals.payablePaise;
    const shipping = line && { paise: line.ratePaise, taxBp: line.taxBp };
    const rows = rowsWithTax({ goods, shipping, fee: null, hasCoupon, taxes, payablePaise });
    expect(
      rows.itemsPaise - rows.savedPaise + rows.shippingPaise - rows.couponPaise + rows.roundingPaise,
    ).toBe(payablePaise);
    expect(Math.abs(rows.roundingPaise)).toBeLessThan(110);

    const response = await shopper.checkout(products, payablePaise, hasCoupon ? { coupon: code } : {});
    expect(response).toMatchObject({ status: 200, body: { amount: payablePaise } });
    await payOrder(shop, shopper, response.body.id);
    const { body } = await shopper.confirm(String(response.body.id), products);
    const orderId = (body as { order: { _id: string } }).order._id;
    const order = ((await shopper.get(`/order/${orderId}`)).body as { data: PlacedOrder }).data;
    expect(order.totals.payablePaise).toBe(payablePaise);
    // A placed order has the same rows; it does not store full prices.
    expect(orderRowsWithTax(order)).toMatchObject({
      goodsPaise: rows.goodsPaise,
      shippingPaise: rows.shippingPaise,
      couponPaise: rows.couponPaise,
      roundingPaise: rows.roundingPaise,
    });
  }
  expect(quoted).toBeGreaterThan(5);
});

it('charges the same with the setting off', async () => {
  const charged = async () => {
    // A wrong amount is refused with the right one.
    const [unit] = await unitsOnSale();
    const products = [{ productId: unit?._id ?? '', quantity: 3 }];
    return (await shop.newShopper().checkout(products, 0)).body.amount;
  };
  const withTax = await charged();
  expect((await staffed.staff.post('/price-setting', { withTax: false })).status).toBe(200);
  expect(await charged()).toBe(withTax);
});
