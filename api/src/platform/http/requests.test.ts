import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { contactLimits } from '../../modules/contact/receive-enquiry';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_ORIGIN: 'https://shop.example' });
}, START_MS);

afterAll(() => api.close());

const enquiry = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '9000090000',
  message: 'Hello',
};

const enquiries = () =>
  api.database.db.selectFrom('contact_enquiry').selectAll().orderBy('id', 'desc').execute();

describe('POST /contact', () => {
  it('stores the enquiry, cleaned', async () => {
    const message = ' One\r\nTwo\u0007 <b>three</b> ';
    expect(await api.post('/contact', { ...enquiry, message })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await enquiries())[0]).toMatchObject({
      full_name: enquiry.fullName,
      email: enquiry.email,
      phone_number: enquiry.phoneNumber,
      message: 'One\nTwo <b>three</b>',
    });
  });

  it.each(['fullName', 'email', 'phoneNumber', 'message'])('requires %s', async (field) => {
    const response = await api.post('/contact', { ...enquiry, [field]: undefined });
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/ is required$/) },
    });
  });

  it.each(['fullName', 'phoneNumber'])('requires a visible %s', async (field) => {
    expect(await api.post('/contact', { ...enquiry, [field]: '\u200b\u202e' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/ is required$/), field },
    });
  });

  it('limits a flood from one address', async () => {
    await api.database.db.deleteFrom('rate_bucket').execute();
    const { max } = contactLimits.byAddress;
    const responses = await Promise.all(Array.from({ length: max + 3 }, () => api.post('/contact', enquiry)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(max);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
    await api.database.db.deleteFrom('rate_bucket').execute();
  });
});

describe('a request that changes something', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['the public origin', { origin: 'https://shop.example' }, 200],
    ['the public host without HTTPS', { origin: 'http://shop.example' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
  ])('from %s (%j) returns %i', async (_name, headers, status) => {
    const response = await api.post('/contact', enquiry, headers);
    expect(response.status).toBe(status);
  });

  it.each([
    [{}, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
  ])('without an Origin and with %j returns %i', async (headers, status) => {
    const response = await fetch(`${api.origin}/api/v1/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(enquiry),
    });
    expect(response.status).toBe(status);
  });

  it('is refused as a form, and as text', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      expect(await api.post('/contact', 'fullName=x', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { status: 415, message: 'Send the body as application/json.' },
      });
    }
  });

  it('sets a secure cookie over HTTPS', async () => {
    const account = { name: 'A', email: 'secure@example.in', password: 'rain on paper', phoneNumber: '1' };
    await api.post('/user/signup', account);
    const { headers } = await api.post('/user/signin', account);
    const flags = '.*; Path=/; HttpOnly; Secure; SameSite=Lax$';
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(`^__Host-session=${flags}`),
      expect.stringMatching(`^__Host-browser=${flags}`),
    ]);
  });

  it('keeps a session whose cookie predates HTTPS, under the new name', async () => {
    const account = { name: 'B', email: 'before@example.in', password: 'rain on paper', phoneNumber: '1' };
    await api.post('/user/signup', account);
    const shopper = api.newBrowser();
    await shopper.post('/user/signin', account);
    const token = shopper.cookies.get('__Host-session') ?? '';
    const old = await api.newBrowser().get('/user/verify', { cookie: `session=${token}` });
    expect(old.body).toMatchObject({ data: { email: account.email } });
    expect(old.headers.getSetCookie()).toEqual([
      expect.stringMatching(`^__Host-session=${token}; Max-Age=2592000; .*Secure`),
      expect.stringMatching(/^session=; Max-Age=0; .*Secure/),
    ]);
    const both = await api.newBrowser().get('/user/verify', { cookie: `session=x; __Host-session=${token}` });
    expect(both.body).toEqual(old.body);
  });
});

describe('bad input', () => {
  it.each([
    ['NUL', { ...enquiry, message: 'a\0b' }],
    ['half a surrogate pair', { ...enquiry, message: 'a\ud800b' }],
    ['NUL in a key', { ...enquiry, 'x\0': 1 }],
    ['NUL deep inside', { ...enquiry, more: [{ deep: ['\0'] }] }],
    ['deep nesting', JSON.stringify(enquiry).replace('}', `,"x":${'['.repeat(50)}${']'.repeat(50)}}`)],
  ])('%s is refused', async (_name, body) => {
    expect(await api.post('/contact', body)).toMatchObject({
      status: 400,
      body: { status: 400, message: 'Text contains characters that are not allowed' },
    });
  });

  it.each(['/product/search/query?q=%00', '/policy/x?y=%00'])('GET %s is refused', async (path) => {
    expect((await api.get(path)).status).toBe(400);
  });

  it.each([
    '/product/detail1/a%00b',
    '/product/category/tapes/a%00b',
    `/product/category/tapes/${'x'.repeat(300)}`,
    '/blog/%00',
    `/blog/${'x'.repeat(400)}`,
  ])('GET %s is not found', async (path) => {
    expect(await api.get(path)).toMatchObject({
      status: 404,
      body: { status: 404, message: 'There is nothing at this address.' },
    });
  });

  it.each(['/product/detail1/%ff', '/product/detail1/%E0%A4%A'])(
    'GET %s is an invalid address',
    async (path) => {
      expect((await api.get(path)).body).toEqual({ status: 400, message: 'This address is not valid.' });
    },
  );

  it.each([
    ['{"fullName":', 'The body is not valid JSON.'],
    ['{"__proto__":{"admin":true}}', 'The body is not valid JSON.'],
    ['null', 'The request needs a JSON body.'],
    ['[]', 'The request needs a JSON body.'],
    ['""', 'The request needs a JSON body.'],
  ])('the body %s is refused', async (body, message) => {
    expect(await api.post('/contact', body)).toMatchObject({ status: 400, body: { message } });
  });

  it('a deeply nested body is refused', async () => {
    expect((await api.post('/contact', '['.repeat(100_000))).status).toBe(400);
    expect((await api.post('/contact', `${'['.repeat(90_000)}${']'.repeat(90_000)}`)).status).toBe(400);
  });

  it('invalid UTF-8 is refused', async () => {
    const response = await fetch(`${api.origin}/api/v1/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api.origin },
      body: Buffer.from([0x22, 0xff, 0x22]),
    });
    expect(response.status).toBe(400);
  });

  it('a huge body is refused', async () => {
    expect(await api.post('/contact', { ...enquiry, message: 'x'.repeat(300_000) })).toMatchObject({
      status: 413,
      body: { status: 413, message: 'The request is too large.' },
    });
  });

  it('other methods are not found', async () => {
    expect(await api.post('/brand', {})).toMatchObject({ status: 404 });
  });
});

describe('every response', () => {
  it('has the security headers and a request id', async () => {
    for (const path of ['/brand', '/nothing', '/user/verify', '/product?page=0']) {
      const { headers } = await api.get(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
    for (const path of ['/user/verify', '/user/profile', '/order/unknown']) {
      expect((await api.get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('does not reveal an internal error', async () => {
    await sql`alter table banner rename to banner_gone`.execute(api.database.db);
    const { status, body } = await api.get('/banner');
    expect({ status, body }).toEqual({ status: 500, body: { status: 500, message: 'Something went wrong' } });
    await sql`alter table banner_gone rename to banner`.execute(api.database.db);
  });
});
