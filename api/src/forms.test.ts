import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { shop } from '@shop/config';
import { createHash } from 'node:crypto';
import { processResetRequests } from './modules/accounts/password-reset';
import { signInWaits } from './modules/accounts/sign-in-limits';
import { contactLimits } from './modules/contact/receive-enquiry';
import { sendDueMails } from './modules/mail/mail-sender';
import { createMailer } from './modules/mail/mailer';
import { createSmtpTransport, type MailTransport } from './modules/mail/smtp-transport';
import { startMailServer, type MailServer } from './testing/mail-server';
import { faultIn, faultyFieldIn, postFormTo } from './testing/posted-forms';
import { startTestApi, type TestApi } from './testing/test-api';
import { START_MS } from './testing/test-database';

const linkOrigin = 'https://shop.example';
const password = 'rain on paper';
const asha = { name: 'Asha Rao', email: 'asha@example.in', password, phoneNumber: '9000090000' };
const enquiry = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '9000090000',
  message: 'One\r\nTwo <b>three</b>',
};

let api: TestApi;
let server: MailServer;
let transport: MailTransport;

beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ SMTP_URL: server.url, PUBLIC_ORIGIN: linkOrigin });
  transport = createSmtpTransport({ smtpUrl: server.url, from: shop.email, linkOrigin });
  await api.post('/user/signup', asha);
}, START_MS);

beforeEach(async () => {
  await api.database.db.deleteFrom('rate_bucket').execute();
  await api.database.db.deleteFrom('contact_enquiry').execute();
});

afterAll(async () => {
  transport.close();
  await api.close();
  await server.close();
});

const postForm = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: linkOrigin },
) => postFormTo(`${api.origin}${path}`, fields, headers);

const readPage = async (path: string) => {
  const response = await fetch(`${api.origin}${path}`);
  return { status: response.status, html: await response.text() };
};

const enquiries = () => api.database.db.selectFrom('contact_enquiry').selectAll().execute();

