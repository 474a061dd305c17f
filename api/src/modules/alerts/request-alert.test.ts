import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maintain } from '../../maintenance';
import { readRetention } from '../../retention';
import { newAccount } from '../orders/testing/shopper';
import { openAlertShop, type AlertShop } from './testing/alert-shop';

let alerts: AlertShop;
let shop: AlertShop['shop'];
let people = 0;

beforeAll(async () => {
  alerts = await openAlertShop();
  ({ shop } = alerts);
});
afterAll(() => alerts.close());

const newEmail = () => {
  people += 1;
  return `Meera-${people}@alerts.example`;
};
const soldOut = () => shop.addProduct({ stock: 0 });
const rowsOf = (email: string) =>
  shop.database.db
    .selectFrom('product_alert')
    .select(['kind', 'confirmed_at', 'asked_at'])
    .where('email_key', '=', email.toLowerCase())
    .execute();
const consentsOf = (email: string) =>
  shop.database.db
    .selectFrom('consent_event')
    .select(['purpose', 'given', 'version', 'place', 'at'])
    .where('email_key', '=', email.toLowerCase())
    .orderBy('id')
    .execute();
const received = { status: 200, body: { data: { confirmed: false } } };

describe('a request', () => {
  it('is refused by default, when pages do not offer it', async () => {
    const productId = await soldOut();
    await alerts.staffNow.post('/consent-setting', { showsNotices: true, offersAlerts: false });
    expect((await shop.newShopper().get('/storefront')).body.data).not.toHaveProperty('consent.alerts');
    expect(await alerts.ask(productId, newEmail())).toMatchObject({ status: 404 });
    await alerts.staffNow.post('/consent-setting', { showsNotices: true, offersAlerts: true });
    expect((await shop.newShopper().get('/storefront')).body).toMatchObject({
      data: { consent: { alerts: expect.stringContaining('once') } },
    });
  });

  it('sends a link, which changes nothing when it is opened, and records the consent with its button, once', async () => {
    const email = newEmail();
    expect(await alerts.ask(await soldOut(), email)).toMatchObject(received);
    expect(await consentsOf(email)).toEqual([]);
    const [link = '', ...more] = await alerts.linksTo(email);
    expect(more).toEqual([]);
    expect(link).not.toMatch(/meera|%40|@/i);
    expect(await alerts.follow(link)).toMatchObject({
      status: 200,
      html: expect.stringContaining('Yes, email me'),
    });
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: null }]);
    for (const _press of [1, 2])
      expect(await alerts.follow(link, 'POST')).toMatchObject({
        status: 200,
        html: expect.stringContaining('Thank you'),
      });
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: expect.anything() }]);
    expect(await consentsOf(email)).toEqual([
      { purpose: 'alerts', given: true, version: 1, place: 'alert', at: expect.anything() },
    ]);
  });

  it('has the same response for a new, an unconfirmed and a confirmed address, and for one of an account', async () => {
    const productId = await soldOut();
    const [fresh, confirmed] = [newEmail(), newEmail()];
    await alerts.subscribe(productId, confirmed);
    const account = await newAccount(shop.newShopper());
    const responses = [];
    for (const email of [fresh, fresh, confirmed, confirmed.toUpperCase(), account.email])
      responses.push(await alerts.ask(productId, email));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject(received);
  });

  it('that is repeated does not create a second one, and sends the link again after ten minutes', async () => {
    const email = newEmail();
    const productId = await soldOut();
    await Promise.all([1, 2, 3].map(() => alerts.ask(productId, email)));
    expect(await alerts.linksTo(email)).toHaveLength(1);
    await alerts.ask(productId, email);
    expect(await alerts.linksTo(email)).toHaveLength(1);
    shop.clock.advance(11);
    await alerts.ask(productId, email.toLowerCase());
    const links = await alerts.linksTo(email);
    expect(links).toHaveLength(2);
    expect(await rowsOf(email)).toHaveLength(1);
    await alerts.follow(links[0] ?? '', 'POST');
    await alerts.ask(productId, email);
    expect(await alerts.linksTo(email)).toHaveLength(2);
  });

  it('sends at most five links a day to an address, and responds as before', async () => {
    const email = newEmail();
    for (let more = 0; more < 7; more += 1)
      expect(await alerts.ask(await soldOut(), email)).toMatchObject(received);
    expect(await alerts.linksTo(email)).toHaveLength(5);
  });

  it('is limited by network', async () => {
    const productId = await soldOut();
    const shopper = shop.newShopper('10.77.0.1');
    const statuses = [];
    for (let more = 0; more < 21; more += 1) {
      const { status } = await shopper.post('/product/alert', {
        productId,
        kind: 'stock',
        email: newEmail(),
      });
      statuses.push(status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it.each([
    'meera',
    '',
    'a@b.in,c@d.in',
    'Meera <a@b.in>',
    'a@b.in\r\nBcc: c@d.in',
    'a@b',
    `${'a'.repeat(300)}@b.in`,
  ])('is refused for the address %j', async (email) => {
    expect(await alerts.ask(await soldOut(), email)).toMatchObject({ status: 400 });
  });

  it('is refused for a product that is not sold, has no price, or needs no email', async () => {
    const { db } = shop.database;
    const withdrawn = await soldOut();
    await db.updateTable('product').set({ active: false }).where('public_id', '=', withdrawn).execute();
    const responses = [
      await alerts.ask('nothing', newEmail()),
      await alerts.ask(withdrawn, newEmail()),
      await alerts.ask(await shop.addProduct({ stock: 0, ratePaise: 0 }), newEmail()),
      await alerts.ask(await shop.addProduct(), newEmail()),
      await alerts.ask(await soldOut(), newEmail(), 'price'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 409, 409]);
  });
});

describe('the link that confirms', () => {
  it('that is forged, expired, for a different purpose or for an ended alert changes nothing, with the same page', async () => {
    const email = newEmail();
    await alerts.ask(await soldOut(), email);
    const [link = ''] = await alerts.linksTo(email);
    const [start = '', id = '', expires = '', signed = ''] =
      /^(.*key=)([^.]+)\.(\d+)\.(.+)$/.exec(link)?.slice(1) ?? [];
    const pages = [];
    const wrong = [
      `${start}${id}.${Number(expires) + 1}.${signed}`,
      `${start}alt_other.${expires}.${signed}`,
      `${start}${id}.${expires}.${signed.slice(1)}`,
      `${start}${id}.${expires}`,
      start.replace('?key=', ''),
      `${start}${id}&key=${id}`,
    ];
    for (const forged of wrong)
      for (const method of ['GET', 'POST'] as const) pages.push(await alerts.follow(forged, method));
    shop.clock.advance(2 * 24 * 60 + 1);
    for (const method of ['GET', 'POST'] as const) pages.push(await alerts.follow(link, method));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[0]).toMatchObject({ status: 400, html: expect.stringContaining('Nothing was changed') });
    // It does not work as a link that stops emails either.
    expect(await alerts.follow(link.replace('confirm-alert', 'stop-emails'), 'POST')).toMatchObject({
      status: 400,
    });
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: null }]);
    expect(await consentsOf(email)).toEqual([]);
  });

  it('cannot be used from another site', async () => {
    const email = newEmail();
    await alerts.ask(await soldOut(), email);
    const [link = ''] = await alerts.linksTo(email);
    const headers = { origin: 'https://evil.example' };
    expect((await fetch(shop.origin + link, { method: 'POST', headers })).status).toBe(403);
    expect(await consentsOf(email)).toEqual([]);
  });

  it('is deleted with its request after two days', async () => {
    const email = newEmail();
    await alerts.ask(await soldOut(), email);
    const later = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * 60 * 60_000);
    await maintain(shop.database, readRetention({}), later(1));
    expect(await rowsOf(email)).toHaveLength(1);
    await maintain(shop.database, readRetention({}), later(3));
    expect(await rowsOf(email)).toEqual([]);
  });
});

