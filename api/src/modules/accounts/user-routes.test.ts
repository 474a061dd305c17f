import { hash } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashSecret } from '@shop/server-kit/secrets';
import type { Browser } from '../../testing/browser';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { signInWaits } from './sign-in-limits';

let api: TestApi;
let browser: Browser;

const asha = {
  name: 'Asha Rao',
  email: 'Asha@Example.in',
  password: 'rain on paper',
  phoneNumber: '9000090000',
};
const credentials = { name: '', email: 'asha@example.in', password: asha.password, confirmPassword: '' };

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

describe('sign-in', () => {
  it('starts a session, with a cookie that scripts cannot read', async () => {
    const response = await browser.post('/user/signin', credentials);
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await browser.get('/user/verify')).body).toEqual({
      data: { name: asha.name, email: asha.email, id: expect.any(String) },
    });
  });

  it('accepts a password in any Unicode normal form, and renews an older hash', async () => {
    const typed = 'cafe\u0301 ब\u095cा';
    const composed = 'caf\u00e9 ब\u0921\u093cा';
    const form = { ...asha, email: 'zoe@example.in', password: composed };
    await browser.post('/user/signup', form);
    const signIn = async (password: string) =>
      (await browser.post('/user/signin', { email: form.email, password })).status;
    expect(await signIn(typed)).toBe(200);
    const older = await hash(typed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await api.database.db
      .updateTable('app_user')
      .set({ password_hash: older })
      .where('email_key', '=', form.email)
      .execute();
    expect([await signIn(composed), await signIn(typed), await signIn(composed)]).toEqual([401, 200, 200]);
  });

  it('stores the hash of the token, never the token', async () => {
    await browser.post('/user/signin', credentials);
    const token = browser.cookies.get('session') ?? '';
    const sessions = await api.database.db.selectFrom('session').select('token_hash').execute();
    expect(sessions).toContainEqual({ token_hash: hashSecret(token) });
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('replaces the token, so that a leaked one is useless', async () => {
    await browser.post('/user/signin', credentials);
    const before = browser.cookies.get('session') ?? '';
    await browser.post('/user/signin', credentials);
    expect(browser.cookies.get('session')).not.toBe(before);
    const thief = await api.get('/user/verify', { cookie: `session=${before}` });
    expect(thief.body).toEqual({ data: null });
  });

  it('responds the same to a wrong password and an unknown email address', async () => {
    const wrong = await browser.post('/user/signin', { ...credentials, password: 'wrong' });
    const unknown = await browser.post('/user/signin', { ...credentials, email: 'nobody@example.in' });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Email or password is not correct.' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(browser.cookies.size).toBe(0);
  });

  it(
    'reports how long to wait after wrong passwords, and lets the owner sign in from elsewhere',
    async () => {
      const { free } = signInWaits.account;
      for (let attempt = 0; attempt < free; attempt += 1) {
        await browser.post('/user/signin', { ...credentials, password: 'wrong' });
      }
      const response = await browser.post('/user/signin', credentials);
      expect(response).toMatchObject({
        status: 429,
        body: { message: 'Too many attempts. Please try again in 30 seconds.' },
      });
      expect(response.headers.get('retry-after')).toBe('30');
      const elsewhere = await browser.post('/user/signin', credentials, from('203.0.113.1'));
      expect(elsewhere.status).toBe(200);
    },
    START_MS,
  );

  it('recognises a known browser, with a new token each time', async () => {
    await browser.post('/user/signin', credentials);
    await browser.post('/user/signout');
    const token = browser.cookies.get('browser') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    for (let attempt = 0; attempt <= signInWaits.account.free; attempt += 1) {
      await api.newBrowser().post('/user/signin', { ...credentials, password: 'wrong' });
    }
    expect((await api.newBrowser().post('/user/signin', credentials)).status).toBe(429);
    expect((await browser.post('/user/signin', credentials)).status).toBe(200);
    expect(browser.cookies.get('browser')).not.toBe(token);
    const thief = api.newBrowser();
    expect((await thief.post('/user/signin', credentials, { cookie: `browser=${token}` })).status).toBe(429);
  });
});

describe('sign-out', () => {
  it('ends the session, so that a copied cookie stops working', async () => {
    await browser.post('/user/signin', credentials);
    const token = browser.cookies.get('session') ?? '';
    expect(await browser.post('/user/signout')).toMatchObject({ status: 200, body: { success: true } });
    expect([...browser.cookies.keys()]).toEqual(['browser']);
    expect((await api.get('/user/verify', { cookie: `session=${token}` })).body).toEqual({ data: null });
  });

  it('succeeds without a signed-in user', async () => {
    expect((await browser.post('/user/signout', {})).status).toBe(200);
  });
});

describe('profile', () => {
  it('requires a signed-in shopper', async () => {
    expect(await browser.get('/user/profile')).toMatchObject({
      status: 401,
      body: { status: 401, message: 'Please sign in to see your profile.' },
    });
  });

  describe('changed', () => {
    const edited = { name: ' Meera  Rao ', phoneNumber: '+91 98765 43210' };
    const details = async () => {
      const { name, email, phone_number } = (await user('asha@example.in')) ?? {};
      return [name, email, phone_number];
    };
    afterEach(async () => {
      const { name, phoneNumber: phone_number } = asha;
      await api.database.db.updateTable('app_user').set({ name, phone_number }).execute();
    });

    it('stores name and phone number, which the session and the profile then show', async () => {
      await browser.post('/user/signin', credentials);
      const stored = { name: 'Meera Rao', phoneNumber: edited.phoneNumber };
      expect(await browser.post('/user/profile', { ...edited, email: 'other@example.in' })).toMatchObject({
        status: 200,
        body: { success: true, data: stored },
      });
      expect(await details()).toEqual([stored.name, asha.email, stored.phoneNumber]);
      expect((await browser.get('/user/verify')).body).toEqual({
        data: { name: stored.name, email: asha.email, id: expect.any(String) },
      });
      expect((await browser.get('/user/profile')).body).toMatchObject({ data: stored });
    });

    it.each([
      [{ ...edited, name: '  ' }, 400, 'Name is required'],
      [{ ...edited, name: '\u0007' }, 400, 'Name is required'],
      [{ name: 'Meera' }, 400, 'Phone number is required'],
      [{ ...edited, phoneNumber: '9'.repeat(31) }, 400, 'Phone number must not be longer than 30 characters'],
    ])('refuses %j with %d', async (body, status, message) => {
      await browser.post('/user/signin', credentials);
      expect(await browser.post('/user/profile', body)).toMatchObject({ status, body: { status, message } });
      expect(await details()).toEqual([asha.name, asha.email, asha.phoneNumber]);
    });

    it('requires a signed-in shopper', async () => {
      expect(await browser.post('/user/profile', edited)).toMatchObject({
        status: 401,
        body: { message: 'Please sign in to change your profile.' },
      });
      expect(await details()).toEqual([asha.name, asha.email, asha.phoneNumber]);
    });
  });

  it('lists the items of placed orders as they were when ordered, newest first', async () => {
    await browser.post('/user/signin', credentials);
    const { db } = api.database;
    const account = await user('asha@example.in');
    const session = await db
      .selectFrom('session')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const products = await db.selectFrom('product').select(['id', 'slug']).orderBy('id').limit(2).execute();
    const ship = {
      ...{ name: 'Asha', email: 'a@b.in', phone: '1', streetAddress: '12 MG Road' },
      apartment: '',
    };
    for (const [number, placed] of [true, true, false].entries()) {
      const order = await db
        .insertInto('shop_order')
        .values({
          public_id: `order-${number}`,
          session_id: session.id,
          user_id: account?.id ?? 0,
          client_key: null,
          cart_hash: `${number}`,
          status: placed ? 'placed' : 'expired',
          reserved_until: new Date(),
          subtotal_paise: 100,
          total_paise: 200,
          ship: JSON.stringify({ ...ship, city: 'Pune', state: 'Maharashtra', pinCode: '411001' }),
          provider_order_id: null,
          paid_payment_id: null,
          paid_at: null,
          placed_at: placed ? new Date() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const item = {
        order_id: order.id,
        quantity: 2,
        rate_paise: 12_345,
        discount_bp: 0,
        unit_paise: 12_345,
      };
      for (const { id } of products) {
        await db
          .insertInto('order_item')
          .values({ ...item, product_id: id, title: `Sold ${number}` })
          .execute();
      }
    }
    const { body } = await browser.get('/user/profile');
    const { data } = body as { data: { orderDetail: { _id: string }[] } };
    expect(data).toMatchObject({
      name: asha.name,
      email: asha.email,
      phoneNumber: asha.phoneNumber,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(data.orderDetail.map(({ _id }) => _id)).toEqual([
      'order-1-1',
      'order-1-2',
      'order-0-1',
      'order-0-2',
    ]);
    expect(data.orderDetail[0]).toEqual({
      _id: 'order-1-1',
      orderId: 'order-1',
      createdAt: expect.any(String),
      productId: {
        title: 'Sold 1',
        rate: 123.45,
        slugProduct: products[0]?.slug,
        mainPhoto: expect.objectContaining({ secure_url: expect.stringContaining('/media/') }),
      },
      ...{
        name: 'Asha',
        streetAddress: '12 MG Road',
        apartment: '',
        city: 'Pune',
        state: 'Maharashtra',
        phone: '1',
      },
      quantity: 2,
      status: 'Order Placed',
    });
  });
});
