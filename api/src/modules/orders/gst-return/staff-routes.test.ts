import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dayInIndia } from '@shop/config/dates';
import { financialYear } from '../paper-numbers';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { buyJournals, exchangeStates, openExchangeDesk } from '../testing/exchanges';

const own = '08AAACH7409R1Z1';
const buyer = { gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper, Pune' };

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop({ env: { SHOP_GSTIN: own } });
  ({ shop, staff } = staffed);
  await staff.post('/business-setting', { offersGstin: true });
});
afterAll(() => staffed.close());

/** Buys units of a new product at 100.01 rupees with 12% GST, and issues the invoice. */
async function buy(quantity: number, rest: Record<string, unknown>) {
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ ratePaise: 10_001, gstBp: 1_200, hsn: '4820', stock: quantity });
  const amount = Math.ceil((10_001 * quantity * 1.12) / 100) * 100;
  const { body } = await shopper.checkout([{ productId, quantity }], amount, rest);
  const orderId = String(body.id);
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
  const { public_id: id } = await shop.database.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await shopper.get(`/order/${id}`);
  return { id, productId };
}

async function refundOne({ id, productId }: Awaited<ReturnType<typeof buy>>) {
  const lines = [{ productId, color: '', quantity: 1 }];
  const preview = await staff.post(`/orders/${id}/refund-preview`, { lines });
  const { amountPaise } = preview.body as { amountPaise: number };
  const refund = { key: `refund-of-${id}`, lines, restock: false, reason: 'Torn', amountPaise };
  expect((await staff.post(`/orders/${id}/refund`, refund)).status).toBe(200);
}

it('exports a month as JSON and CSV, and logs it', async () => {
  const now = shop.clock.now();
  const month = dayInIndia(now).slice(0, 7);
  const [year = '', number = '', date = ''] = dayInIndia(now).split('-');
  const day = `${date}-${number}-${year}`;
  // The GSTIN is of Maharashtra, and the goods go to Karnataka: that is the place of supply.
  const business = await buy(3, { ...buyer, state: 'Karnataka' });
  await refundOne(business);
  await buy(1, { state: 'Rajasthan' });
  await buy(1, { state: 'Delhi' });

  const { body } = await staff.get(`/gst-return?month=${month}`);
  expect(body).toMatchObject({
    data: {
      ...{ month, gstin: own, invoices: 3, creditNotes: 1, withoutCodePaise: 0 },
      invoiced: { taxablePaise: 50_005, igstPaise: 3_600 + 1_200, cgstPaise: 600, sgstPaise: 600 },
      credited: { taxablePaise: 10_001, igstPaise: 1_200, cgstPaise: 0, sgstPaise: 0 },
    },
  });

  const json = await staff.get(`/gst-return/export?month=${month}`);
  const begins = financialYear(now) % 100;
  const financial = `${begins}-${begins + 1}`;
  const inum = `VC/${financial}/00001`;
  const item = (txval: number, tax: object) => [{ num: 1_201, itm_det: { txval, rt: 12, ...tax, csamt: 0 } }];
  const code = { hsn_sc: '4820', desc: '', uqc: 'NOS', rt: 12, csamt: 0 };
  expect(json.body).toEqual({
    ...{ gstin: own, fp: `${number}${year}`, version: 'GST3.1.6', hash: 'hash' },
    b2b: [
      {
        ctin: buyer.gstin,
        inv: [
          {
            ...{ inum, idt: day, val: 337, pos: '29', rchrg: 'N', inv_typ: 'R' },
            itms: item(300.03, { iamt: 36 }),
          },
        ],
      },
    ],
    b2cs: [
      {
        ...{ sply_ty: 'INTER', pos: '07', typ: 'OE', rt: 12, txval: 100.01 },
        ...{ iamt: 12, csamt: 0 },
      },
      {
        ...{ sply_ty: 'INTRA', pos: '08', typ: 'OE', rt: 12, txval: 100.01 },
        ...{ camt: 6, samt: 6, csamt: 0 },
      },
    ],
    cdnr: [
      {
        ctin: buyer.gstin,
        nt: [
          {
            ...{ nt_num: `CN/${financial}/00001`, nt_dt: day, ntty: 'C', val: 112 },
            ...{ pos: '29', rchrg: 'N', inv_typ: 'R', itms: item(100.01, { iamt: 12 }) },
          },
        ],
      },
    ],
    hsn: {
      hsn_b2b: [{ ...code, num: 1, qty: 2, txval: 200.02, iamt: 24, camt: 0, samt: 0 }],
      hsn_b2c: [{ ...code, num: 1, qty: 2, txval: 200.02, iamt: 12, camt: 6, samt: 6 }],
    },
    doc_issue: {
      doc_det: [
        {
          ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
          docs: [
            {
              ...{ num: 1, from: inum, to: `VC/${financial}/00003` },
              ...{ totnum: 3, cancel: 0, net_issue: 3 },
            },
          ],
        },
        {
          ...{ doc_num: 5, doc_typ: 'Credit Note' },
          docs: [
            {
              ...{ num: 1, from: `CN/${financial}/00001`, to: `CN/${financial}/00001` },
              ...{ totnum: 1, cancel: 0, net_issue: 1 },
            },
          ],
        },
      ],
    },
  });
  const { detail } = await shop.database.db
    .selectFrom('staff_log')
    .select('detail')
    .where('action', '=', 'gst-return-exported')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ month, file: 'json', invoices: 3, creditNotes: 1 });
});

it('refuses months that have not begun, and staff who only pack', async () => {
  expect((await staff.get('/gst-return?month=2099-01')).status).toBe(400);
  expect((await staff.get('/gst-return?month=2026-13')).status).toBe(400);
  const packer = await staffed.office.newStaff('packer');
  expect((await packer.get('/gst-return?month=2026-01')).status).toBe(403);
  expect((await packer.get('/gst-return/export?month=2026-01')).status).toBe(403);
});

it('an exchange for another variant leaves the return as it is', async () => {
  const month = dayInIndia(shop.clock.now()).slice(0, 7);
  const order = await buyJournals(shop);
  const read = async () => [
    (await staff.get(`/gst-return?month=${month}`)).body,
    (await staff.get(`/gst-return/export?month=${month}`)).body,
  ];
  const before = await read();
  const desk = openExchangeDesk(shop);
  await desk.start(order);
  await desk.receive(order);
  await desk.send(order);
  expect(await exchangeStates(shop, order)).toEqual(['sent']);
  expect(await read()).toEqual(before);
});
