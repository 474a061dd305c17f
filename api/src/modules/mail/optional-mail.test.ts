import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import { sendDueMails } from './mail-sender';
import { createMailer, noMailer } from './mailer';
import { type OptionalEmail, sendOptionalMail } from './optional-mail';
import { createSmtpTransport, type MailTransport } from './smtp-transport';

const linkOrigin = 'https://shop.example';
const mailer = createMailer();
const quiet = { warn: () => undefined, error: () => undefined };

let shop: OrderShop;
let server: MailServer;
let transport: MailTransport;
let people = 0;

beforeAll(async () => {
  shop = await openOrderShop();
  server = await startMailServer();
  transport = createSmtpTransport({ smtpUrl: server.url, from: 'post@shop.example', linkOrigin });
});
beforeEach(async () => {
  const { db } = shop.database;
  await db.deleteFrom('mail_outbox').execute();
  await db.deleteFrom('consent_setting').execute();
  await db.insertInto('consent_setting').values({ shows_notices: true }).execute();
  server.mails.splice(0);
});
afterAll(async () => {
  transport.close();
  await server.close();
  await shop.close();
});

/** A guest with a new address, who agreed to offers or did not. */
async function guest(consents = 'notice@1,offers@1'): Promise<string> {
  people += 1;
  const email = `Ravi-${people}@optional.example`;
  const form = { fullName: 'Ravi', email, phoneNumber: '9000090000', message: `Hello ${people}`, consents };
  expect(await shop.newShopper().post('/contact', form)).toMatchObject({ status: 200 });
  return email;
}

const offer = (to: string, rest: Partial<OptionalEmail> = {}): OptionalEmail => ({
  ...{ kind: 'optional-offer', to, subject: 'Inks at half price', title: 'Inks at half price' },
  blocks: [{ kind: 'text', text: 'Until Sunday.' }],
  ...rest,
});
const send = (mail: OptionalEmail, now = new Date()) =>
  sendOptionalMail(shop.database.db, mail, { mailer, linkOrigin, now });
const deliver = () => sendDueMails({ database: shop.database, transport, log: quiet });
const outbox = () =>
  shop.database.db.selectFrom('mail_outbox').select(['state', 'error', 'stop_url']).execute();

/** Opens or posts a link; posts as the server of a mail program does, without an Origin. */
async function follow(url: string, init: RequestInit = {}) {
  const response = await fetch(url.replace(linkOrigin, shop.origin), init);
  return { status: response.status, html: await response.text() };
}
const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

/** Sends an offer, and returns the link of its header. */
async function linkOf(email: string, now = new Date()): Promise<string> {
  await send(offer(email), now);
  const row = await shop.database.db
    .selectFrom('mail_outbox')
    .select('stop_url')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  return row.stop_url ?? '';
}

const withdrawals = async (email: string) =>
  (
    await shop.database.db
      .selectFrom('consent_event')
      .select('place')
      .where('email_key', '=', email.toLowerCase())
      .where('given', '=', false)
      .execute()
  ).map(({ place }) => place);

