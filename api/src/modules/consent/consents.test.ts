import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { maintain } from '../../maintenance';
import { readRetention } from '../../retention';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { notifyOfChange } from '../catalog';
import { address } from '../orders/testing/address';
import { requestCash, offerCash } from '../orders/testing/cash-orders';
import type { CustomerDetail } from '../people/schemas';
import type { OwnConsents } from './schemas';

type Own = Static<typeof OwnConsents>;

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let people = 0;

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
});
beforeEach(async () => {
  await show(true);
});
afterAll(() => staffed.close());

const show = (showsNotices: boolean, rest = {}) =>
  staffed.staff.post('/consent-setting', { showsNotices, ...rest });

const newEmail = () => {
  people += 1;
  return `asha-${people}@consents.example`;
};

const recordsOf = (email: string) =>
  shop.database.db
    .selectFrom('consent_event')
    .select(['purpose', 'given', 'version', 'place', 'language', 'user_id'])
    .where('email_key', '=', email.toLowerCase())
    .orderBy('id')
    .execute();

async function signUp(email: string, rest: object = {}) {
  const credentials = { email, password: 'rain on paper' };
  const form = { ...credentials, name: 'Asha', phoneNumber: '9000090000', ...rest };
  expect(await shop.newShopper().post('/user/signup', form)).toMatchObject({ status: 200 });
  const shopper = shop.newShopper();
  await shopper.post('/user/signin', credentials);
  return shopper;
}

type Shopper = Awaited<ReturnType<typeof signUp>>;

async function own(shopper: Shopper): Promise<Own> {
  const { status, body } = await shopper.get('/user/consents');
  expect(status).toBe(200);
  return (body as { data: Own }).data;
}

const change = (shopper: Shopper, given: boolean, version = 1) =>
  shopper.post('/user/consents', { version, changes: [{ id: 'offers', given }] });

const write = (email: string, rest: object) =>
  shop.newShopper().post('/contact', {
    ...{ fullName: 'Asha', email, phoneNumber: '9000090000', message: `Hello from ${email}` },
    ...rest,
  });

describe('notices', () => {
  it('are off by default: pages show none, and forms record nothing', async () => {
    await shop.database.db.deleteFrom('consent_setting').execute();
    await notifyOfChange(shop.database.db);
    await shop.feed.caughtUp();
    expect((await shop.newShopper().get('/storefront')).body.data).not.toHaveProperty('consent');
    const email = newEmail();
    const shopper = await signUp(email, { consents: 'notice@1,offers@1' });
    expect(await recordsOf(email)).toEqual([]);
    expect((await shopper.get('/user/consents')).status).toBe(404);
  });

  it('name what is necessary and what is optional, once staff show them', async () => {
    expect((await shop.newShopper().get('/storefront')).body).toMatchObject({
      data: {
        consent: {
          version: 1,
          necessary: { signUp: expect.stringContaining('your account') },
          optional: [{ id: 'offers', label: 'Emails about offers and reminders' }],
        },
      },
    });
    const log = await shop.database.db
      .selectFrom('staff_log')
      .select('detail')
      .where('action', '=', 'consent-setting-changed')
      .executeTakeFirstOrThrow();
    expect(log.detail).toEqual({ showsNotices: true });
  });
  it('offer no product alerts without a mail server', async () => {
    expect(await show(true, { offersAlerts: true })).toMatchObject({ status: 409 });
  });
});

