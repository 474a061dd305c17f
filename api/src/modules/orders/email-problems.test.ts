import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openTestOffice, type TestStaff, type TestOffice } from '../../testing/test-office';
import { START_MS } from '../../testing/test-database';
import { sendDueMails } from '../mail/mail-sender';
import { createMailer } from '../mail/mailer';
import { DeliveryError } from '../mail/smtp-transport';
import { markRefusedEmail } from './email-problems';
import type { StaffOrderDetail } from './staff/schemas';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder } from './testing/place-order';
import { step, takeSteps } from './testing/steps';

type Detail = Static<typeof StaffOrderDetail>;

let shop: OrderShop;
let office: TestOffice;
let staff: TestStaff;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
  office = await openTestOffice(shop);
  staff = await office.newStaff('shopkeeper');
}, START_MS);
beforeEach(async () => {
  await shop.database.db.deleteFrom('mail_outbox').execute();
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

let keys = 0;
const correct = async (id: string, email: string, key = `key-of-a-correction-${(keys += 1)}`) => {
  const { status, body } = await staff.post(`/orders/${id}/email`, { email, key });
  return { status, body: body as { message?: string; field?: string; data: Detail } };
};
const read = async (id: string) => {
  const { body } = await staff.get(`/orders/${id}`);
  return (body as { data: Detail }).data;
};
const listed = async (path: string, id: string) => {
  const { body } = await staff.get(path);
  const { data } = body as { data: readonly { id: string }[] | { items: readonly { id: string }[] } };
  return ('items' in data ? data.items : data).find((order) => order.id === id);
};
const mails = async () => {
  const all = await shop.database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  return all.map(({ kind, recipient }) => [kind, recipient]);
};
const shown = async ({ shopper, publicId }: Awaited<ReturnType<typeof placeOrder>>) =>
  (await shopper.get(`/order/${publicId}`)).body.data as { readonly emailFailed?: boolean };

/** Sends pending emails to a mail server that refuses every recipient. */
const refuseMails = () =>
  sendDueMails({
    database: shop.database,
    transport: {
      send: () => Promise.reject(new DeliveryError('EENVELOPE 550', true)),
      close: () => undefined,
    },
    log: { warn: () => undefined, error: () => undefined },
    onRefused: markRefusedEmail,
  });

describe('an order whose emails cannot be delivered', () => {
  it('is placed, and shows the problem to its shopper, in the office and under Review', async () => {
    const order = await placeOrder(shop, { email: 'asha@gmail,com' });
    expect(await mails()).toEqual([]);
    expect((await shown(order)).emailFailed).toBe(true);
    expect((await read(order.publicId)).emailProblem).toBe('address');
    expect(await listed('/orders', order.publicId)).toMatchObject({ emailProblem: 'address' });
    expect(await listed('/review', order.publicId)).toMatchObject({ emailProblem: 'address', refunds: [] });
    await takeSteps(shop, order.publicId, [step.pack, step.ship, step.deliver]);
    expect(await listed('/review', order.publicId)).toBeUndefined();
  });

  it('is marked when a mail server refuses its address, not when it refused an earlier one', async () => {
    const order = await placeOrder(shop, { email: 'nobody@example.in' });
    expect((await shown(order)).emailFailed).toBeUndefined();
    await refuseMails();
    expect((await shown(order)).emailFailed).toBe(true);
    expect(await listed('/review', order.publicId)).toMatchObject({ emailProblem: 'refused' });
    await correct(order.publicId, 'asha@example.in');
    await takeSteps(shop, order.publicId, [step.pack, step.ship]);
    await correct(order.publicId, 'asha@example.com');
    await shop.database.db.deleteFrom('mail_outbox').where('recipient', '=', 'asha@example.com').execute();
    await refuseMails();
    expect((await read(order.publicId)).emailProblem).toBeNull();
  });

  it('is not marked when its emails are delivered', async () => {
    const order = await placeOrder(shop);
    expect((await read(order.publicId)).emailProblem).toBeNull();
    expect(await listed('/review', order.publicId)).toBeUndefined();
  });
});

describe('a corrected address', () => {
  it('receives the confirmation once for each key, with an event and a log entry', async () => {
    const order = await placeOrder(shop, { email: 'asha@gmail,com' });
    const key = 'the-same-key-two-times';
    const first = await correct(order.publicId, ' asha@gmail.com ', key);
    const second = await correct(order.publicId, ' asha@gmail.com ', key);
    expect([first.status, second.status]).toEqual([200, 200]);
    const detail = { email: 'asha@gmail.com', previousEmail: 'asha@gmail,com', resent: true };
    expect(second.body.data).toMatchObject({
      emailProblem: null,
      address: { email: 'asha@gmail.com', name: 'Asha Rao' },
      events: [{ kind: 'placed' }, { kind: 'email-corrected', author: staff.name, detail }],
    });
    expect(await mails()).toEqual([['order-placed', 'asha@gmail.com']]);
    expect((await shown(order)).emailFailed).toBeUndefined();
    expect(await listed('/review', order.publicId)).toBeUndefined();
    const log = await shop.database.db
      .selectFrom('staff_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'order-email-corrected')
      .execute();
    expect(log.filter(({ detail: { order: id } }) => id === order.publicId)).toMatchObject([
      { actor: staff.name, detail },
    ]);
  });

  it('also receives the tracking number of a shipped parcel', async () => {
    const { publicId } = await placeOrder(shop, { email: 'asha' });
    await takeSteps(shop, publicId, [step.pack, step.ship]);
    await correct(publicId, 'asha@example.in');
    expect(await mails()).toEqual([
      ['order-placed', 'asha@example.in'],
      ['order-shipped', 'asha@example.in'],
    ]);
    await correct(publicId, 'asha@example.in');
    expect(await mails()).toHaveLength(4);
  });

  it('receives the cancellation of a cancelled order, whose confirmation is out of date', async () => {
    const { publicId } = await placeOrder(shop, { email: 'asha' });
    await takeSteps(shop, publicId, [step.cancel]);
    const { body } = await correct(publicId, 'asha@example.in');
    expect(body.data.events.at(-1)).toMatchObject({ kind: 'email-corrected', detail: { resent: true } });
    expect(await mails()).toEqual([['order-cancelled', 'asha@example.in']]);
  });

  it('is refused when it is invalid, for an unknown order, and to staff who may only pack', async () => {
    const { publicId } = await placeOrder(shop, { email: 'asha' });
    const refused = await correct(publicId, 'a@b@c.test');
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'No email can be sent to this address.', field: 'email' },
    });
    expect((await correct(publicId, 'x'.repeat(255))).status).toBe(400);
    expect((await correct('nothing', 'asha@example.in')).status).toBe(404);
    const packer = await office.newStaff('packer');
    const body = { email: 'asha@example.in', key: 'a-key-of-somebody-else' };
    expect((await packer.post(`/orders/${publicId}/email`, body)).status).toBe(403);
    expect((await read(publicId)).address.email).toBe('asha');
  });
});

it(
  'a shop without a mail server marks only invalid addresses, and reports that nothing was sent',
  async () => {
    const mailless = await openOrderShop();
    const maillessOffice = await openTestOffice(mailless);
    const staff = await maillessOffice.newStaff('shopkeeper');
    const order = await placeOrder(mailless, { email: 'asha' });
    expect((await shown(order)).emailFailed).toBeUndefined();
    const { body } = await staff.post(`/orders/${order.publicId}/email`, {
      email: 'asha@example.in',
      key: 'a-key-of-another-shop',
    });
    expect((body as { data: Detail }).data.events.at(-1)?.detail.resent).toBe(false);
    await maillessOffice.close();
    await mailless.close();
  },
  START_MS,
);