describe('a signed-in shopper', () => {
  const own = async (shopper: ReturnType<typeof shop.newShopper>) =>
    (await shopper.get('/user/alerts')).body.data as { id: string; title: string; confirmed: boolean }[];

  it('uses the address of the account, and confirms it once', async () => {
    const shopper = shop.newShopper();
    const { email } = await newAccount(shopper);
    const ask = async (typed?: string) =>
      shopper.post('/product/alert', {
        ...{ productId: await soldOut(), kind: 'stock' },
        ...(typed !== undefined && { email: typed }),
      });
    const other = newEmail();
    expect(await ask(other)).toMatchObject(received);
    expect(await rowsOf(other)).toEqual([]);
    const [link = ''] = await alerts.linksTo(email);
    await alerts.follow(link, 'POST');
    expect((await ask()).body).toEqual({ data: { confirmed: true } });
    expect(await alerts.linksTo(email)).toHaveLength(1);
    expect(await own(shopper)).toMatchObject([{ confirmed: true }, { confirmed: true }]);
    // A guest who types this address still has to confirm it.
    expect(await alerts.ask(await soldOut(), email)).toMatchObject(received);
    expect(await alerts.linksTo(email)).toHaveLength(2);
  });

  it('stops each alert on the profile; stopping the last one ends the consent', async () => {
    const shopper = shop.newShopper();
    const { email } = await newAccount(shopper);
    for (const productId of [await soldOut(), await soldOut()])
      await shopper.post('/product/alert', { productId, kind: 'stock' });
    for (const link of await alerts.linksTo(email)) await alerts.follow(link, 'POST');
    const [first, second] = await own(shopper);
    const stranger = shop.newShopper();
    await newAccount(stranger);
    expect((await stranger.post(`/user/alerts/${first?.id}/stop`, {})).body).toEqual({ data: [] });
    expect(await own(shopper)).toHaveLength(2);
    const stop = (id = '') => shopper.post(`/user/alerts/${id}/stop`, {});
    expect((await stop(first?.id)).body.data).toMatchObject([{ id: second?.id }]);
    expect((await consentsOf(email)).at(-1)).toMatchObject({ given: true });
    for (const _press of [1, 2]) expect((await stop(second?.id)).body).toEqual({ data: [] });
    expect((await consentsOf(email)).slice(1)).toMatchObject([{ given: false, place: 'profile' }]);
  });

  it('does not see a guest’s requests with the same address', async () => {
    const shopper = shop.newShopper();
    const { email } = await newAccount(shopper);
    const productId = await soldOut();
    await alerts.subscribe(productId, email);
    await shopper.post('/product/alert', { productId, kind: 'stock' });
    expect(await own(shopper)).toEqual([]);
    expect((await shop.newShopper().get('/user/alerts')).status).toBe(401);
  });
});

