import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { resetLinkMs } from '../../durations';
import type { Browser } from '../../testing/browser';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { sendDueMails } from '../mail/mail-sender';
import { createMailer } from '../mail/mailer';
import { createSmtpTransport, type MailTransport } from '../mail/smtp-transport';
import { accountLimits } from './sign-in-limits';
import { processResetRequests } from './password-reset';

const linkOrigin = 'https://shop.example';
const asha = {
  name: 'Asha <b>Rao</b>',
  email: 'Asha@Example.in',
  password: 'rain on paper',
  phoneNumber: '9000090000',
};
const ASKED = {
  success: true,
  message: "If an account exists for this email address, we've sent a link to reset the password.",
};
const GONE = { status: 400, message: 'This link is no longer valid. Please request a new one.' };

let api: TestApi;
let server: MailServer;
let transport: MailTransport;
let browser: Browser;

beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ SMTP_URL: server.url, PUBLIC_ORIGIN: linkOrigin });
  transport = createSmtpTransport({ smtpUrl: server.url, from: 'post@shop.example', linkOrigin });
  await api.post('/user/signup', asha);
}, START_MS);

beforeEach(async () => {
  browser = api.newBrowser();
  server.mails.splice(0);
  for (const table of ['rate_bucket', 'password_reset_request', 'mail_outbox'] as const)
    await api.database.db.deleteFrom(table).execute();
  await api.database.db.updateTable('password_reset').set({ used_at: new Date() }).execute();
});

afterAll(async () => {
  transport.close();
  await api.close();
  await server.close();
});

/** Runs the jobs immediately; a shop runs them every few seconds. */
async function work(now: () => Date = () => new Date()): Promise<void> {
  await processResetRequests({ database: api.database, mailer: createMailer(now), linkOrigin, now });
  await sendDueMails({
    database: api.database,
    transport,
    now,
    log: { warn: () => undefined, error: () => undefined },
  });
}

/** The token of the emailed link; other emails may have been sent too. */
function mailedToken(): string {
  const texts = server.mails.map(({ text }) => text).join();
  const [, token] = /reset-password\?token=([\w-]+)/.exec(texts) ?? [];
  if (!token) throw new Error('The email with the link is missing');
  return token;
}

async function askForToken(): Promise<string> {
  server.mails.splice(0);
  await browser.post('/user/forgot-password', { email: ' asha@example.IN ' });
  await work();
  return mailedToken();
}

const reset = (token: string, password: string) => browser.post('/user/reset-password', { token, password });

async function signIn(password: string, by = api.newBrowser()): Promise<number> {
  return (await by.post('/user/signin', { email: asha.email, password })).status;
}

describe('asking for a link', () => {
  it('emails a link with the configured origin of the shop, whatever the request contains', async () => {
    const response = await browser.post(
      '/user/forgot-password',
      { email: asha.email },
      { host: 'evil.example', origin: linkOrigin },
    );
    expect(response).toMatchObject({ status: 200, body: ASKED });
    await work();
    expect(server.mails).toMatchObject([
      {
        to: [{ address: 'Asha@example.in' }],
        subject: 'Choose a new password for Vintage Craft',
        text: expect.stringMatching(/\nhttps:\/\/shop\.example\/auth\/reset-password\?token=[\w-]{43}\n/),
        html: expect.stringContaining('Hello Asha &lt;b&gt;Rao&lt;/b&gt;'),
      },
    ]);
  });

  it('responds the same to an unknown email, runs the same statement, and sends nothing', async () => {
    expect((await browser.post('/user/forgot-password', { email: 'nobody@example.in' })).body).toEqual(ASKED);
    const asked = await api.database.db.selectFrom('password_reset_request').select('email_key').execute();
    expect(asked).toEqual([{ email_key: 'nobody@example.in' }]);
    await work();
    expect(server.mails).toEqual([]);
    expect(await api.database.db.selectFrom('password_reset_request').selectAll().execute()).toEqual([]);
  });

  it('stores the token neither in the links nor in the sent emails', async () => {
    const token = await askForToken();
    expect(token).toHaveLength(43);
    const { db } = api.database;
    const stillValid = [
      await db.selectFrom('password_reset').selectAll().execute(),
      await db.selectFrom('mail_outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(stillValid)).not.toContain(token);
  });

  it('is limited by account, known or not', async () => {
    const { max } = accountLimits.forgotByAccount;
    for (const email of [asha.email, 'nobody@example.in']) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt <= max; attempt += 1) {
        statuses.push((await browser.post('/user/forgot-password', { email })).status);
      }
      expect(statuses).toEqual([...Array<number>(max).fill(200), 429]);
    }
    await work();
  });
});