describe('a form', () => {
  it('records what was ticked: purpose, version, time and place', async () => {
    const [account, guest, buyer] = [newEmail(), newEmail(), newEmail()];
    await signUp(account, { consents: 'notice@1,offers@1' });
    await write(guest, { consents: 'notice@1,offers@1' });
    await shop.newShopper().checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200, {
      ...{ email: buyer, consents: 'notice@1,offers@1' },
    });
    const record = { purpose: 'offers', given: true, version: 1, language: 'en' };
    expect(await recordsOf(account)).toEqual([{ ...record, place: 'sign-up', user_id: expect.any(Number) }]);
    expect(await recordsOf(guest)).toEqual([{ ...record, place: 'contact', user_id: null }]);
    expect(await recordsOf(buyer)).toEqual([{ ...record, place: 'checkout', user_id: null }]);
  });

  it('that is sent without scripts records what was ticked, and that the notice was shown', async () => {
    const email = newEmail();
    const fields = new URLSearchParams({
      email,
      name: 'Asha',
      password: 'rain on paper',
      phoneNumber: '90000',
    });
    for (const value of ['notice@1', 'offers@1']) fields.append('consents', value);
    const headers = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await fetch(`${shop.origin}/auth/signup`, {
      ...{ method: 'POST', redirect: 'manual', headers, body: fields.toString() },
    });
    expect(posted.status).toBe(303);
    expect(await recordsOf(email)).toMatchObject([{ given: true, place: 'sign-up' }]);
    const { version } = await shop.database.db
      .selectFrom('consent_seen')
      .innerJoin('app_user', 'app_user.id', 'consent_seen.user_id')
      .select('version')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    expect(version).toBe(1);
  });

  it('records the consent of an order with cash on delivery, once for the same text', async () => {
    await offerCash(shop);
    const shopper = shop.newShopper();
    const email = newEmail();
    const products = [{ productId: await shop.addProduct({ stock: 5, ratePaise: 10_000 }), quantity: 1 }];
    const request = { ...address, email, phone: '9333300001', receipt: 'consents', consents: 'offers@1' };
    for (const _attempt of [1, 2])
      expect(await requestCash(shopper, { products, amount: 14_000 }, request)).toMatchObject({
        status: 200,
      });
    expect(await recordsOf(email)).toMatchObject([{ place: 'checkout', given: true }]);
  });

  it.each(['notice@1', '', 'offers', 'offers@2', 'offers@0', 'others@1', 'offers@1x', ',,@'])(
    'records nothing for %j, and is not refused',
    async (consents) => {
      const email = newEmail();
      expect(await write(email, { consents })).toMatchObject({ status: 200 });
      expect(await recordsOf(email)).toEqual([]);
    },
  );
});

