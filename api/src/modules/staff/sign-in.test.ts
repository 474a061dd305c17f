import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeAt } from '@shop/server-kit/testing';
import {
  staffPassword,
  officeKey,
  openTestOffice,
  type TestStaff,
  type TestOffice,
} from '../../testing/test-office';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';

let shop: OrderShop;
let office: TestOffice;
let admin: TestStaff;

beforeAll(async () => {
  shop = await openOrderShop();
  office = await openTestOffice(shop);
  admin = await office.newStaff('admin');
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

/** The code of the next time step: the current one may have been used already. */
function nextCode(secret: string): string {
  shop.clock.advance(0.5);
  return codeAt(secret, shop.clock.now());
}

const actions = async () => {
  const { body } = await admin.get('/log');
  return (body as { data: { actor: string; action: string; detail: unknown }[] }).data;
};

describe('the first admin', () => {
  it('requires the key, and a password that is hard to guess', async () => {
    const browser = office.newBrowser();
    const setUp = (key: string, password: string) =>
      browser.post('/set-up', { key, name: 'Mallory', password });
    expect((await setUp('another key', staffPassword)).status).toBe(401);
    expect((await setUp(officeKey, 'short')).status).toBe(422);
    expect((await setUp(officeKey, 'mallory mallory')).status).toBe(422);
    expect(browser.cookies.size).toBe(0);
    expect((await actions()).some(({ detail }) => JSON.stringify(detail).includes('Mallory'))).toBe(false);
  });

  it('is in the log with the chosen name', async () => {
    const admin = await office.newStaff('admin');
    const own = (await actions()).filter(({ actor }) => actor === admin.name).map(({ action }) => action);
    expect(own).toEqual(['authenticator-set-up', 'invitation-accept']);
    expect((await admin.get('/me')).body).toEqual({
      data: {
        name: admin.name,
        role: 'admin',
        rights: ['read', 'pack', 'keep', 'administer'],
        enrolled: true,
        recoveryCodes: 10,
        canMail: false,
      },
    });
  });
});

describe('a session', () => {
  it('begins with name, password and a code that works once', async () => {
    const staff = await office.newStaff('viewer');
    const signIn = (code: string) =>
      office.newBrowser().post('/sign-in', { name: staff.name.toUpperCase(), password: staffPassword, code });
    const code = nextCode(staff.secret);
    expect((await signIn('000000')).status).toBe(401);
    expect((await signIn(code)).body).toEqual({ enrolled: true });
    expect((await signIn(code)).status).toBe(401);
    expect((await signIn(staff.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await signIn(staff.recoveryCodes[0] ?? '')).status).toBe(401);
  });

  it('can do nothing before the authenticator is set up', async () => {
    const made = await admin.post('/accounts', { name: 'Newcomer', role: 'shopkeeper' });
    const { invitation } = made.body as { invitation: string };
    const browser = office.newBrowser();
    const accepted = await browser.post('/invitation', { invitation, password: staffPassword });
    expect(accepted.body).toEqual({ enrolled: false });
    expect((await browser.get('/orders')).status).toBe(401);
    expect((await browser.get('/me')).body).toMatchObject({ data: { enrolled: false } });
    expect((await browser.post('/me/authenticator', { code: '000000' })).status).toBe(422);
  });

  it.each([
    ['eight hours without use', 8 * 60 + 1, 0],
    ['a day, even with constant use', 6 * 60, 4],
  ])('ends after %s', async (_case, minutes, times) => {
    const staff = await office.newStaff('viewer');
    for (let time = 1; time < times; time += 1) {
      shop.clock.advance(minutes);
      expect((await staff.get('/orders')).status).toBe(200);
    }
    shop.clock.advance(minutes);
    expect((await staff.get('/orders')).status).toBe(401);
    admin = await office.newStaff('admin');
  });

  it('ends with a sign-out', async () => {
    const staff = await office.newStaff('viewer');
    expect((await staff.post('/sign-out')).status).toBe(200);
    expect((await staff.get('/orders')).status).toBe(401);
  });

  it('refuses requests from pages of another origin', async () => {
    const response = await fetch(`${office.origin}/api/v1/staff/sign-in`, {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'a', password: 'b' }),
    });
    expect(response.status).toBe(403);
  });
});

it('guesses are slowed for their sender, and do not lock staff out', async () => {
  const staff = await office.newStaff('viewer');
  const guesser = office.newBrowser();
  const guess = () => guesser.post('/sign-in', { name: staff.name, password: 'a guess', code: '000000' });
  for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(401);
  const slowed = await guess();
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  const right = { name: staff.name, password: staffPassword, code: nextCode(staff.secret) };
  expect((await office.newBrowser().post('/sign-in', right)).status).toBe(200);
});

describe('an admin', () => {
  it('changes roles, invites again and disables, each in the log', async () => {
    const staff = await office.newStaff('packer');
    const { body } = await admin.get('/accounts');
    const { data } = body as { data: { id: string; name: string; ready: boolean }[] };
    const account = data.find(({ name }) => name === staff.name);
    expect(account?.ready).toBe(true);
    const id = account?.id ?? '';
    expect((await admin.post(`/accounts/${id}/role`, { role: 'shopkeeper' })).status).toBe(200);
    expect((await staff.get('/me')).body).toMatchObject({ data: { role: 'shopkeeper' } });
    expect((await admin.post(`/accounts/${id}/role`, { role: 'owner' })).status).toBe(400);
    expect((await admin.post(`/accounts/${id}/invitation`)).status).toBe(200);
    expect((await staff.get('/me')).status).toBe(401);
    expect((await admin.post(`/accounts/${id}/disable`)).status).toBe(200);
    expect((await admin.post('/accounts', { name: staff.name, role: 'viewer' })).status).toBe(409);
    expect((await actions()).slice(0, 3).map(({ actor, action }) => [actor, action])).toEqual([
      [admin.name, 'account-disable'],
      [admin.name, 'account-invite'],
      [admin.name, 'account-role'],
    ]);
  });
});

it('the log is append-only', async () => {
  const { db } = shop.database;
  await expect(db.deleteFrom('staff_log').execute()).rejects.toThrow('staff_log is only ever added to');
  await expect(db.updateTable('staff_log').set({ actor: 'nobody' }).execute()).rejects.toThrow(
    'staff_log is only ever added to',
  );
});

it('never stores the text of a password, a session or a recovery code', async () => {
  const staff = await office.newStaff('viewer');
  const { db } = shop.database;
  const stored = JSON.stringify([
    await db.selectFrom('staff_account').selectAll().execute(),
    await db.selectFrom('staff_session').selectAll().execute(),
    await db.selectFrom('staff_log').selectAll().execute(),
  ]);
  for (const text of [staffPassword, officeKey, staff.recoveryCodes[0] ?? ''])
    expect(stored).not.toContain(text);
});
