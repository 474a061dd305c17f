import { expect, it } from '@jest/globals';
import { isEmailAddress } from './email-address';

it.each(['asha@example.in', "o'neil+shop@mail.example.co.in", 'आशा@उदाहरण.भारत'])('%s is one', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  '',
  'asha',
  'a@b@c.in',
  'asha@example.in\r\nBcc: all@example.in',
  'asha@example.in, other@example.in',
  'asha@example.in; other@example.in',
  'Asha <asha@example.in>',
  '"a b"@example.in',
  'asha@example.in\0',
  'asha@[127.0.0.1]',
  'asha@.in',
  'asha@example..in',
  `${'a'.repeat(65)}@example.in`,
  `asha@${'a'.repeat(250)}.in`,
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