describe('using a link', () => {
  it('sets the password once, signs out everywhere, and sends an email', async () => {
    const elsewhere = api.newBrowser();
    await signIn(asha.password, elsewhere);
    const token = await askForToken();
    expect(await reset(token, 'monsoon-27')).toMatchObject({ status: 200, body: { success: true } });
    expect((await elsewhere.get('/user/verify')).body).toEqual({ data: null });
    expect(await signIn(asha.password)).toBe(401);
    expect(await signIn('monsoon-27')).toBe(200);
    expect(await reset(token, 'another one')).toMatchObject({ status: 400, body: GONE });
    server.mails.splice(0);
    await work();
    expect(server.mails).toMatchObject([{ subject: 'Your password for Vintage Craft was changed' }]);
    expect(await reset(await askForToken(), asha.password)).toMatchObject({ status: 200 });
  });

  it('forgets browsers in which the old password was used', async () => {
    await signIn(asha.password, browser);
    expect((await reset(await askForToken(), asha.password)).status).toBe(200);
    expect(await api.database.db.selectFrom('known_browser').selectAll().execute()).toEqual([]);
  });

  it('keeps the session that it was used in', async () => {
    await signIn(asha.password, browser);
    expect((await reset(await askForToken(), asha.password)).status).toBe(200);
    expect((await browser.get('/user/verify')).body).toMatchObject({ data: { email: asha.email } });
  });

  it('works for only one of many concurrent requests', async () => {
    const token = await askForToken();
    const responses = await Promise.all(Array.from({ length: 5 }, () => reset(token, asha.password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('invalidates older links', async () => {
    const older = await askForToken();
    await reset(await askForToken(), asha.password);
    expect(await reset(older, 'another one')).toMatchObject({ status: 400, body: GONE });
  });

  it('fails after half an hour, and with an unknown token', async () => {
    await browser.post('/user/forgot-password', { email: asha.email });
    await work(() => new Date(Date.now() - resetLinkMs));
    expect(await reset(mailedToken(), 'another one')).toMatchObject({ status: 400, body: GONE });
    expect(await reset('x'.repeat(43), 'another one')).toMatchObject({ status: 400, body: GONE });
  });

  it('requires a password', async () => {
    expect(await reset('x', '')).toMatchObject({ status: 400, body: { message: 'Password is required' } });
  });

  it.each([
    ['monsoon', 'Choose a longer password: at least 8 characters.'],
    ['Sunshine', 'This password is too common. Choose a different one.'],
  ])('refuses %s and can be used again', async (password, message) => {
    const token = await askForToken();
    expect(await reset(token, password)).toMatchObject({ status: 422, body: { message, field: 'password' } });
    expect((await reset(token, asha.password)).status).toBe(200);
  });
});

describe('the account screens', () => {
  it('show whether a link can be requested', async () => {
    expect((await browser.get('/account-settings')).body).toEqual({ data: { passwordReset: true } });
  });

  it(
    'learn that the shop does not send email, and the routes return 404',
    async () => {
      const mailless = await startTestApi();
      expect((await mailless.get('/account-settings')).body).toEqual({ data: { passwordReset: false } });
      const paths = {
        '/user/forgot-password': { email: 'a@b.in' },
        '/user/reset-password': { token: 'x', password: 'monsoon-27' },
      };
      for (const [path, body] of Object.entries(paths)) {
        expect(await mailless.post(path, body)).toMatchObject({
          status: 404,
          body: {
            message: 'Passwords cannot be reset by email here. Please write to hello@vintagecraft.example.',
          },
        });
      }
      await mailless.close();
    },
    START_MS,
  );
});
