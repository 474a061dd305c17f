import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { placeOrder } from '../testing/place-order';
import type { StaffOrderDetail, StaffOrderList } from './schemas';

type List = Static<typeof StaffOrderList>;
type Detail = Static<typeof StaffOrderDetail>;

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let office: StaffedShop['office'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, office, staff } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

async function list(query: Readonly<Record<string, string>> = {}, by = staff): Promise<List> {
  const { status, body } = await by.get(`/orders?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return (body as { data: List }).data;
}

async function read(id: string, by = staff): Promise<Detail> {
  const { status, body } = await by.get(`/orders/${id}`);
  expect(status).toBe(200);
  return (body as { data: Detail }).data;
}

/** A paid order of `quantity` units at 112.00 each, with that name, email address and phone number. */
async function orderOf(
  { shop }: StaffedShop,
  who: { name: string; email: string; phone: string },
  units = 1,
): Promise<string> {
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ stock: units });
  const { body } = await shopper.checkout([{ productId, quantity: units }], 11_200 * units, who);
  const orderId = String(body.id);
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
  const { public_id } = await shop.database.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return public_id;
}

describe('the list', () => {
  /** A shop without other orders. */
  let small: StaffedShop;
  /** A shopkeeper there, whose session ends after a day. */
  let reader: StaffedShop['staff'];
  let meera: string;
  let ravi: string;
  beforeAll(async () => {
    small = await openStaffedShop();
    meera = await orderOf(small, {
      name: 'Meera Iyer',
      email: 'Meera.I@example.in',
      phone: '+91 98200 11111',
    });
    small.shop.clock.advance(24 * 60);
    reader = await small.office.newStaff('shopkeeper');
    ravi = await orderOf(small, { name: "Ravi O'Neil", email: 'ravi@example.in', phone: '9820022222' }, 3);
  });
  afterEach(() => small.shop.assertNoDrift());
  afterAll(() => small.close());

  it('contains paid orders, latest first, with their total', async () => {
    const { shop } = small;
    const unpaid = await shop
      .newShopper()
      .checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
    expect(unpaid.status).toBe(200);
    const found = await list({}, reader);
    expect(found).toMatchObject({ total: 2, totalPaise: 44_800, page: 1, pageSize: 25 });
    expect(found.items.map(({ id }) => id)).toEqual([ravi, meera]);
    expect(found.items[0]).toEqual({
      id: ravi,
      number: expect.stringMatching(/^VC-/),
      status: 'placed',
      paidAt: expect.any(String),
      name: "Ravi O'Neil",
      email: 'ravi@example.in',
      phone: '9820022222',
      city: 'Pune',
      units: 3,
      pieces: 3,
      totalPaise: 33_600,
      courier: null,
      trackingNumber: null,
      emailProblem: null,
    });
  });

  it('searches by prefixes of a name, an address, a number or an id', async () => {
    const number = (await read(meera, reader)).number;
    for (const search of [
      'meera',
      'IYER mee',
      'meera.i@exam',
      '98200 11111',
      '+91982001',
      '9820011',
      number,
      meera,
    ])
      expect([search, (await list({ search }, reader)).items.map(({ id }) => id)]).toEqual([search, [meera]]);
    expect((await list({ search: "o'neil" }, reader)).total).toBe(1);
    expect((await list({ search: "ravi o'n" }, reader)).total).toBe(1);
    for (const search of ['nobody', "'; drop table shop_order; --", '\\', '&|!:*()'])
      expect([search, (await list({ search }, reader)).total]).toEqual([search, 0]);
  });

  it('filters by state, day and amount, and pages', async () => {
    const day = (await read(meera, reader)).paidAt;
    const inIndia = new Date(new Date(day).getTime() + 5.5 * 60 * 60_000).toISOString().slice(0, 10);
    expect((await list({ from: inIndia, to: inIndia }, reader)).items.map(({ id }) => id)).toEqual([meera]);
    expect((await list({ status: 'shipped' }, reader)).total).toBe(0);
    expect((await list({ least: '11201' }, reader)).items.map(({ id }) => id)).toEqual([ravi]);
    expect((await list({ most: '11200' }, reader)).items.map(({ id }) => id)).toEqual([meera]);
    const second = await list({ page: '2', pageSize: '1' }, reader);
    expect([second.total, second.items.map(({ id }) => id)]).toEqual([2, [meera]]);
  });

  it.each([
    ['newest', false],
    ['oldest', true],
    ['total-up', true],
    ['total-down', false],
    ['name', true],
    ['name-down', false],
  ])('sorts by %s', async (sort, meeraFirst) => {
    const sorted = meeraFirst ? [meera, ravi] : [ravi, meera];
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await list(query, reader)).items.map(({ id }) => id);
    expect(await ids({ sort })).toEqual(sorted);
    expect(await ids({ sort, search: 'example.in', pageSize: '1', page: '2' })).toEqual([]);
    expect(await ids({ sort, pageSize: '1', page: '2' })).toEqual(sorted.slice(1));
  });

  it('is exported as filtered, with a log entry that does not contain the search', async () => {
    const { status, headers, body } = await reader.get('/orders/export?search=ravi&status=placed');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-[\d-]+\.csv"$/);
    const [header, line, end] = String(body).split('\r\n');
    expect(header).toMatch(
      /^order,status,paid,name,email,phone,city,state,pin,units,total,courier,tracking$/,
    );
    const { number } = await read(ravi, reader);
    expect(line).toMatch(
      new RegExp(`^${number},placed,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,Ravi O'Neil,ravi@example\\.in,`),
    );
    expect([line?.endsWith(',3,336.00,,'), end]).toEqual([true, '']);
    expect(
      String((await reader.get('/orders/export')).body)
        .trim()
        .split('\r\n'),
    ).toHaveLength(3);
    const logged = await small.shop.database.db
      .selectFrom('staff_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'orders-exported')
      .orderBy('id')
      .execute();
    expect(logged).toEqual([
      { actor: reader.name, detail: { status: 'placed', orders: 1 } },
      { actor: reader.name, detail: { orders: 2 } },
    ]);
    const packer = await small.office.newStaff('packer');
    expect((await packer.get('/orders/export')).status).toBe(403);
  });

  it.each([
    'status=lost',
    'from=yesterday',
    'from=2026-13-41',
    'page=0',
    'pageSize=1000',
    'least=-1',
    'sort=best',
  ])('refuses %s with a 400', async (query) => {
    expect((await reader.get(`/orders?${query}`)).status).toBe(400);
  });
});

