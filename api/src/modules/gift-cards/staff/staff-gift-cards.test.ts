import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { START_MS } from '../../../testing/test-database';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { TestStaff } from '../../../testing/test-office';
import { createMailer } from '../../mail/mailer';
import { sellGiftCards } from '../../orders/testing/gift-cards';
import { codeOf } from '../codes';
import { auditCards } from '../testing/audit-cards';
import { offerGiftCards } from '../testing/offer-gift-cards';
import type { GiftCardDetail, GiftCardList } from './schemas';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];
let admin: TestStaff;

beforeAll(async () => {
  staffed = await openStaffedShop({ mailer: createMailer() });
  ({ shop, staff } = staffed);
  admin = await staffed.office.newStaff('admin');
}, START_MS);
beforeEach(() => offerGiftCards(shop.database));
afterEach(async () => {
  await shop.assertNoDrift();
  expect(await auditCards(shop.database.db)).toEqual([]);
});
afterAll(() => staffed.close());

type CallResult = Awaited<ReturnType<TestStaff['get']>>;
const cardIn = ({ body }: CallResult) => (body as { data: Static<typeof GiftCardDetail> }).data;
const listed = async (query: string) =>
  ((await staff.get(`/gift-cards?${query}`)).body as { data: Static<typeof GiftCardList> }).data;
const logged = async () => JSON.stringify((await admin.get('/log')).body);
const mailsTo = async (recipient: string) => {
  const rows = await shop.database.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'gift-card')
    .orderBy('id')
    .execute();
  return rows.map(({ body_text: text }) => text ?? '');
};

let keys = 0;
const newKey = () => `key-of-gift-card-${(keys += 1)}`;

const gift = (changes: object = {}) => ({
  ...{ key: newKey(), amountPaise: 25_000, email: 'ravi@example.in', name: 'Ravi', message: 'Sorry!' },
  reason: 'Damaged in the post',
  ...changes,
});

it('is off until staff switch it on', async () => {
  await shop.database.db.deleteFrom('gift_card_setting').execute();
  await shop.feed.caughtUp();
  expect((await staff.get('/gift-card-setting')).body).toEqual({ data: { offered: false, validMonths: 24 } });
  expect((await shop.newShopper().get('/storefront')).body.data).not.toHaveProperty('giftCards');
  expect((await staff.post('/gift-card-setting', { offered: true, validMonths: 6 })).status).toBe(400);
  expect(await admin.post('/gift-cards', gift())).toMatchObject({
    status: 409,
    body: { message: 'This shop does not sell gift cards.' },
  });
  const setting = { offered: true, validMonths: 36 };
  expect(await staff.post('/gift-card-setting', setting)).toMatchObject({
    status: 200,
    body: { data: setting },
  });
  expect((await shop.newShopper().get('/storefront')).body.data).toMatchObject({ giftCards: true });
  expect(await logged()).toContain('gift-card-setting-changed');
});

it('lists sold cards with their orders, and finds them', async () => {
  const { order, cards } = await sellGiftCards(shop, 2, { giftEmail: 'nila@example.in', giftName: 'Nila' });
  const [first] = cards;
  if (!first) throw new Error('The order has no card');
  const { items, ...sums } = await listed('search=NILA');
  expect(sums).toEqual({ total: 2, balancePaise: 100_000, page: 1, pageSize: 25 });
  expect(items.at(-1)).toMatchObject({
    ...{ id: first.public_id, lastFour: first.last_four, initialPaise: 50_000, balancePaise: 50_000 },
    ...{ state: 'active', recipientName: 'Nila', recipientEmail: 'nila@example.in' },
    soldIn: { id: order.public_id, number: expect.stringMatching(/^VC-/) },
  });
  expect((await listed(`search=${first.last_four.toLowerCase()}`)).items).toContainEqual(items.at(-1));
  expect((await listed(`search=${items[0]?.soldIn?.number}`)).total).toBe(2);
  expect((await listed('state=blocked')).total).toBe(0);
  expect(cardIn(await staff.get(`/gift-cards/${first.public_id}`))).toMatchObject({
    entries: [{ kind: 'issue', amountPaise: 50_000, order: null, author: null }],
  });
  expect((await staff.get('/gift-cards/nothing')).status).toBe(404);
});

it('issues a card by hand, once, for admins only', async () => {
  expect((await staff.post('/gift-cards', gift())).status).toBe(403);
  const form = gift({ email: 'uma@example.in' });
  const card = cardIn(await admin.post('/gift-cards', form));
  expect(cardIn(await admin.post('/gift-cards', form)).id).toBe(card.id);
  expect(card).toMatchObject({
    ...{ initialPaise: 25_000, state: 'active', soldIn: null, message: 'Sorry!' },
    entries: [{ kind: 'issue', reason: 'Damaged in the post', author: expect.any(String) }],
  });
  const [mail, ...more] = await mailsTo('uma@example.in');
  expect(more).toEqual([]);
  expect(mail).toContain('Ravi, here is a gift card for');
  expect(await logged()).toContain('gift-card-issued');
  expect(await admin.post('/gift-cards', gift({ email: 'ravi@example' }))).toMatchObject({ status: 422 });
});

it('is blocked and unblocked with a reason, not over the change of another staff member', async () => {
  const { id, version } = cardIn(await admin.post('/gift-cards', gift()));
  const path = `/gift-cards/${id}/block`;
  const blocked = cardIn(await staff.post(path, { version, blocked: true, reason: 'Reported stolen' }));
  expect(blocked).toMatchObject({ state: 'blocked', balancePaise: 25_000 });
  expect((await staff.post(path, { version, blocked: false, reason: 'Found' })).status).toBe(409);
  const { version: next } = blocked;
  expect(cardIn(await staff.post(path, { version: next, blocked: false, reason: 'Found' }))).toMatchObject({
    state: 'active',
    entries: [{ kind: 'unblock' }, { kind: 'block', reason: 'Reported stolen' }, { kind: 'issue' }],
  });
});

it('is emailed again, to another address if staff enter one', async () => {
  const { cards } = await sellGiftCards(shop, 1, { giftEmail: 'typo@example.in' });
  const [card] = cards;
  if (!card) throw new Error('The order has no card');
  const again = { key: newKey(), email: 'kiran@example.in' };
  const path = `/gift-cards/${card.public_id}/resend`;
  expect(cardIn(await staff.post(path, again))).toMatchObject({ recipientEmail: 'kiran@example.in' });
  await staff.post(path, again);
  const [mail, ...more] = await mailsTo('kiran@example.in');
  expect(more).toEqual([]);
  expect(mail).toContain(await codeOf(shop.database.db, card));
  expect(mail).toContain('sends you a gift card for');
  expect(await logged()).not.toContain('kiran@example.in');
});

it('is exported without recipients and codes', async () => {
  const { body } = await staff.get('/gift-cards/export');
  const [header, ...lines] = String(body).trim().split('\r\n');
  expect(header).toContain('card,status,value,balance,order,issued,expires');
  expect(lines).toHaveLength((await listed('')).total);
  expect(String(body)).not.toContain('@');
  expect(await logged()).toContain('gift-cards-exported');
});

it('is not switched on without a mail server', async () => {
  const other = await openStaffedShop();
  try {
    const { status, body } = await other.staff.post('/gift-card-setting', { offered: true, validMonths: 24 });
    expect([status, (body as { message: string }).message]).toEqual([
      409,
      expect.stringContaining('Set SMTP_URL before you sell gift cards.'),
    ]);
  } finally {
    await other.close();
  }
});