describe('an email that needs a consent', () => {
  it('is sent if there is one, with a link that stops such emails in its text and in its headers', async () => {
    const email = await guest();
    expect(await send(offer(email, { key: 'inks' }))).toBe(true);
    expect(await send(offer(email, { key: 'inks' }))).toBe(false);
    await deliver();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, url = ''] = /^<(https:\/\/shop\.example\/forms\/stop-emails\?key=\S+)>$/.exec(
      header('list-unsubscribe') ?? '',
    ) ?? ['', ''];
    expect(mail?.text).toContain(`Stop these emails:\n${url}`);
    expect(url).not.toMatch(/ravi|%40|@/i);
    expect(await outbox()).toEqual([{ state: 'sent', error: null, stop_url: '' }]);
  });

  it('is not stored without a consent, without notices, or in a shop that sends no email', async () => {
    expect(await send(offer(await guest('notice@1')))).toBe(false);
    expect(await send(offer('stranger@optional.example'))).toBe(false);
    const email = await guest();
    const context = { mailer: noMailer, linkOrigin, now: new Date() };
    expect(await sendOptionalMail(shop.database.db, offer(email), context)).toBe(false);
    await shop.database.db.updateTable('consent_setting').set({ shows_notices: false }).execute();
    expect(await send(offer(email))).toBe(false);
    expect(await outbox()).toEqual([]);
  });

  it('is not stored for an older text, which did not cover it', async () => {
    const email = 'older@optional.example';
    await shop.database.db
      .insertInto('consent_event')
      .values({
        ...{ public_id: 'con_older', email_key: email, user_id: null, purpose: 'offers', given: true },
        ...{ version: 0, language: 'en', place: 'contact', at: new Date() },
      })
      .execute();
    expect(await send(offer(email))).toBe(false);
  });

  it('is not sent if the consent is withdrawn while it waits', async () => {
    const email = await guest();
    await follow(await linkOf(email), oneClick);
    await deliver();
    expect(server.mails).toEqual([]);
    expect(await outbox()).toEqual([{ state: 'failed', error: 'consent withdrawn', stop_url: '' }]);
  });

  it('cannot enter the outbox in any other way', async () => {
    const email = await guest();
    const other = { kind: 'optional-offer', to: email, subject: 'Inks', text: 'Inks' };
    await expect(mailer.send(shop.database.db, other)).rejects.toThrow('An optional email needs a consent');
    const row = {
      ...{ message_key: 'around', recipient: email, subject: 'Inks', body_text: 'Inks', body_html: null },
      ...{ reply_to: null, expires_at: new Date(Date.now() + 60_000), settled_at: null, error: null },
    };
    const { db } = shop.database;
    for (const part of [
      { kind: 'optional-offer', purpose: null, stop_url: null },
      { kind: 'optional-offer', purpose: 'offers', stop_url: null },
      { kind: 'order-placed', purpose: 'offers', stop_url: 'https://shop.example' },
    ]) {
      await expect(
        db
          .insertInto('mail_outbox')
          .values({ ...row, ...part })
          .execute(),
      ).rejects.toThrow('mail_outbox_optional');
    }
    // Even a row that was written by hand is not sent to someone who did not agree.
    await db
      .insertInto('mail_outbox')
      .values({
        ...{ ...row, recipient: 'stranger@optional.example' },
        ...{ kind: 'optional-offer', purpose: 'offers', stop_url: 'https://shop.example' },
      })
      .execute();
    await deliver();
    expect(server.mails).toEqual([]);
  });
});

describe('the link that stops emails', () => {
  it('changes nothing when it is opened, and withdraws the consent with its button, once', async () => {
    const email = await guest();
    const url = await linkOf(email);
    const opened = await follow(url);
    expect(opened).toMatchObject({ status: 200, html: expect.stringContaining('Stop these emails?') });
    expect(opened.html).toMatch(/<form method="post" action="\/forms\/stop-emails\?key=[^"]+">/);
    expect(opened.html).not.toContain('role="alert"');
    expect(await withdrawals(email)).toEqual([]);
    for (const _press of [1, 2]) {
      const pressed = await follow(url, oneClick);
      expect(pressed).toMatchObject({ status: 200, html: expect.stringContaining('have stopped') });
    }
    expect(await withdrawals(email)).toEqual(['email']);
    expect(await send(offer(email))).toBe(false);
  });

  it('accepts the body of any mail program', async () => {
    const email = await guest();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect(await follow(await linkOf(email), { method: 'POST', body })).toMatchObject({ status: 200 });
    expect(await withdrawals(email)).toEqual(['email']);
  });

  it('that is forged, incomplete or expired changes and reveals nothing, and its page explains what to do', async () => {
    const email = await guest();
    const url = await linkOf(email);
    const [start = '', id = '', expires = '', signed = ''] =
      /^(.*key=)([^.]+)\.(\d+)\.(.+)$/.exec(url)?.slice(1) ?? [];
    const longAgo = await linkOf(await guest(), new Date(Date.now() - 366 * 24 * 60 * 60_000));
    const pages = [];
    for (const forged of [
      `${start}${id}.${Number(expires) + 1}.${signed}`,
      `${start}con_other.${expires}.${signed}`,
      `${start}${id}.${expires}.${signed.slice(1)}`,
      `${start}${id}.${expires}`,
      start,
      start.replace('?key=', ''),
      `${start}${id}&key=${id}`,
      longAgo,
    ]) {
      for (const init of [{}, oneClick]) {
        const { status, html } = await follow(forged, init);
        expect([forged, status]).toEqual([forged, 400]);
        pages.push(html);
      }
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('nothing was changed');
    expect(pages[0]).toContain('write to hello@');
    expect(await withdrawals(email)).toEqual([]);
  });
});
