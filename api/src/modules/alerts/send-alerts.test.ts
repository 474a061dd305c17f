import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { addVariants } from '../catalog/testing/add-variants';
import { sendDueMails } from '../mail/mail-sender';
import { createSmtpTransport, type MailTransport } from '../mail/smtp-transport';
import { placeOrder } from '../orders/testing/place-order';
import { step, takeSteps } from '../orders/testing/steps';
import { sendDueAlerts } from './send-alerts';
import { openAlertShop, type AlertShop } from './testing/alert-shop';

let alerts: AlertShop;
let shop: AlertShop['shop'];
let server: MailServer;
let transport: MailTransport;
let people = 0;

beforeAll(async () => {
  alerts = await openAlertShop();
  ({ shop } = alerts);
  server = await startMailServer();
  const { linkOrigin } = alerts.context;
  transport = createSmtpTransport({ smtpUrl: server.url, from: 'post@shop.example', linkOrigin });
});
beforeEach(() => void server.mails.splice(0));
afterAll(async () => {
  transport.close();
  await server.close();
  await alerts.close();
});

const newEmail = () => {
  people += 1;
  return `ravi-${people}@due.example`;
};

const mailTo = (email: string) =>
  shop.database.db
    .selectFrom('mail_outbox')
    .select(['body_text', 'stop_url'])
    .where('recipient', '=', email)
    .where('kind', '=', 'optional-alert')
    .executeTakeFirstOrThrow();

/** Sends the product alerts to an address, and returns what arrived. Others are dropped. */
async function deliver(email: string) {
  await shop.database.db
    .deleteFrom('mail_outbox')
    .where(({ or, eb }) => or([eb('recipient', '!=', email), eb('kind', '!=', 'optional-alert')]))
    .execute();
  await sendDueMails({
    ...{ database: shop.database, transport, log: { warn: () => undefined, error: () => undefined } },
    now: () => new Date(Math.max(Date.now(), shop.clock.now().getTime())),
  });
  return server.mails;
}
async function importFile(csv: string): Promise<void> {
  const file = { csv, file: 'products.csv', dryRun: false };
  const response = await alerts.staffNow.post('/products/import', file);
  expect(response).toMatchObject({ status: 200, body: { updated: 1 } });
}
const setPrice = (id: string, rupees: number) => importFile(`slug,rate\n${id},${rupees}\n`);

describe('a product that is back', () => {
  it('is mailed once to everyone who confirmed, with a link that stops such emails', async () => {
    const id = await shop.addProduct({ stock: 0, title: 'Dip Pen' });
    const [email, unconfirmed] = [newEmail(), newEmail()];
    await alerts.subscribe(id, email);
    await alerts.ask(id, unconfirmed);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    for (const units of [1, 0, 2, 0, 3]) {
      await alerts.setStock(id, units);
      await alerts.sendDue();
    }
    expect(await alerts.alertsTo(email)).toEqual(['Dip Pen is back in stock']);
    expect(await alerts.alertsTo(unconfirmed)).toEqual([]);
    const [mail, ...more] = await deliver(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`https://shop.example/products/${id}`);
    expect(mail?.text).toContain('It is not reserved for you');
    expect(mail?.text).toContain('₹100.00 + GST');
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/shop\.example\/forms\/stop-emails\?key=\S+>$/);
    // A new request causes a new email.
    await alerts.setStock(id, 0);
    await alerts.subscribe(id, email);
    await alerts.setStock(id, 5);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toHaveLength(2);
  });

  const ways: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'staff change the stock': (id) => alerts.setStock(id, 4),
    'a file is imported': (id) => importFile(`slug,stock\n${id},4\n`),
  };
  it.each(Object.keys(ways))('is mailed when %s', async (way) => {
    const id = await shop.addProduct({ stock: 0 });
    const email = newEmail();
    await alerts.subscribe(id, email);
    await ways[way]?.(id);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toHaveLength(1);
  });

  it('is mailed when the hold of an unpaid order expires', async () => {
    const id = await shop.addProduct({ stock: 1 });
    const email = newEmail();
    await shop.newShopper().checkout([{ productId: id, quantity: 1 }], 11_200);
    await alerts.subscribe(id, email);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    shop.clock.advance(21);
    await shop.reconcile();
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toHaveLength(1);
  });

  it('is mailed when a returned parcel is restocked', async () => {
    const { productId, publicId } = await placeOrder(shop);
    const email = newEmail();
    await alerts.subscribe(productId, email);
    await takeSteps(shop, publicId, [step.pack, step.ship]);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    await takeSteps(shop, publicId, [step.takeBack]);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toHaveLength(1);
  });

  it('is mailed to everyone once, even by several concurrent processes', async () => {
    const id = await shop.addProduct({ stock: 0 });
    const emails = Array.from({ length: 12 }, newEmail);
    for (const email of emails) await alerts.subscribe(id, email);
    await alerts.setStock(id, 1);
    const second = { ...alerts.context, database: await shop.database.openAnother() };
    await Promise.all([sendDueAlerts(alerts.context), sendDueAlerts(second), sendDueAlerts(second)]);
    const counts = await Promise.all(emails.map(async (email) => (await alerts.alertsTo(email)).length));
    expect(counts).toEqual(emails.map(() => 1));
  });

  it('is mailed to the others when one email cannot be written', async () => {
    const id = await shop.addProduct({ stock: 0 });
    const emails = [newEmail(), newEmail()];
    for (const email of emails) await alerts.subscribe(id, email);
    const broken = shop.database.db.updateTable('product_alert').set({ email: 'broken' });
    await broken.where('email', '=', emails[0] ?? '').execute();
    await alerts.setStock(id, 1);
    await expect(alerts.sendDue()).rejects.toThrow('not an email address');
    expect(await alerts.alertsTo(emails[1] ?? '')).toHaveLength(1);
    await shop.database.db.deleteFrom('product_alert').where('email', '=', 'broken').execute();
  });

  it('is mailed for the requested variant, not for another', async () => {
    const product = await shop.addProduct({ title: 'Bahi' });
    const [a4 = '', a5 = ''] = await addVariants(
      shop.database,
      product,
      [{ name: 'Size', values: ['A4', 'A5'] }],
      [
        { choice: { Size: 'A4' }, stock: 0 },
        { choice: { Size: 'A5' }, stock: 0 },
      ],
    );
    const email = newEmail();
    expect(await alerts.ask(product, email)).toMatchObject({ status: 404 });
    await alerts.subscribe(a4, email);
    await alerts.setStock(a5, 3);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    expect((await alerts.staffNow.get(`/products/${product}`)).body).toMatchObject({
      data: { waiting: { stock: 1, price: 0 } },
    });
    await alerts.setStock(a4, 3);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual(['Bahi (A4) is back in stock']);
    expect((await alerts.staffNow.get(`/products/${product}`)).body).not.toHaveProperty('data.waiting');
  });

  it('is not mailed after it was withdrawn: its alerts end, and restoring it does not bring them back', async () => {
    const id = await shop.addProduct({ stock: 0 });
    const email = newEmail();
    await alerts.subscribe(id, email);
    for (const active of ['no', 'yes']) {
      await importFile(`slug,active,stock\n${id},${active},5\n`);
      await alerts.sendDue();
    }
    expect(await alerts.alertsTo(email)).toEqual([]);
  });
});

