import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { accountLimits, disclosureLimit } from './sign-in-limits';
import { createPasswords } from './passwords';

let api: TestApi;
let browser: Browser;

const asha = {
  name: 'Asha Rao',
  email: 'Asha@Example.in',
  password: 'rain on paper',
  phoneNumber: '9000090000',
};

beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: 'loopback' });
  await api.post('/user/signup', asha);
}, START_MS);

beforeEach(async () => {
  browser = api.newBrowser();
  await api.database.db.deleteFrom('rate_bucket').execute();
});

afterAll(() => api.close());

/** Headers of a request that a proxy forwards for that address. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const user = (email: string) =>
  api.database.db.selectFrom('app_user').selectAll().where('email_key', '=', email).executeTakeFirst();

describe('sign-up', () => {
  it('creates an account and does not sign in', async () => {
    const form = { ...asha, email: '  new@example.in ', name: ' Nila  ' };
    expect(await browser.post('/user/signup', form)).toMatchObject({ status: 200, body: { success: true } });
    expect(await user('new@example.in')).toMatchObject({ name: 'Nila', email: 'new@example.in' });
    expect((await browser.get('/user/verify')).body).toEqual({ data: null });
  });

  it('stores passwords as Argon2id hashes with the right cost', async () => {
    expect((await user('asha@example.in'))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('stores a name normalised, without characters that change its direction', async () => {
    const form = { ...asha, email: 'turned@example.in', name: 'Zoe\u0308 \u202eoaR' };
    expect((await browser.post('/user/signup', form)).status).toBe(200);
    expect((await user('turned@example.in'))?.name).toBe('Zoë oaR');
  });

  it('refuses a second account for an email address in any spelling', async () => {
    expect(await browser.post('/user/signup', { ...asha, email: 'ASHA@example.IN' })).toMatchObject({
      status: 409,
      body: { status: 409, message: 'An account with this email already exists.' },
    });
  });

  it('creates one account from concurrent requests', async () => {
    const form = { ...asha, email: 'race@example.in' };
    const responses = await Promise.all(Array.from({ length: 5 }, () => browser.post('/user/signup', form)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'nobody' }, 'Email is not valid'],
    [{ name: '   ' }, 'Name is required'],
    [{ name: undefined }, 'Name is required'],
    [{ name: '\u200b' }, 'Name is required'],
    [{ phoneNumber: '\u202e ' }, 'Phone number is required'],
    [{ phoneNumber: 9000 }, 'Phone number is not valid'],
    [{ password: 'x'.repeat(257) }, 'Password must not be longer than 256 characters'],
  ])('refuses %j', async (values, message) => {
    expect(await browser.post('/user/signup', { ...asha, ...values })).toMatchObject({
      status: 400,
      body: { status: 400, message },
    });
  });
});

it(
  'one address can create a few accounts a minute; other addresses are not affected',
  async () => {
    const signUp = (number: number, address: string) =>
      browser.post('/user/signup', { ...asha, email: `script-${number}@example.in` }, from(address));
    const { max } = accountLimits.signupBurst;
    const responses = [];
    for (let number = 0; number < 25; number += 1) responses.push(await signUp(number, '203.0.113.20'));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(max);
    const refused = responses.at(-1);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many sign-ups from your connection. Please try again in a minute.' },
    });
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await signUp(30, '203.0.113.21')).status).toBe(200);
    await api.database.db
      .updateTable('rate_bucket')
      .set({ expires_at: new Date() })
      .where('key', 'like', 'signup-burst:%')
      .execute();
    expect((await signUp(31, '203.0.113.20')).status).toBe(200);
  },
  START_MS,
);

describe('a sign-up with an email address that has an account', () => {
  const { max } = disclosureLimit;
  const signUp = (email: string, address = '203.0.113.9') =>
    browser.post('/user/signup', { ...asha, email }, from(address));
  const refused = {
    status: 429,
    body: { status: 429, message: 'Too many sign-ups from your connection. Please try again in 60 minutes.' },
  };

  it(
    'is reported a few times an hour; then every sign-up from the address gets the same response',
    async () => {
      for (let attempt = 0; attempt < max; attempt += 1) {
        expect((await signUp(asha.email)).status).toBe(409);
      }
      const taken = await signUp(asha.email);
      expect(taken).toMatchObject(refused);
      expect(Number(taken.headers.get('retry-after'))).toBeGreaterThan(3500);
      expect(await signUp('nobody-yet@example.in')).toMatchObject(refused);
      expect(await user('nobody-yet@example.in')).toBeUndefined();
      expect((await signUp('nobody-yet@example.in', '203.0.113.10')).status).toBe(200);
    },
    START_MS,
  );

  it(
    'is reported no more often to concurrent sign-ups, which then create no account',
    async () => {
      const emails = Array.from({ length: 10 }, (_, number) => [`new-${number}@example.in`, asha.email]);
      const responses = await Promise.all(emails.flat().map((email) => signUp(email)));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 409)).toHaveLength(max);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10 - max);
      expect((await signUp('late@example.in')).status).toBe(429);
      expect(await user('late@example.in')).toBeUndefined();
    },
    START_MS,
  );
});

describe('the password of a sign-up', () => {
  it.each([
    ['monsoon', 'Choose a longer password: at least 8 characters.'],
    ['PASSWORD', 'This password is too common. Choose a different one.'],
  ])('is not %s', async (password, message) => {
    const form = { ...asha, email: 'weak@example.in', password };
    expect(await browser.post('/user/signup', form)).toEqual(
      expect.objectContaining({ status: 422, body: { status: 422, message, field: 'password' } }),
    );
    expect(await user('weak@example.in')).toBeUndefined();
  });

  it('may be short for an account that is older than the rule', async () => {
    const short = await createPasswords().hash('rain');
    const { db } = api.database;
    await db
      .insertInto('app_user')
      .values({
        ...{ public_id: 'old', name: 'Old', email: 'old@example.in', email_key: 'old@example.in' },
        phone_number: '1',
        password_hash: short,
      })
      .execute();
    const form = { email: 'old@example.in', password: 'rain' };
    expect((await browser.post('/user/signin', form)).status).toBe(200);
  });
});
