import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '../../platform/db/database';
import type { Email } from '../../platform/email/email';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { sendDueMails, startMailSender } from './mail-sender';
import { createMailer, noMailer } from './mailer';
import { createSmtpTransport, type MailTransport } from './smtp-transport';

let database: Database;
let server: MailServer;
let transport: MailTransport;
let now = new Date();

const clock = () => now;
const mailer = createMailer(clock);
const quiet = { warn: () => undefined, error: () => undefined };
const hello: Email = { kind: 'test', to: 'asha@example.in', subject: 'बारिश & more', text: 'Hello ₹5' };

const settingsFor = (smtpUrl: string) => ({
  smtpUrl,
  from: 'post@shop.example',
  linkOrigin: 'https://shop.example',
});
const turn = () => sendDueMails({ database, transport, log: quiet, now: clock });
const outbox = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startMailServer();
  transport = createSmtpTransport(settingsFor(server.url));
}, START_MS);

beforeEach(async () => {
  await database.db.deleteFrom('mail_outbox').execute();
  server.mails.splice(0);
});

afterAll(async () => {
  transport.close();
  await server.close();
  await database.close();
});

describe('sending', () => {
  it('sends each stored email once, and deletes its text', async () => {
    const html = '<p>Hello <b>₹5</b></p>';
    await database.transaction((tx) => mailer.send(tx, { ...hello, html, replyTo: 'help@shop.example' }));
    expect(server.mails).toEqual([]);
    await turn();
    await turn();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      from: { name: 'Vintage Craft', address: 'post@shop.example' },
      to: [{ name: '', address: hello.to }],
      replyTo: [{ address: 'help@shop.example' }],
      subject: hello.subject,
      text: expect.stringContaining('Hello ₹5'),
      html: expect.stringContaining('<b>₹5</b>'),
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@shop\.example>$/),
    });
    expect(await outbox()).toMatchObject([{ state: 'sent', body_text: null, body_html: null, attempts: 1 }]);
  });

  it('sends nothing for a failed transaction', async () => {
    const failing = database.transaction(async (tx) => {
      await mailer.send(tx, hello);
      throw new Error('no order after all');
    });
    await expect(failing).rejects.toThrow('no order after all');
    await turn();
    expect(server.mails).toEqual([]);
  });

  it('stores one email per key', async () => {
    const stored = [
      await mailer.send(database.db, { ...hello, key: 'order-1' }),
      await mailer.send(database.db, { ...hello, key: 'order-1' }),
    ];
    await turn();
    expect(await mailer.send(database.db, { ...hello, key: 'order-1' })).toBe(false);
    await turn();
    expect(stored).toEqual([true, false]);
    expect(server.mails).toHaveLength(1);
  });

  it('sends each email once when two instances send at the same time', async () => {
    for (let number = 0; number < 25; number += 1) {
      await mailer.send(database.db, { ...hello, subject: `Mail ${number}` });
    }
    await Promise.all([turn(), turn()]);
    expect(new Set(server.mails.map(({ subject }) => subject)).size).toBe(25);
    expect(server.mails).toHaveLength(25);
  });

  it('stores nothing when the shop does not send email', async () => {
    expect(noMailer.enabled).toBe(false);
    expect(await noMailer.send(database.db, hello)).toBe(false);
    expect(await outbox()).toEqual([]);
  });
});

describe('failures', () => {
  it('retries with increasing delays and the same Message-ID while the server fails', async () => {
    server.refuse(hello.to, 451);
    await mailer.send(database.db, { ...hello, key: 'greylisted' });
    await turn();
    later(0.4);
    await turn();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'EENVELOPE 451' }]);
    later(0.2);
    await turn();
    later(0.9);
    await turn();
    expect(await outbox()).toMatchObject([{ attempts: 2 }]);
    server.accept(hello.to);
    later(0.2);
    await turn();
    await mailer.send(database.db, { ...hello, key: 'other' });
    await turn();
    const ids = server.mails.map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it('gives up on emails that the server permanently refuses', async () => {
    server.refuse(hello.to, 550);
    await mailer.send(database.db, hello);
    await turn();
    server.accept(hello.to);
    later(600);
    await turn();
    expect(server.mails).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: 'failed', error: 'EENVELOPE 550', body_text: null }]);
  });

  it('gives up on expired emails', async () => {
    await mailer.send(database.db, { ...hello, validForMs: 30 * 60_000 });
    later(30);
    await turn();
    expect(server.mails).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: 'failed', error: 'expired' }]);
  });

  it('retries while the server is unreachable', async () => {
    const gone = createSmtpTransport(settingsFor('smtp://127.0.0.1:1'));
    await mailer.send(database.db, hello);
    await sendDueMails({ database, transport: gone, log: quiet, now: clock });
    gone.close();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    later(1);
    await turn();
    expect(server.mails).toHaveLength(1);
  });

  it('sends the email of a crashed sender after its lease expires', async () => {
    await mailer.send(database.db, hello);
    const dead: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
    void sendDueMails({ database, transport: dead, log: quiet, now: clock });
    while ((await outbox())[0]?.attempts === 0) await new Promise(setImmediate);
    await turn();
    expect(server.mails).toEqual([]);
    later(3);
    await turn();
    expect(server.mails).toHaveLength(1);
  });

  it('finishes emails in progress when it stops', async () => {
    await mailer.send(database.db, hello);
    const own = createSmtpTransport(settingsFor(server.url));
    const sender = startMailSender({ database, transport: own, log: quiet, now: clock });
    while ((await outbox())[0]?.attempts === 0) await new Promise(setImmediate);
    await sender.stop();
    expect(await outbox()).toMatchObject([{ state: 'sent' }]);
  });
});

describe('headers', () => {
  it.each([
    { to: 'asha@example.in\r\nBcc: all@example.in' },
    { to: 'asha@example.in,all@example.in' },
    { replyTo: 'a@b.in\nX: y' },
    { subject: 'Hello\r\nBcc: all@example.in' },
    { subject: ' ' },
    { subject: 'x'.repeat(201) },
  ])('%j is refused', async (values) => {
    await expect(mailer.send(database.db, { ...hello, ...values })).rejects.toThrow(RangeError);
  });
});
