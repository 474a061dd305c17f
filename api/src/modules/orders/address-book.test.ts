import type { SavedAddress, ShippingDetails } from '@shop/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ApiResponse, Browser } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { eraseAccount, exportAccount } from '../accounts/personal-data';
import { address } from './testing/address';
// Adds the table of business buyers to the type of the database.
import type {} from '../business/tables';

let api: TestApi;
let accounts = 0;

beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

/** A new, signed-in shopper. */
async function signedIn(): Promise<Browser> {
  const browser = api.newBrowser();
  accounts += 1;
  const account = { email: `asha-${accounts}@example.in`, password: 'rain on paper' };
  await browser.post('/user/signup', { ...account, name: 'Asha', phoneNumber: '9000090000' });
  await browser.post('/user/signin', account);
  return browser;
}

const listOf = ({ status, body }: ApiResponse) => {
  expect(status).toBe(200);
  return (body as { data: SavedAddress[] }).data;
};
const save = (browser: Browser, change: Partial<ShippingDetails> = {}) =>
  browser.post('/user/addresses', { ...address, ...change });
const shown = (list: readonly SavedAddress[]) => list.map(({ city, isDefault }) => [city, isDefault]);

it('addresses are added, edited, chosen and deleted, and one of them is the default', async () => {
  const browser = await signedIn();
  const [first] = listOf(await save(browser, { name: '  Asha Rao ', city: 'Pune' }));
  expect(first).toMatchObject({ name: 'Asha Rao', city: 'Pune', isDefault: true });
  await save(browser, { city: 'Nagpur' });
  const list = listOf(await save(browser, { city: 'Mumbai' }));
  expect(shown(list)).toEqual([
    ['Pune', true],
    ['Mumbai', false],
    ['Nagpur', false],
  ]);
  const [, mumbai, nagpur] = list;
  expect(shown(listOf(await browser.post(`/user/addresses/${nagpur?.id}/default`)))).toEqual([
    ...[
      ['Nagpur', true],
      ['Mumbai', false],
      ['Pune', false],
    ],
  ]);
  const edited = await browser.post(`/user/addresses/${nagpur?.id}`, { ...address, city: 'Nashik' });
  expect(shown(listOf(edited))[0]).toEqual(['Nashik', true]);
  const remove = (id = '') => browser.post(`/user/addresses/${id}/delete`);
  expect(shown(listOf(await remove(nagpur?.id)))).toEqual([
    ['Mumbai', true],
    ['Pune', false],
  ]);
  expect(shown(listOf(await remove(nagpur?.id)))).toHaveLength(2);
  await remove(mumbai?.id);
  expect(listOf(await remove(first?.id))).toEqual([]);
  expect(listOf(await browser.get('/user/addresses'))).toEqual([]);
});

it('an account saves at most twenty addresses, even with concurrent requests', async () => {
  const browser = await signedIn();
  const responses = await Promise.all(Array.from({ length: 22 }, () => save(browser)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(responses.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { message: 'You already have 20 addresses. Delete one to add another.' },
  });
  const list = listOf(await browser.get('/user/addresses'));
  expect([list.length, list.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
});

it('an account cannot read or change the addresses of another', async () => {
  const [asha, ravi] = [await signedIn(), await signedIn()];
  const [{ id } = { id: '' }] = listOf(await save(asha));
  expect(listOf(await ravi.get('/user/addresses'))).toEqual([]);
  expect((await ravi.post(`/user/addresses/${id}`, address)).status).toBe(404);
  expect((await ravi.post(`/user/addresses/${id}/default`)).status).toBe(404);
  await ravi.post(`/user/addresses/${id}/delete`);
  expect(listOf(await asha.get('/user/addresses'))).toHaveLength(1);
  const guest = api.newBrowser();
  expect((await guest.get('/user/addresses')).status).toBe(401);
  expect((await save(guest)).status).toBe(401);
});

describe('the business of an address', () => {
  const buyer = { gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' };
  const offer = (offers: boolean) =>
    api.database.db
      .insertInto('business_setting')
      .values({ id: 1, offers_gstin: offers })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ offers_gstin: offers }))
      .execute();

  afterEach(() => offer(false));

  it('is saved, edited and removed with it, in a shop that offers to enter a GSTIN', async () => {
    await offer(true);
    const browser = await signedIn();
    const typed = { gstin: ' 27 aapfu0939f1zv', companyName: ' Uma  Paper House ' };
    const [saved] = listOf(await browser.post('/user/addresses', { ...address, ...typed }));
    expect(saved).toMatchObject(buyer);
    expect(listOf(await browser.get('/user/addresses'))).toEqual([saved]);
    const edit = async (change: object) =>
      listOf(await browser.post(`/user/addresses/${saved?.id}`, { ...address, ...change }))[0];
    const other = { gstin: '29AAGCB7383J1Z4', companyName: 'Bindu Books' };
    expect(await edit(other)).toMatchObject(other);
    expect(Object.keys((await edit({})) ?? {})).not.toContain('gstin');
  });

  it('is refused with a message for the field, by the validator of the checkout', async () => {
    await offer(true);
    const browser = await signedIn();
    const refusal = async (change: object) => {
      const { status, body } = await browser.post('/user/addresses', { ...address, ...change });
      return [status, (body as { field?: string }).field];
    };
    expect(await refusal({ ...buyer, gstin: '27AAPFU0939F1ZW' })).toEqual([422, 'gstin']);
    expect(await refusal({ gstin: buyer.gstin })).toEqual([422, 'companyName']);
    expect(await refusal({ companyName: buyer.companyName })).toEqual([422, 'gstin']);
  });

  it('is neither shown nor lost while the shop does not offer to enter a GSTIN', async () => {
    await offer(true);
    const browser = await signedIn();
    const [saved] = listOf(await browser.post('/user/addresses', { ...address, ...buyer }));
    await offer(false);
    const [plain] = listOf(await browser.get('/user/addresses'));
    expect(plain).not.toHaveProperty('gstin');
    expect(plain).not.toHaveProperty('companyName');
    expect((await browser.post('/user/addresses', { ...address, ...buyer })).status).toBe(422);
    await browser.post(`/user/addresses/${saved?.id}`, { ...address, city: 'Nashik' });
    await offer(true);
    expect(listOf(await browser.get('/user/addresses'))).toMatchObject([{ ...buyer, city: 'Nashik' }]);
  });

  it('is exported and erased with the account', async () => {
    await offer(true);
    const browser = await signedIn();
    await browser.post('/user/addresses', { ...address, ...buyer });
    const { db } = api.database;
    const email = `asha-${accounts}@example.in`;
    const { id: userId } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const person = { userId, email, orders: [] };
    expect((await exportAccount(db, person))?.addresses).toMatchObject([buyer]);
    await api.database.transaction(async (tx) => {
      await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
      await eraseAccount(tx, person, new Date());
    });
    const left = await db.selectFrom('saved_address').select('id').where('user_id', '=', userId).execute();
    expect(left).toEqual([]);
  });
});

it('the error names a missing field or a state that is not served', async () => {
  const browser = await signedIn();
  expect((await save(browser, { city: '' })).status).toBe(400);
  expect(await save(browser, { state: 'Bavaria' })).toMatchObject({ status: 422, body: { field: 'state' } });
  const foreign = await browser.post('/user/addresses', address, { origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
});
