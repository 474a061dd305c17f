import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { shop } from '@shop/config';
import { type MailServer, startMailServer } from '../../testing/mail-server';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { sendDueMails } from '../mail/mail-sender';
import { createMailer } from '../mail/mailer';
import { createSmtpTransport, type MailTransport } from '../mail/smtp-transport';
import { contactLimits, receiveEnquiry } from './receive-enquiry';
import { enquiryNumber, newEnquiryId } from './repository';

let api: TestApi;
let server: MailServer;
let transport: MailTransport;

beforeAll(async () => {
  server = await startMailServer();
  const linkOrigin = 'https://shop.example';
  api = await startTestApi({ SMTP_URL: server.url, PUBLIC_ORIGIN: linkOrigin });
  transport = createSmtpTransport({ smtpUrl: server.url, from: shop.email, linkOrigin });
}, START_MS);

beforeEach(async () => {
  for (const table of ['contact_enquiry', 'rate_bucket', 'mail_outbox'] as const)
    await api.database.db.deleteFrom(table).execute();
  server.mails.splice(0);
});

afterAll(async () => {
  transport.close();
  await server.close();
  await api.close();
});

const enquiry = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '98765 43210',
  message: 'Do you post to Leh?\nअगर हाँ, how soon?',
};
const later = () => new Date(Date.now() + 60 * 60_000);
const send = (now?: Date) =>
  sendDueMails({
    database: api.database,
    transport,
    log: { warn: () => undefined, error: () => undefined },
    now: () => now ?? new Date(),
  });
/** Emails to the shop and to the sender. */
const mails = () => {
  const toShop = server.mails.filter(({ to }) => to?.some(({ address }) => address === shop.email));
  return { toShop, toWriter: server.mails.filter((mail) => !toShop.includes(mail)) };
};
const stored = () => api.database.db.selectFrom('contact_enquiry').selectAll().execute();

describe('an enquiry', () => {
  it('reaches the shop as an email that can be replied to', async () => {
    expect(await api.post('/contact', enquiry)).toMatchObject({ status: 200, body: { success: true } });
    await send();
    expect(mails().toShop).toMatchObject([
      {
        to: [{ address: shop.email }],
        replyTo: [{ address: enquiry.email }],
        subject: 'Enquiry from Asha Rao',
        text: expect.stringContaining(enquiry.message) as unknown,
        html: expect.stringContaining('अगर हाँ') as unknown,
      },
    ]);
  });

  it('counts once when it is sent twice at the same time, and again an hour later', async () => {
    const responses = await Promise.all(
      [enquiry, enquiry, enquiry].map((body) => api.post('/contact', body)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await api.post('/contact', { ...enquiry, message: ` ${enquiry.message} ` });
    await send();
    expect([(await stored()).length, server.mails.length]).toEqual([1, 2]);
    await receiveEnquiry({ database: api.database, mailer: createMailer() }, enquiry, later());
    await send();
    expect([(await stored()).length, server.mails.length]).toEqual([2, 4]);
  });

  it('is neither lost nor refused while the mail server is unavailable, and sent when it is back', async () => {
    server.refuse(shop.email, 451);
    expect((await api.post('/contact', enquiry)).status).toBe(200);
    await send();
    expect([(await stored()).length, mails().toShop.length]).toEqual([1, 0]);
    server.accept(shop.email);
    await send(later());
    expect(mails().toShop).toHaveLength(1);
  });

  it('is rate limited, and the refusal names another way to reach the shop', async () => {
    const { max, message } = contactLimits.byAddress;
    const bodies = Array.from({ length: max + 2 }, (_, at) => ({ ...enquiry, message: `Letter ${at}` }));
    const responses = await Promise.all(bodies.map((body) => api.post('/contact', body)));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ body: { status: 429, message } });
    expect(message).toContain(shop.phone);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(max);
  });
});

describe('the sender', () => {
  it('receives the number of the enquiry by email, without the submitted text', async () => {
    const spam = {
      ...enquiry,
      fullName: 'Buy pills',
      phoneNumber: '12345',
      message: 'https://pills.example',
    };
    const { body } = await api.post('/contact', spam);
    const { number } = body as { number: string };
    await send();
    const [mail, ...others] = mails().toWriter;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: enquiry.email }],
      replyTo: [{ address: shop.email }],
      subject: `We have your enquiry ${number}`,
    });
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain(number);
      expect(part).not.toMatch(/pills|5557788/);
    }
  });

  it('receives at most three confirmations a day, however the address is spelled; further enquiries are still accepted', async () => {
    const bodies = Array.from({ length: 5 }, (_, at) => ({
      ...enquiry,
      email: at % 2 === 0 ? enquiry.email : enquiry.email.toUpperCase(),
      message: `Letter ${at}`,
    }));
    const responses = await Promise.all(bodies.map((body) => api.post('/contact', body)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await send();
    expect([mails().toShop.length, mails().toWriter.length]).toEqual([5, contactLimits.confirmation.max]);
    const dayLater = new Date(Date.now() + 25 * 60 * 60_000);
    await receiveEnquiry({ database: api.database, mailer: createMailer() }, enquiry, dayLater);
    await send(dayLater);
    expect(mails().toWriter).toHaveLength(contactLimits.confirmation.max + 1);
  });
});

describe('malicious input', () => {
  it('never becomes a header, a line or markup', async () => {
    const fullName = 'Asha\r\nBcc: all@example.in\u202e <b>Rao</b>';
    const phoneNumber = '1\nX-Mailer: me';
    const message = '<script>alert(1)</script>\r\n.\r\nSubject: hello';
    expect((await api.post('/contact', { ...enquiry, fullName, phoneNumber, message })).status).toBe(200);
    await send();
    const [mail] = mails().toShop;
    expect(mail?.to?.map(({ address }) => address)).toEqual([shop.email]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.subject).toBe('Enquiry from Asha Bcc: all@example.in <b>Rao</b>');
    expect(mail?.headers.filter(({ key }) => key === 'x-mailer')).toEqual([]);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.text).toContain('.\nSubject: hello');
    expect(await stored()).toMatchObject([{ phone_number: '1 X-Mailer: me' }]);
  });

  it.each(['asha@example.in\r\nBcc: all@example.in', 'asha@example.in,all@example.in', 'a@b@c.in', 'asha'])(
    'cannot be the address of an answer: %j',
    async (email) => {
      expect(await api.post('/contact', { ...enquiry, email })).toMatchObject({
        status: 400,
        body: { message: 'Email is not valid' },
      });
      expect(await stored()).toEqual([]);
    },
  );

  it('does not count as text when it is invisible', async () => {
    expect(await api.post('/contact', { ...enquiry, fullName: '\u202e\u0007' })).toMatchObject({
      status: 400,
      body: { message: 'Full name is required' },
    });
    expect(await stored()).toEqual([]);
  });
});

it('an enquiry number avoids letters that look like digits', () => {
  expect(enquiryNumber(newEnquiryId())).toMatch(/^EN-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

it('an enquiry number is the start of the id, even for ids that predate numbers', () => {
  expect(enquiryNumber('enq_4f7k29qxbm')).toBe('EN-4F7K-29QX');
  expect(enquiryNumber('09af61cc0000000000000000')).toBe('EN-09AF-61CC');
});