describe('an order', () => {
  it('is packed, shipped and delivered, and shows its payments, timeline and next actions', async () => {
    const { publicId, paymentId, shopper } = await placeOrder(shop);
    const packer = await office.newStaff('packer');
    const placed = await read(publicId, packer);
    expect(placed).toMatchObject({ status: 'placed', actions: ['pack', 'note'], totalPaise: 11_200 });
    expect((await read(publicId)).actions).toEqual(['pack', 'cancel', 'refund', 'note']);
    expect(placed.payments).toEqual([
      expect.objectContaining({ id: paymentId, status: 'captured', amountPaise: 11_200, refundedPaise: 0 }),
    ]);
    await packer.post(`/orders/${publicId}/pack`);
    const shipped = await packer.post(`/orders/${publicId}/ship`, {
      courier: ' India Post ',
      trackingNumber: 'RP1',
    });
    expect(shipped.body).toMatchObject({
      data: { status: 'shipped', courier: 'India Post', trackingNumber: 'RP1', actions: ['deliver', 'note'] },
    });
    await packer.post(`/orders/${publicId}/note`, { text: 'Left with the neighbour' });
    await shopper.post(`/order/${publicId}/return`, { reason: ' Too pink ' });
    const done = await packer.post(`/orders/${publicId}/deliver`);
    const { data } = done.body as { data: Detail };
    expect(data.events.map(({ kind, author }) => [kind, author])).toEqual([
      ['placed', null],
      ['packed', packer.name],
      ['shipped', packer.name],
      ['note', packer.name],
      ['return-requested', 'the shopper'],
      ['delivered', packer.name],
    ]);
    expect([placed.returnRequest, data.returnRequest]).toEqual([
      null,
      { at: expect.any(String), reason: 'Too pink' },
    ]);
  });

  it('is cancelled with its refund, once for repeated requests, and logged', async () => {
    const admin = await office.newStaff('admin');
    const { publicId } = await placeOrder(shop);
    const cancel = () => staff.post(`/orders/${publicId}/cancel`, { reason: 'asked by mail' });
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await shop.reconcile();
    await shop.deliver();
    const order = await read(publicId);
    expect(order).toMatchObject({ status: 'cancelled', actions: ['note'] });
    expect(order.refunds).toEqual([
      expect.objectContaining({
        status: 'processed',
        amountPaise: 11_200,
        reason: 'cancelled: asked by mail',
      }),
    ]);
    const { body } = await admin.get('/log');
    const { data } = body as { data: { actor: string; action: string; detail: unknown }[] };
    expect(
      data.filter(
        ({ action, detail }) =>
          action === 'order-cancelled' && (detail as { order: string }).order === publicId,
      ),
    ).toEqual([
      expect.objectContaining({
        actor: staff.name,
        detail: {
          ...{ order: publicId, reason: 'asked by mail', restocked: true },
          ...{ amountPaise: 11_200, creditNote: order.creditNotes[0]?.number },
        },
      }),
    ]);
  });

  it('refuses steps that its state does not allow, and empty reasons', async () => {
    const { publicId } = await placeOrder(shop);
    const post = async (step: string, body: unknown) => {
      const { status, body: result } = await staff.post(`/orders/${publicId}/${step}`, body);
      return [status, (result as { message?: string }).message];
    };
    expect(await post('deliver', undefined)).toEqual([
      409,
      'This order is placed, so it cannot be delivered.',
    ]);
    expect((await post('cancel', { reason: ' ' }))[0]).toBe(400);
    expect((await post('ship', { courier: 'India Post' }))[0]).toBe(400);
    expect((await post('return', { reason: 'broken' }))[0]).toBe(400);
    expect((await staff.get('/orders/nothing')).status).toBe(404);
  });
});

it('many orders are packed and shipped at once, and a refused one does not affect the others', async () => {
  const orders = [await placeOrder(shop), await placeOrder(shop), await placeOrder(shop)];
  const ids = orders.map(({ publicId }) => publicId);
  await staff.post(`/orders/${ids[2]}/cancel`, { reason: 'asked by phone' });
  const packed = await staff.post('/orders/pack', { ids });
  expect(packed.body).toEqual({
    done: ids.slice(0, 2),
    refused: [{ id: ids[2], message: 'This order is cancelled, so it cannot be packed.' }],
  });
  const parcels = [...ids, 'nothing'].map((id, index) => ({ id, trackingNumber: `RP${index}` }));
  const shipped = await staff.post('/orders/ship', { courier: 'Delhivery', parcels });
  expect(shipped.body).toEqual({
    done: ids.slice(0, 2),
    refused: [
      { id: ids[2], message: 'This order is cancelled, so it cannot be shipped.' },
      { id: 'nothing', message: 'Order not found.' },
    ],
  });
  expect((await read(ids[1] ?? '')).trackingNumber).toBe('RP1');
});