describe('the sign-in form', () => {
  it('signs in, and redirects to the home page', async () => {
    const { status, location, headers } = await postForm('/auth/login', { email: asha.email, password });
    expect([status, location]).toEqual([303, '/']);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const known = await api.get('/user/verify', { cookie: cookie.split(';')[0] ?? '' });
    expect(known.body).toMatchObject({ data: { name: asha.name, email: asha.email } });
  });

  it('keeps what was typed, except the password, when the credentials are wrong', async () => {
    const { status, html, headers } = await postForm('/auth/login', { email: asha.email, password: 'rain' });
    expect([status, faultIn(html)]).toEqual([401, 'Email or password is not correct.']);
    expect(html).toContain('<form method="post" action="/auth/login">');
    expect(html).toMatch(/<input id="field-email" [^>]*value="asha@example.in">/);
    expect(html).not.toMatch(/value="rain/);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('shares its rate limit with the JSON route', async () => {
    const { free } = signInWaits.account;
    const wrong = { email: asha.email, password: 'wrong' };
    for (let tries = 0; tries < free - 1; tries += 1) await api.post('/user/signin', wrong);
    expect((await postForm('/auth/login', wrong)).status).toBe(401);
    const { status, html, headers } = await postForm('/auth/login', wrong);
    expect([status, faultIn(html)]).toEqual([429, 'Too many attempts. Please try again in 30 seconds.']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(html).toContain('value="asha@example.in"');
  });
});

describe('the sign-up form', () => {
  it('creates the account, and confirms it on a page that can be reloaded', async () => {
    const { status, location } = await postForm('/auth/signup', { ...asha, email: 'new@example.in' });
    expect([status, location]).toEqual([303, '/forms/sign-up/done']);
    const done = await readPage(location ?? '');
    expect(done.status).toBe(200);
    expect(done.html).toContain('Account Created Succesfully');
    expect(done.html).toContain('<a href="/auth/login">Sign In</a>');
    expect((await api.post('/user/signin', { ...asha, email: 'new@example.in' })).status).toBe(200);
  });

  it('keeps what was typed when the email already has an account', async () => {
    const { status, html } = await postForm('/auth/signup', { ...asha, phoneNumber: '"><b>1' });
    expect([status, faultIn(html)]).toEqual([409, 'An account with this email already exists.']);
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;1"');
    expect(html).not.toContain(password);
  });

  it.each([
    [{ email: 'nobody' }, 'Email is not valid'],
    [{ name: '' }, 'Name is required'],
    [{ password: '' }, 'Password is required'],
    [{ name: 'x'.repeat(121) }, 'Name must not be longer than 120 characters'],
    [{ phoneNumber: '9'.repeat(31) }, 'Phone number must not be longer than 30 characters'],
  ])('refuses %j with an error next to its field', async (values, message) => {
    const { status, html } = await postForm('/auth/signup', { ...asha, ...values });
    expect([status, faultIn(html)]).toEqual([400, message]);
    expect(faultyFieldIn(html)).toEqual([Object.keys(values)[0], message]);
    expect(html).not.toContain('maxlength');
    for (const typed of Object.values(values).filter((value) => value !== ''))
      expect(html).toContain(`value="${typed}"`);
  });
});

describe('the contact form', () => {
  it('stores the message, and confirms it on a page that can be reloaded', async () => {
    const { status, location } = await postForm('/contact', enquiry);
    expect([status, location]).toEqual([303, '/forms/contact/done']);
    expect((await readPage(location ?? '')).html).toContain('Thank you. Your message is on its way to us.');
    expect(await enquiries()).toMatchObject([{ full_name: 'Asha Rao', message: 'One\nTwo <b>three</b>' }]);
  });

  it('keeps the whole message, escaped, when a field is missing', async () => {
    const { status, html } = await postForm('/contact', { ...enquiry, email: '' });
    expect([status, faultIn(html)]).toEqual([400, 'Email is required']);
    expect(html).toContain('One\nTwo &lt;b&gt;three&lt;/b&gt;</textarea>');
    expect(await enquiries()).toEqual([]);
  });

  it('shares its rate limit with the JSON route', async () => {
    const { max, message } = contactLimits.byAddress;
    for (let sent = 0; sent < max; sent += 1)
      await api.post('/contact', { ...enquiry, message: `Letter ${sent}` });
    const { status, html } = await postForm('/contact', enquiry);
    expect([status, faultIn(html)]).toEqual([429, message]);
    expect(html).toContain('Two &lt;b&gt;three');
  });

  it('shows the error next to the field, and counts a line end as one character', async () => {
    const message = 'One line\r\n'.repeat(444) + 'xxxx';
    expect((await postForm('/contact', { ...enquiry, message })).status).toBe(303);
    const { html } = await postForm('/contact', { ...enquiry, message: `${message}x` });
    expect(faultyFieldIn(html)).toEqual(['message', 'Message must not be longer than 4000 characters']);
    const unreachable = await postForm('/contact', { ...enquiry, email: 'asha@gmail,com' });
    expect(faultyFieldIn(unreachable.html)).toEqual(['email', 'Email is not valid']);
  });

  it('accepts messages of the maximum length in any script', async () => {
    const message = 'अ'.repeat(4000);
    expect((await postForm('/contact', { ...enquiry, message })).status).toBe(303);
    expect((await postForm('/contact', { ...enquiry, message: message.repeat(2) })).status).toBe(413);
  });
});

describe('the forms for a new password', () => {
  it('email a link, and change the password with its token', async () => {
    const meera = { ...asha, email: 'meera@example.in' };
    await api.post('/user/signup', meera);
    const asked = await postForm('/auth/forgot-password', { email: meera.email });
    expect([asked.status, asked.location]).toEqual([303, '/forms/forgot-password/done']);
    expect((await readPage(asked.location ?? '')).html).toContain(
      'If an account exists for this email address',
    );
    const mailer = createMailer();
    await processResetRequests({ database: api.database, mailer, linkOrigin });
    const log = { warn: () => undefined, error: () => undefined };
    await sendDueMails({ database: api.database, transport, log, now: () => new Date() });
    const texts = server.mails.map(({ text }) => text).join();
    const token = /reset-password\?token=([\w-]+)/.exec(texts)?.[1] ?? '';

    const chosen = { token, password: 'monsoon ink' };
    const changed = await postForm('/auth/reset-password', chosen);
    expect([changed.status, changed.location]).toEqual([303, '/forms/new-password/done']);
    expect((await api.post('/user/signin', { ...meera, ...chosen })).status).toBe(200);

    const again = await postForm('/auth/reset-password', chosen);
    expect(again.status).toBe(400);
    expect(faultIn(again.html)).toBe('This link is no longer valid. Please request a new one.');
    expect(again.html).toContain('<a href="/auth/forgot-password">Request a New Link</a>');
    expect(again.html).not.toContain('monsoon ink');
  });
});

describe('the checkout form', () => {
  const address = { name: 'Asha Rao', streetAddress: '12 "Lake" Road', state: 'Gujarat', city: 'Surat' };

  it('places no order, explains what ordering requires, and keeps the address', async () => {
    const { status, html, headers } = await postForm('/checkout', address);
    expect([status, faultIn(html)]).toEqual([422, 'Nothing was ordered, and nothing was paid.']);
    expect(html).toContain('allow scripts');
    expect(html).toContain('value="12 &quot;Lake&quot; Road"');
    expect(html).toContain('<option value="Gujarat" selected>Gujarat</option>');
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  });

  it('keeps the GSTIN and the company in a shop that offers to enter them', async () => {
    const business = { gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' };
    expect((await postForm('/checkout', business)).html).not.toContain('Uma Paper House');
    await api.database.db.insertInto('business_setting').values({ offers_gstin: true }).execute();
    const { html } = await postForm('/checkout', business);
    expect(html).toContain('value="27AAPFU0939F1ZV"');
    expect(html).toContain('value="Uma Paper House"');
    await api.database.db.deleteFrom('business_setting').execute();
  });
});

describe('every form', () => {
  const forms = ['/auth/login', '/auth/signup', '/auth/forgot-password', '/auth/reset-password', '/contact'];
  const all = [...forms, '/checkout', '/user/profile'];

  it.each(all)('%s is accepted only from the shop', async (path) => {
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, {}];
    for (const headers of foreign) {
      const { status, html } = await postForm(path, { ...asha, ...enquiry }, headers);
      expect(status).toBe(403);
      expect(html).not.toContain('asha@example.in');
    }
    expect((await postForm(path, {}, { 'sec-fetch-site': 'same-origin' })).status).not.toBe(403);
  });

  it.each(forms)('%s is shown again when it is empty, on a page that is not cached', async (path) => {
    const { status, html, headers } = await postForm(path, {});
    expect(status).toBe(400);
    expect(faultIn(html)).toMatch(/ is required$/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*form-action 'self'/),
    });
  });

  it.each(forms)('%s rejects bodies that a form cannot send', async (path) => {
    const type = { origin: linkOrigin, 'content-type': 'application/json' };
    const { status, html } = await postForm(path, {}, type);
    expect([status, faultIn(html)]).toEqual([
      415,
      'This form could not be read. Please fill it in on this page.',
    ]);
    expect((await postForm(path, { email: 'a\0b' })).status).toBe(400);
  });

  it('accepts each field only once', async () => {
    const response = await fetch(`${api.origin}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: linkOrigin },
      body: `email=a@b.in&email=c@d.in&password=${password}&__proto__=x`,
    });
    expect([response.status, faultIn(await response.text())]).toEqual([400, 'Email is not valid']);
  });

  it('of the profile saves and redirects back to it, for signed-in shoppers', async () => {
    const edited = { name: 'Asha R. Rao', phoneNumber: '9111191111' };
    const refused = await postForm('/user/profile', edited);
    expect([refused.status, faultIn(refused.html)]).toEqual([401, 'Please sign in to change your profile.']);
    expect(refused.html).toContain('value="Asha R. Rao"');

    const signedIn = await postForm('/auth/login', { email: asha.email, password });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const headers = { origin: linkOrigin, cookie };
    const { status, location } = await postForm('/user/profile', edited, headers);
    expect([status, location]).toEqual([303, '/user/profile']);
    const profile = await fetch(`${api.origin}/api/v1/user/profile`, { headers });
    expect(await profile.json()).toMatchObject({ data: edited });
    const empty = await postForm('/user/profile', { name: '', phoneNumber: '1' }, headers);
    expect([empty.status, faultIn(empty.html)]).toEqual([400, 'Name is required']);
    await postForm('/user/profile', { name: asha.name, phoneNumber: asha.phoneNumber }, headers);
  });
});

it(
  'shows the contact address in a shop that does not send email',
  async () => {
    const quiet = await startTestApi();
    const address = `${quiet.origin}/auth/forgot-password`;
    const { status, html } = await postFormTo(address, { email: asha.email }, { origin: quiet.origin });
    expect(status).toBe(404);
    expect(html).toContain(`Please write to ${shop.email}`);
    await quiet.close();
  },
  START_MS,
);
