import { expect, it } from '@jest/globals';
import { readMailSettings } from './mailer';

const origin = 'https://shop.example';

it('email is off without SMTP_URL', () => {
  expect(readMailSettings({ MAIL_FROM: 'post@shop.example' }, origin)).toBeUndefined();
});

it('email is sent from the shop’s own address unless another is set', () => {
  const smtpUrl = 'smtps://user:word@mail.example';
  expect(readMailSettings({ SMTP_URL: smtpUrl }, origin)).toMatchObject({
    smtpUrl,
    from: 'hello@vintagecraft.example',
    linkOrigin: origin,
  });
  expect(readMailSettings({ SMTP_URL: smtpUrl, MAIL_FROM: 'post@shop.example' }, origin)?.from).toBe(
    'post@shop.example',
  );
});

it.each([
  [{ SMTP_URL: 'mail.example:25' }, origin, /^SMTP_URL must look like/],
  [{ SMTP_URL: 'https://user:SECRET@mail.example' }, origin, /^SMTP_URL must look like/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <a@b.in>' }, origin, /^MAIL_FROM must be/],
  [{ SMTP_URL: 'smtp://mail.example' }, undefined, /^SMTP_URL requires PUBLIC_ORIGIN/],
])('refuses %j with %s, without revealing the password', (env, linkOrigin, message) => {
  const read = () => readMailSettings(env, linkOrigin);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/SECRET/);
});
