import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openTestOffice, type TestStaff, type TestOffice } from '../../../testing/test-office';
import { createMailer } from '../../mail/mailer';
import { openOrderShop, type OrderShop } from '../../orders/testing/order-shop';
import type { StaffEnquiryDetail, StaffEnquiryList } from './schemas';

type List = Static<typeof StaffEnquiryList>;
type Detail = Static<typeof StaffEnquiryDetail>;

let shop: OrderShop;
let office: TestOffice;
let staff: TestStaff;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
  office = await openTestOffice(shop);
  staff = await office.newStaff('shopkeeper');
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

const words = {
  fullName: 'Asha Rao',
  email: 'Asha@example.in',
  phoneNumber: '+91 98765 43210',
  message: 'Do you post to Leh?',
};

/** Sends an enquiry. Returns its number. */
async function write(change: Partial<typeof words> = {}): Promise<string> {
  const { status, body } = await shop.newShopper().post('/contact', { ...words, ...change });
  expect(status).toBe(200);
  return String(body.number);
}

async function list(query: Readonly<Record<string, string>>): Promise<List> {
  const { status, body } = await staff.get(`/enquiries?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return (body as { data: List }).data;
}

async function act(id: string, step: string, body?: object): Promise<Detail> {
  const { status, body: response } = await staff.post(`/enquiries/${id}/${step}`, body);
  expect(status).toBe(200);
  return (response as { data: Detail }).data;
}

describe('an enquiry', () => {
  it('has a number, and repeating the text returns the same number', async () => {
    const number = await write();
    expect(number).toMatch(/^EN-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await write()).toBe(number);
    const { items } = await list({ search: number });
    expect(items).toMatchObject([{ number, state: 'open', name: 'Asha Rao', beginning: words.message }]);
  });

  it.each(['asha', 'rao ash', 'asha@EXAMPLE', '98765 43', '+919876543210'])(
    'is found by %j',
    async (search) => {
      await write();
      expect((await list({ search })).items).toHaveLength(1);
    },
  );

  it('is listed by state, day and page, newest first', async () => {
    const { total: before } = await list({});
    const wrote = { email: 'iyer@example.in', phoneNumber: '+91 91234 56789' };
    await write({ ...wrote, fullName: 'Ravi Iyer' });
    const number = await write({ ...wrote, fullName: 'Meera Iyer', message: 'Hello' });
    const { items, total } = await list({ pageSize: '1' });
    expect([items.map((each) => each.number), total]).toEqual([[number], before + 2]);
    expect((await list({ state: 'closed' })).total).toBe(0);
    expect((await list({ to: '2001-01-01' })).total).toBe(0);
    expect((await list({ from: '2001-01-01', page: '2', pageSize: '1' })).items).toMatchObject([
      { name: 'Ravi Iyer' },
    ]);
    expect((await staff.get('/enquiries?from=2026-13-40')).status).toBe(400);
  });
});

describe('a staff member', () => {
  let people = 0;

  /** A new enquiry from a new sender. */
  async function newEnquiry() {
    people += 1;
    const email = `kiran-${people}@example.org`;
    const from = { fullName: `Kiran Bose ${people}`, email, phoneNumber: `+91 90000 0000${people}` };
    const number = await write({ ...from, message: 'Is the seal\nback?' });
    return { email, id: (await list({ search: number })).items[0]?.id ?? '' };
  }
  const mailsTo = (email: string) =>
    shop.database.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject', 'body_text'])
      .where('kind', '=', 'enquiry-answer')
      .where('recipient', '=', email)
      .execute();

  it('answers by email with their name, once for the same text', async () => {
    const { id, email } = await newEnquiry();
    const answered = await act(id, 'answer', { text: ' On Friday.\nGreetings ' });
    expect(answered).toMatchObject({
      state: 'answered',
      canMail: true,
      events: [{ kind: 'answered', author: staff.name, text: 'On Friday.\nGreetings' }],
    });
    expect((await act(id, 'answer', { text: 'On Friday.\nGreetings' })).events).toHaveLength(1);
    const sent = await mailsTo(email);
    expect(sent).toMatchObject([{ recipient: email, subject: `Your enquiry ${answered.number}` }]);
    expect(sent[0]?.body_text).toMatch(/On Friday\.\nGreetings[^]*You wrote\nIs the seal\nback\?/);
  });

  it('adds notes, closes and reopens, and the log contains only the number', async () => {
    const { id } = await newEnquiry();
    await act(id, 'answer', { text: 'On Friday.' });
    await act(id, 'note', { text: 'Kiran called' });
    expect(await act(id, 'close')).toMatchObject({
      state: 'closed',
      closedAt: expect.any(String) as unknown,
    });
    expect((await act(id, 'close')).events).toHaveLength(3);
    const open = await act(id, 'reopen');
    expect(open).toMatchObject({ state: 'open', closedAt: null });
    expect(open.events.map(({ kind }) => kind)).toEqual(['answered', 'note', 'closed', 'reopened']);
    const log = await shop.database.db
      .selectFrom('staff_log')
      .select(['actor', 'action', 'detail'])
      .where('action', 'like', 'enquiry-%')
      .orderBy('id')
      .execute();
    // Objects of the embedded engine are from a different realm, so they are compared as text.
    const text = JSON.stringify({ enquiry: open.number });
    expect(log.filter(({ detail }) => JSON.stringify(detail) === text)).toEqual(
      ['answered', 'note', 'closed', 'reopened'].map((kind) => ({
        actor: staff.name,
        action: `enquiry-${kind}`,
        detail: { enquiry: open.number },
      })),
    );
  });

  it('gets an error for a missing field', async () => {
    const { id } = await newEnquiry();
    expect((await staff.post(`/enquiries/${id}/answer`, { text: ' ' })).status).toBe(400);
    expect((await staff.post('/enquiries/none/answer', { text: 'x' })).status).toBe(404);
  });
});
