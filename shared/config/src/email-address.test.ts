import { describe, expect, it } from '@jest/globals';
import { isEmailAddress, suggestEmailAddress } from './email-address';

describe('isEmailAddress', () => {
  it.each([
    'asha@example.in',
    "o'neil+shop@mail.example.co.in",
    'asha.rao@xn--p1b6ci4b4b3a.xn--h2brj9c',
    'आशा@उदाहरण.भारत',
    'a@1.example.in',
  ])('%s is valid', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.in',
    'a@b@c.in',
    'asha@gmail,com',
    'asha@gmail',
    'asha@localhost.1',
    'asha@127.0.0.1',
    'asha@example.in\r\nBcc: all@example.in',
    'asha@example.in, other@example.in',
    'asha@example.in; other@example.in',
    'Asha <asha@example.in>',
    '"a b"@example.in',
    'asha rao@example.in',
    '.asha@example.in',
    'asha.@example.in',
    'asha..rao@example.in',
    'asha@example.in\0',
    'asha@example\u202e.in',
    'asha@[127.0.0.1]',
    'asha@.in',
    'asha@example..in',
    'asha@example.in.',
    'asha@-example.in',
    'asha@example-.in',
    `${'a'.repeat(65)}@example.in`,
    `asha@${'a'.repeat(64)}.in`,
    `asha@${'a.'.repeat(125)}in`,
  ])('%j is not valid', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('suggestEmailAddress', () => {
  it.each([
    ['asha@gmail,com', 'asha@gmail.com'],
    ['asha@gmial.com', 'asha@gmail.com'],
    ['asha@gmai.com', 'asha@gmail.com'],
    ['asha@gmaill.com', 'asha@gmail.com'],
    ['asha@gnail.com', 'asha@gmail.com'],
    ['asha@gmail.con', 'asha@gmail.com'],
    ['asha@gmail.cmo', 'asha@gmail.com'],
    ['asha@gmail.co', 'asha@gmail.com'],
    ['asha@gmailcom', 'asha@gmail.com'],
    ['asha@gmail', 'asha@gmail.com'],
    ['asha@GMIAL.com', 'asha@gmail.com'],
    ['asha@yaho.co.in', 'asha@yahoo.co.in'],
    ['asha@rediffmial.com', 'asha@rediffmail.com'],
    ['asha@example.con', 'asha@example.com'],
    ['Asha <asha@example.test>', 'asha@example.test'],
    ['asha@example.in, ravi@example.in', 'asha@example.in'],
    ['mailto:asha@example.in', 'asha@example.in'],
    ['asha@@example.in', 'asha@example.in'],
    ['asha @ example . in', 'asha@example.in'],
    ['asha@example..in.', 'asha@example.in'],
    ['asha＠example．in', 'asha@example.in'],
  ])('of %s is %s', (typed, meant) => {
    expect(isEmailAddress(typed) && typed === meant).toBe(false);
    expect(suggestEmailAddress(typed)).toBe(meant);
  });

  it.each([
    '',
    'asha',
    'a@b@c.test',
    'asha rao@gmail.com',
    'asha@gmail.com',
    ' Asha@Gmail.com ',
    'asha@ymail.com',
    'asha@mail.com',
    'asha@email.com',
    'asha@yahoo.in',
    'asha@example.in',
    'asha@live.in',
    'asha@connect.in',
    'आशा@उदाहरण.भारत',
  ])('is undefined for %j', (typed) => {
    expect(suggestEmailAddress(typed)).toBeUndefined();
  });
});
