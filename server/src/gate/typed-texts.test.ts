import { expect, it } from '@jest/globals';
import { faultOfRequest, hasTyped, makeDetails } from './typed-texts';

const typed = makeDetails();
const email = typed.Email;
const shop = 'https://shop.example';
const provider = 'https://pay.example';
const to = (url: string, body = '') =>
  faultOfRequest({ url, body }, { shop, provider, hosts: new Set(['cdn.example']), typed });

it('generates different details for each attempt', () => {
  expect(makeDetails()).not.toEqual(typed);
  expect(typed.Phone).toMatch(/^9\d{9}$/);
});

it.each([
  ['unchanged', email],
  ['in a URL', encodeURIComponent(email)],
  ['as base64', Buffer.from(email).toString('base64')],
  ['in capitals', email.toUpperCase()],
  ['in part', `name=${typed['Full name'].split(' ')[1] ?? ''}`],
])('finds typed values %s', (_how, text) => {
  expect(hasTyped(text, typed)).toBe(true);
  expect(hasTyped('Jaipur 302001', typed)).toBe(false);
});

it('allows typed values only in order requests of the shop and for the payment provider', () => {
  expect(to(`${shop}/api/v1/payment/checkout`, JSON.stringify(typed))).toBeNull();
  expect(to(`${shop}/api/v1/order`, JSON.stringify(typed))).toBeNull();
  expect(to(`${provider}/v1/payments`, JSON.stringify(typed))).toBeNull();
  expect(to(`${shop}/search?q=${email}`)).toBe('typed values are sent to shop.example/search');
  expect(to('https://cdn.example/x.webp')).toBeNull();
  expect(to(`https://cdn.example/x.webp?${email}`)).toBe('typed values are sent to cdn.example/x.webp');
});

it('refuses requests to hosts that the live pages do not reference', () => {
  expect(to('https://collector.example/pixel')).toBe('a request is sent to collector.example');
  expect(to('data:text/plain,x')).toBeNull();
});