it('an alert is found, exported and erased by staff, even if the person only requested an email', async () => {
  const email = newEmail();
  await alerts.subscribe(await shop.addProduct({ stock: 0, title: 'Neem Desk' }), email);
  const later = new Date(shop.clock.now().getTime() + 60_000);
  expect((await maintain(shop.database, readRetention({}), later)).consents).toBe(0);
  const admin = await alerts.office.newStaff('admin');
  const { body } = await admin.get(`/customers?search=${email}`);
  const [person] = (body as { data: { items: { id: string; name: string }[] } }).data.items;
  expect(person?.name).toBe(email);
  expect((await admin.get(`/customers/${person?.id}`)).body).toMatchObject({
    data: { consents: [{ place: 'alert', given: true }] },
  });
  expect((await admin.get(`/customers/${person?.id}/export`)).body).toMatchObject({
    productAlerts: [{ kind: 'stock', product: 'Neem Desk', email, mailedAt: null }],
  });
  const erase = { reason: 'asked by the person', email };
  expect((await admin.post(`/customers/${person?.id}/erase`, erase)).status).toBe(200);
  expect([await rowsOf(email), await consentsOf(email)]).toEqual([[], []]);
  const mails = await shop.database.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([]);
  expect((await admin.get(`/customers/${person?.id}`)).status).toBe(404);
});
