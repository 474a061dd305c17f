import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';

let api: TestApi;
let accounts = 0;
let email: string;
const password = 'rain on paper';
const next = 'ink on a sleeve';

beforeAll(async () => {
  api = await startTestApi({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: 'https://shop.example' });
}, START_MS);
afterAll(() => api.close());

beforeEach(async () => {
  accounts += 1;
  email = `asha-${accounts}@example.in`;
  await api.newBrowser().post('/user/signup', { name: 'Asha', email, password, phoneNumber: '9000090000' });
});

const signIn = (browser: Browser, secret = password) =>
  browser.post('/user/signin', { email, password: secret });
const isSignedIn = async (browser: Browser) =>
  ((await browser.get('/user/verify')).body as { data: unknown }).data !== null;
const change = (browser: Browser, currentPassword: string, chosen: string) =>
  browser.post('/user/change-password', { currentPassword, password: chosen });

it('a new password replaces the old one, ends other sessions and sends an email', async () => {
  const [here, elsewhere] = [api.newBrowser(), api.newBrowser()];
  await signIn(here);
  await signIn(elsewhere);
  const before = here.cookies.get('__Host-session');
  expect(await change(here, password, next)).toMatchObject({ status: 200, body: { success: true } });
  expect(here.cookies.get('__Host-session')).not.toBe(before);
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn(api.newBrowser())).status).toBe(401);
  expect((await signIn(api.newBrowser(), next)).status).toBe(200);
  const mails = await api.database.db
    .selectFrom('mail_outbox')
    .select('kind')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([{ kind: 'password-changed' }]);
});

it.each([
  ['a wrong current password', 'sun on paper', next, 403, 'Your current password is not correct.'],
  ['a short new password', password, 'ink', 422, 'Choose a longer password: at least 8 characters.'],
  [
    'a common new password',
    password,
    'sunshine',
    422,
    'This password is too common. Choose a different one.',
  ],
])('rejects %s, and changes nothing', async (_case, current, chosen, status, message) => {
  const [here, elsewhere] = [api.newBrowser(), api.newBrowser()];
  await signIn(here);
  await signIn(elsewhere);
  expect(await change(here, current, chosen)).toMatchObject({ status, body: { message } });
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect((await signIn(api.newBrowser())).status).toBe(200);
});

it('requires a signed-in user, and slows down guesses', async () => {
  expect((await change(api.newBrowser(), password, next)).status).toBe(401);
  const here = api.newBrowser();
  await signIn(here);
  const statuses = new Set<number>();
  for (let guess = 0; guess <= 10; guess += 1) statuses.add((await change(here, 'guess', next)).status);
  expect([...statuses]).toEqual([403, 429]);
});
