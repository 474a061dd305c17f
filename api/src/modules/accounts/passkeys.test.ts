import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPasskeyDevice, type PasskeyDevice } from '@shop/server-kit/testing-passkeys';
import type { Browser } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { eraseAccount, exportAccount } from './personal-data';
import { findUserByEmail } from './repository';

const shop = 'https://shop.example';
const password = 'rain on paper';
let api: TestApi;
let accounts = 0;
let email: string;
let here: Browser;
let device: PasskeyDevice;

beforeAll(async () => {
  api = await startTestApi({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: shop });
}, START_MS);
afterAll(() => api.close());

const newAccount = async () => {
  accounts += 1;
  email = `asha-${accounts}@example.in`;
  const browser = api.newBrowser();
  await browser.post('/user/signup', { name: 'Asha', email, password, phoneNumber: '9000090000' });
  await browser.post('/user/signin', { email, password });
  return browser;
};

beforeEach(async () => {
  here = await newAccount();
  device = createPasskeyDevice(shop);
});

type Begun = { readonly options: { readonly challenge: string } };
const begin = (browser: Browser, currentPassword = password) =>
  browser.post('/user/passkeys/options', { currentPassword });
const optionsOf = ({ body }: { readonly body: unknown }) => (body as Begun).options;

async function addPasskey(browser = here, ofDevice = device, name = 'Phone') {
  const credential = ofDevice.register(optionsOf(await begin(browser)));
  return browser.post('/user/passkeys', { name, credential });
}

async function signIn(browser: Browser, ofDevice = device) {
  const options = optionsOf(await browser.post('/user/passkeys/sign-in-options'));
  return browser.post('/user/passkeys/sign-in', { credential: ofDevice.signIn(options) });
}

const emailOf = async (browser: Browser) =>
  ((await browser.get('/user/verify')).body as { data: { email: string } | null }).data?.email;
const listed = async (browser = here) => (await browser.get('/user/passkeys')).body as { data: unknown[] };

describe('a shopper’s passkey', () => {
  it('signs in without the password, and an email reports that it was added', async () => {
    expect(await addPasskey()).toMatchObject({ status: 200, body: { success: true } });
    const elsewhere = api.newBrowser();
    expect(await signIn(elsewhere)).toMatchObject({ status: 200, body: { success: true } });
    expect(await emailOf(elsewhere)).toBe(email);
    expect(await listed()).toEqual({
      data: [{ id: device.id, name: 'Phone', createdAt: expect.any(String), usedAt: expect.any(String) }],
    });
    const mails = await api.database.db
      .selectFrom('mail_outbox')
      .select(['kind', 'body_text'])
      .where('recipient', '=', email)
      .execute();
    expect(mails).toMatchObject([{ kind: 'passkey-added', body_text: expect.stringContaining('Phone') }]);
  });

  it('can be added only with the current password', async () => {
    expect(await begin(here, 'sun on paper')).toMatchObject({
      status: 403,
      body: { message: 'Your current password is not correct.', field: 'currentPassword' },
    });
    expect((await begin(api.newBrowser())).status).toBe(401);
    expect((await api.newBrowser().get('/user/passkeys')).status).toBe(401);
  });

  it('cannot sign in after it was removed', async () => {
    await addPasskey();
    const other = await newAccount();
    const removed = (browser: Browser) => browser.post('/user/passkeys/remove', { id: device.id });
    expect((await removed(other)).status).toBe(404);
    expect((await removed(here)).status).toBe(200);
    expect(await signIn(api.newBrowser())).toMatchObject({
      status: 401,
      body: { message: 'This passkey is not registered here. Sign in with your password.' },
    });
    expect(await listed()).toEqual({ data: [] });
  });

  it('is bound to the browser and the account that began to add it', async () => {
    const options = optionsOf(await begin(here));
    const other = await newAccount();
    const stolen = await other.post('/user/passkeys', {
      name: 'Phone',
      credential: device.register(options),
    });
    expect(stolen).toMatchObject({ status: 422, body: { message: 'This request has expired. Try again.' } });
    const ofOther = optionsOf(await begin(other));
    await other.post('/user/signout');
    await other.post('/user/signin', { email: 'asha-1@example.in', password });
    const mixed = await other.post('/user/passkeys', { name: 'Phone', credential: device.register(ofOther) });
    expect(mixed.status).toBe(422);
  });

  it('is refused at another origin, with a replayed challenge, and with malformed input', async () => {
    await addPasskey();
    const browser = api.newBrowser();
    const begun = async () => optionsOf(await browser.post('/user/passkeys/sign-in-options'));
    const send = (credential: unknown) => browser.post('/user/passkeys/sign-in', { credential });
    const phished = device.signIn(await begun(), {}, 'https://shop.example.evil.example');
    expect(await send(phished)).toMatchObject({
      status: 401,
      body: { message: 'The passkey could not be verified. Try again, or sign in with your password.' },
    });
    const good = device.signIn(await begun());
    const cookie = browser.cookies.get('__Host-passkey') ?? '';
    expect((await send(good)).status).toBe(200);
    const replayed = await api
      .newBrowser()
      .post('/user/passkeys/sign-in', { credential: good }, { cookie: `__Host-passkey=${cookie}` });
    expect(replayed).toMatchObject({
      status: 401,
      body: { message: 'This request has expired. Try again.' },
    });
    for (const credential of [null, {}, 'x', { ...good, id: '' }, { ...good, response: {} }])
      expect((await send(credential)).status).toBe(400);
  });

  it('needs a name of at most 60 characters', async () => {
    const credential = device.register(optionsOf(await begin(here)));
    expect((await here.post('/user/passkeys', { name: ' ', credential })).status).toBe(400);
    expect((await here.post('/user/passkeys', { name: 'x'.repeat(61), credential })).status).toBe(400);
  });

  it('is exported and erased with the account', async () => {
    await addPasskey();
    await begin(here);
    const { db } = api.database;
    const userId = (await findUserByEmail(db, email))?.id ?? null;
    const person = { userId, email, orders: [] };
    expect(await exportAccount(db, person)).toMatchObject({ passkeys: [{ name: 'Phone', usedAt: null }] });
    await api.database.transaction((tx) => eraseAccount(tx, person, new Date()));
    expect((await signIn(api.newBrowser())).status).toBe(401);
  });
});
