import { expect, it } from '@jest/globals';
import { inLanguage, languageCode, splitLanguage } from './languages';

it.each([
  ['/hi', { language: 'hi', url: '/' }],
  ['/hi/', { language: 'hi', url: '/' }],
  ['/hi?page=2', { language: 'hi', url: '/?page=2' }],
  ['/hi/faq?a=/hi/b#c', { language: 'hi', url: '/faq?a=/hi/b#c' }],
  ['/hi/hi/faq', { language: 'hi', url: '/hi/faq' }],
  ['/hills', { language: null, url: '/hills' }],
  ['/HI/faq', { language: null, url: '/HI/faq' }],
  ['/faq/hi', { language: null, url: '/faq/hi' }],
])('splits %s', (address, parts) => {
  expect(splitLanguage(address, ['hi'])).toEqual(parts);
  expect(splitLanguage(address, [])).toEqual({ language: null, url: address });
});

it.each([
  ['/', '/hi'],
  ['/?page=2', '/hi?page=2'],
  ['/faq', '/hi/faq'],
])('%s is %s in Hindi', (url, address) => {
  expect(inLanguage('hi', url)).toBe(address);
  expect(inLanguage(null, url)).toBe(url);
});

it('knows languages by their code', () => {
  expect(['hi', 'en', 'toString', '', undefined].map(languageCode)).toEqual(['hi', null, null, null, null]);
});