describe('an account', () => {
  it('gives and withdraws with one change each, and only what differs is recorded', async () => {
    const email = newEmail();
    const shopper = await signUp(email);
    expect(await own(shopper)).toMatchObject({ isNew: true, optional: [{ given: false, at: null }] });
    for (const given of [false, true, true, false, false])
      expect(await change(shopper, given)).toMatchObject({ status: 200 });
    expect(await own(shopper)).toMatchObject({ isNew: false, optional: [{ given: false }] });
    expect(await recordsOf(email)).toMatchObject([
      { given: true, place: 'profile' },
      { given: false, place: 'profile' },
    ]);
  });

  it('sees a new notice once: dismissing it gives no consent, and signing up with it counts as seen', async () => {
    const shopper = await signUp(newEmail());
    expect((await own(shopper)).isNew).toBe(true);
    const dismissed = await shopper.post('/user/consents', { version: 1, changes: [] });
    expect(dismissed.body).toMatchObject({ data: { isNew: false, optional: [{ given: false }] } });
    expect((await own(await signUp(newEmail(), { consents: 'notice@1' }))).isNew).toBe(false);
  });

  it('is asked again when the text changes: a consent to an older text does not count', async () => {
    const email = newEmail();
    const shopper = await signUp(email);
    const { db } = shop.database;
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    const older = { version: 0, at: new Date() };
    await db
      .insertInto('consent_seen')
      .values({ user_id: id, ...older })
      .execute();
    const record = { purpose: 'offers', given: true, language: 'en', place: 'profile' as const, ...older };
    await db
      .insertInto('consent_event')
      .values({ public_id: `con_${email}`, email_key: email, user_id: id, ...record })
      .execute();
    expect(await own(shopper)).toMatchObject({ isNew: true, optional: [{ given: false }] });
    await change(shopper, true);
    expect(await own(shopper)).toMatchObject({ isNew: false, optional: [{ given: true }] });
    expect(await change(shopper, true, 2)).toMatchObject({ status: 409 });
    expect(
      await shopper.post('/user/consents', { version: 1, changes: [{ id: 'x', given: true }] }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('is not bound by a form that someone else filled in with its address', async () => {
    const email = newEmail();
    await write(email, { consents: 'offers@1' });
    const shopper = await signUp(email.toUpperCase());
    await write(email, { consents: 'offers@1', message: 'Once more' });
    expect((await own(shopper)).optional).toMatchObject([{ given: false, at: null }]);
    const other = await signUp(newEmail());
    await other.post('/contact', {
      ...{ fullName: 'Ravi', email, phoneNumber: '9000090000', message: 'As Asha', consents: 'offers@1' },
    });
    expect((await own(shopper)).optional).toMatchObject([{ given: false, at: null }]);
    // A signed-in shopper consents for their own account, whatever address they typed.
    expect((await own(other)).optional).toMatchObject([{ given: true }]);
  });

  it('must be signed in to read or change consents', async () => {
    expect((await shop.newShopper().get('/user/consents')).status).toBe(401);
    expect((await change(shop.newShopper() as Shopper, true)).status).toBe(401);
  });
});

describe('the data of a person', () => {
  it('includes the records in the office and in the export, and an erasure anonymises them', async () => {
    const email = newEmail();
    const shopper = await signUp(email, { consents: 'notice@1,offers@1' });
    await change(shopper, false);
    await change(shopper, true);
    const admin = await staffed.office.newStaff('admin');
    const list = await admin.get(`/customers?search=${email}`);
    const [{ id } = { id: '' }] = (list.body as { data: { items: { id: string }[] } }).data.items;
    const { body } = await admin.get(`/customers/${id}`);
    const { consents } = (body as { data: Static<typeof CustomerDetail> }).data;
    expect(consents?.map(({ given, place }) => [given, place])).toEqual([
      [true, 'profile'],
      [false, 'profile'],
      [true, 'sign-up'],
    ]);
    expect((await admin.get(`/customers/${id}/export`)).body).toMatchObject({
      consents: {
        records: [{ given: true, place: 'sign-up', version: 1 }, { given: false }, { given: true }],
        noticeSeen: { version: 1 },
      },
    });
    const { db } = shop.database;
    const before = await db.selectFrom('consent_event').select('id').where('email_key', '=', email).execute();
    expect(
      await admin.post(`/customers/${id}/erase`, { reason: 'asked by the person', email }),
    ).toMatchObject({
      status: 200,
    });
    const proof = await db
      .selectFrom('consent_event')
      .select(['email_key', 'user_id', 'given', 'place'])
      .where('id', '>=', before[0]?.id ?? 0)
      .orderBy('id')
      .execute();
    const whose = { email_key: null, user_id: null };
    expect(proof).toEqual([
      { ...whose, given: true, place: 'sign-up' },
      { ...whose, given: false, place: 'profile' },
      { ...whose, given: true, place: 'profile' },
      { ...whose, given: false, place: 'erasure' },
    ]);
  });

  it('is append-only, except for an erasure', async () => {
    const email = newEmail();
    await write(email, { consents: 'offers@1' });
    const { db } = shop.database;
    const refused = 'consent_event is only ever added to';
    await expect(db.deleteFrom('consent_event').execute()).rejects.toThrow(refused);
    await expect(db.updateTable('consent_event').set({ given: false }).execute()).rejects.toThrow(refused);
    await expect(db.updateTable('consent_event').set({ email_key: null }).execute()).rejects.toThrow(refused);
  });

  it('loses a consent with the last enquiry of an address, after its retention', async () => {
    const email = newEmail();
    await write(email, { consents: 'offers@1' });
    const twoYears = new Date(Date.now() + 2 * 365 * 24 * 60 * 60_000);
    expect((await maintain(shop.database, readRetention({}), new Date())).consents).toBe(0);
    expect(await recordsOf(email)).toHaveLength(1);
    expect((await maintain(shop.database, readRetention({}), twoYears)).consents).toBeGreaterThan(0);
    expect(await recordsOf(email)).toEqual([]);
  });
});
