import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestOffice, type TestOffice, type TestStaff } from '../../testing/test-office';
import { START_MS } from '../../testing/test-database';
import { createMailer } from '../mail/mailer';
import { refundOrder } from './refund-order';
import { requestReturn } from './shopper-steps';
import { offerCash, orderOf, requestNewCash } from './testing/cash-orders';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { shipInParts } from './testing/parcels';
import { placeOrder } from './testing/place-order';
import { oneUnitRefund, staff as staffMember, step, takeSteps } from './testing/steps';

let shop: OrderShop;
let office: TestOffice;
let staff: TestStaff;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
  office = await openTestOffice(shop);
  staff = await office.newStaff('shopkeeper');
  await offerCash(shop);
}, START_MS);
beforeEach(async () => {
  await shop.database.db.deleteFrom('mail_outbox').execute();
});
afterEach(() => shop.assertNoDrift());
afterAll(async () => {
  await office.close();
  await shop.close();
});

let keys = 0;
const correct = (id: string, email: string) =>
  staff.post(`/orders/${id}/email`, { email, key: `key-of-another-correction-${(keys += 1)}` });

const mailsTo = async (recipient: string) => {
  const rows = await shop.database.db
    .selectFrom('mail_outbox')
    .select(['kind', 'body_text', 'subject'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, body_text: text, subject }) => ({ kind, text: text ?? '', subject }));
};

/** The keys of the links in the emails to an address. */
const keysTo = async (recipient: string, publicId: string) =>
  (await mailsTo(recipient)).map(({ text }) => new RegExp(`${publicId}#(\\S+)`).exec(text)?.[1] ?? '');

const opens = async (publicId: string, key: string) =>
  (await shop.newShopper().post(`/order/${publicId}/open`, { key })).status;

const wrong = 'ravi@example.in';
const right = 'asha@example.com';
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);

describe('the emails of an order', () => {
  it('are sent again to the corrected address, one for each parcel and each step', async () => {
    const order = await placeOrder(shop, { email: wrong, units: 3 });
    await shipInParts(shop, order, [1, 1]);
    const input = oneUnitRefund(order, 'refund-of-a-correction', { sent: false });
    await refundOrder(shop.payments.context, order.publicId, input, staffMember('Asha'));
    await takeSteps(shop, order.publicId, [step.deliver]);
    const before = await mailsTo(wrong);
    await correct(order.publicId, right);
    const again = await mailsTo(right);
    const subjects = (mails: typeof before) => mails.map(({ subject }) => subject).sort();
    expect(subjects(again).length).toBe(5);
    expect(again.map(({ kind }) => kind).sort()).toEqual(before.map(({ kind }) => kind).sort());
    const refund = (mails: typeof before) => mails.find(({ kind }) => kind === 'order-refund')?.text;
    const withoutKey = (text = '') => text.replace(/#\S+/, '');
    expect(withoutKey(refund(again))).toBe(withoutKey(refund(before)));
  });

  it.each([
    ['cancelled', [step.cancel]],
    ['returned', [step.pack, step.ship, step.deliver, step.takeBack]],
  ] as const)('of a %s order mention the refund', async (state, steps) => {
    const { publicId } = await placeOrder(shop, { email: wrong });
    await takeSteps(shop, publicId, steps);
    const before = await mailsTo(wrong);
    await correct(publicId, right);
    expect(await kindsTo(right)).toEqual([`order-${state}`]);
    const last = (mails: Awaited<ReturnType<typeof mailsTo>>) => mails.at(-1)?.text.replace(/#\S+/, '');
    expect(last(await mailsTo(right))).toBe(last(before));
  });

  it('contain a new link that confirms an order with cash on delivery, and the earlier link stops working', async () => {
    const { publicId } = await requestNewCash(shop);
    const wrong = (await orderOf(shop, publicId)).ship.email;
    const [old = ''] = await keysTo(wrong, publicId);
    await correct(publicId, right);
    const [current = ''] = await keysTo(right, publicId);
    const confirm = async (key: string) =>
      (await shop.newShopper().post(`/order/${publicId}/confirm`, { key })).status;
    expect([await opens(publicId, old), await confirm(old)]).toEqual([404, 404]);
    expect([await opens(publicId, current), await confirm(current)]).toEqual([200, 200]);
  });

  it('are sent again at most ten times an hour for one order', async () => {
    const { publicId } = await placeOrder(shop, { email: wrong });
    const statuses: number[] = [];
    for (let made = 0; made < 11; made += 1) statuses.push((await correct(publicId, right)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

it('unsent emails to the wrong address go to the right one, each once and with the new link', async () => {
  const order = await placeOrder(shop, { email: wrong });
  await takeSteps(shop, order.publicId, [step.pack, step.ship]);
  await requestReturn(shop.payments.context, order.publicId, 'Too small');
  const other = await placeOrder(shop, { email: wrong });
  const [old = ''] = await keysTo(wrong, order.publicId);
  await correct(order.publicId, right);
  expect((await kindsTo(right)).sort()).toEqual(['order-placed', 'order-return-requested', 'order-shipped']);
  expect(new Set(await keysTo(right, order.publicId)).size).toBe(1);
  expect(await keysTo(right, order.publicId)).not.toContain(old);
  const left = await shop.database.db
    .selectFrom('mail_outbox')
    .select(['kind', 'state', 'error', 'body_text'])
    .where('recipient', '=', wrong)
    .orderBy('id')
    .execute();
  const withdrawn = { state: 'failed', error: 'address corrected', body_text: null };
  expect(left).toEqual([
    { kind: 'order-placed', ...withdrawn },
    { kind: 'order-shipped', ...withdrawn },
    {
      kind: 'order-placed',
      state: 'waiting',
      error: null,
      body_text: expect.stringContaining(other.publicId),
    },
  ]);
});

describe('links in emails to another address', () => {
  it('no longer open the order, but its shopper still does', async () => {
    const { publicId, shopper } = await placeOrder(shop, { email: wrong });
    const [old = ''] = await keysTo(wrong, publicId);
    expect(await opens(publicId, old)).toBe(200);
    await correct(publicId, right);
    expect(await opens(publicId, old)).toBe(404);
    const [current = ''] = await keysTo(right, publicId);
    expect(await opens(publicId, current)).toBe(200);
    expect((await shopper.get(`/order/${publicId}`)).status).toBe(200);
    await correct(publicId, 'asha@example.org');
    expect(await opens(publicId, current)).toBe(404);
  });

  it('stay valid if nothing was sent to it, or if the address is the same', async () => {
    const { publicId } = await placeOrder(shop, { email: 'asha@example' });
    const links = shop.payments.context.links;
    const key = async () => (await links.pathOf(shop.database.db, publicId)).split('#')[1] ?? '';
    const first = await key();
    await correct(publicId, right);
    await correct(publicId, right.toUpperCase());
    expect(await key()).toBe(first);
    expect(await opens(publicId, first)).toBe(200);
  });
});