describe('a price', () => {
  it('is mailed once when it is lower than at the request, while the product is in stock', async () => {
    const id = await shop.addProduct({ title: 'Nib Box', ratePaise: 10_000 });
    const email = newEmail();
    await alerts.subscribe(id, email, 'price');
    for (const rupees of [105, 120]) {
      await setPrice(id, rupees);
      await alerts.sendDue();
    }
    await alerts.setStock(id, 0);
    await setPrice(id, 80);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    await alerts.setStock(id, 5);
    await alerts.sendDue();
    await setPrice(id, 60);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual(['Nib Box costs less now']);
    expect((await mailTo(email)).body_text).toContain('Price: ₹80.00 + GST\nWhen you asked: ₹100.00 + GST');
  });

  it('drops when a sale begins', async () => {
    const begin = new Date(shop.clock.now().getTime() + 60 * 60_000);
    const id = await shop.addProduct({ ratePaise: 10_000, discountBp: 1_000, discountFrom: begin });
    const email = newEmail();
    await alerts.subscribe(id, email, 'price');
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    shop.clock.advance(61);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toHaveLength(1);
  });

  it('is compared as it was shown: without GST it is not lower', async () => {
    const id = await shop.addProduct({ ratePaise: 10_000, gstBp: 1_800 });
    const email = newEmail();
    await alerts.staffNow.post('/price-setting', { withTax: true });
    await alerts.subscribe(id, email, 'price');
    await alerts.staffNow.post('/price-setting', { withTax: false });
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    await setPrice(id, 99);
    await alerts.sendDue();
    expect((await mailTo(email)).body_text).toContain(
      'Price: ₹99.00 + GST\nWhen you asked: ₹118.00 incl. GST',
    );
  });
});

describe('who stops these emails', () => {
  const stopLinkOf = async (email: string) =>
    (await mailTo(email)).stop_url?.replace('https://shop.example', '') ?? '';

  it('receives neither pending nor later ones, and a new request does not bring back the other alerts', async () => {
    const [one, two] = [await shop.addProduct({ stock: 0 }), await shop.addProduct({ stock: 0 })];
    const email = newEmail();
    await alerts.subscribe(one, email);
    await alerts.subscribe(two, email);
    await alerts.setStock(one, 1);
    await alerts.sendDue();
    expect(await alerts.follow(await stopLinkOf(email), 'POST')).toMatchObject({
      status: 200,
      html: expect.stringContaining('Emails about products you asked about'),
    });
    expect(await deliver(email)).toEqual([]);
    await alerts.subscribe(await shop.addProduct({ stock: 0 }), email);
    await alerts.setStock(two, 1);
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toHaveLength(1);
  });

  it('receives no email without a recorded consent, or while the shop shows no notices', async () => {
    const id = await shop.addProduct({ stock: 0 });
    const [email, stranger] = [newEmail(), newEmail()];
    await alerts.subscribe(id, email);
    const { db } = shop.database;
    const row = await db
      .selectFrom('product_alert')
      .selectAll()
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    const { id: _id, ...columns } = row;
    const copy = { ...columns, public_id: 'alt_by_hand', email: stranger, email_key: stranger };
    await db.insertInto('product_alert').values(copy).execute();
    await alerts.setStock(id, 1);
    await alerts.staffNow.post('/consent-setting', { showsNotices: false });
    await alerts.sendDue();
    expect(await alerts.alertsTo(email)).toEqual([]);
    await alerts.staffNow.post('/consent-setting', { showsNotices: true });
    await alerts.sendDue();
    expect([await alerts.alertsTo(email), await alerts.alertsTo(stranger)]).toEqual([
      [expect.any(String)],
      [],
    ]);
    const { rows: unrecorded } = await sql`select recipient from mail_outbox
      where kind = 'optional-alert' and not exists (select from consent_event
        where email_key = recipient and purpose = 'alerts' and given and place = 'alert')`.execute(db);
    expect(unrecorded).toEqual([]);
  });
});
