import { describe, expect, it } from '@jest/globals';
import { decodableUrl, pageAddress, withSingleSlashes } from './address';

describe('the page URL', () => {
  it.each([
    ['/all-products', '/all-products'],
    ['/all-products?page=2&sort=price', '/all-products?page=2&sort=price'],
    ['/?utm_source=a&utm_medium=b', '/'],
    ['/all-products?gclid=x&page=2&fbclid=y', '/all-products?page=2'],
    ['/all-products?', '/all-products'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s is rendered as %s', (raw, url) => {
    expect(pageAddress(raw)).toEqual({ url, isCacheable: true, isPersonal: false });
  });

  it.each([
    ['/cart', true],
    ['/checkout/payment', true],
    ['/auth/reset?token=secret', false],
    ['/success?order=1', false],
    ['/Check%6Fut', true],
    ['/ORDERS/1042?token=secret', false],
  ])('%s is private; cacheable: %s', (raw, isCacheable) => {
    expect(pageAddress(raw)).toMatchObject({ isPersonal: true, isCacheable });
  });

  it.each([
    ['/hi', '/hi', '/', false],
    ['/hi/faq?utm_source=a', '/hi/faq', '/faq', false],
    ['/hi/cart', '/hi/cart', '/cart', true],
  ])('%s is %s, rendered as %s in Hindi', (raw, url, rendered, isPersonal) => {
    const translated = { language: 'hi', url: rendered };
    expect(pageAddress(raw, ['hi'])).toEqual({ url, translated, isCacheable: true, isPersonal });
    expect(pageAddress(raw)).toMatchObject({ isPersonal: false });
    expect(pageAddress(raw).translated).toBeUndefined();
  });

  it('is not cached if it is longer than any link', () => {
    expect(pageAddress(`/all-products?q=${'x'.repeat(1000)}`).isCacheable).toBe(false);
  });
});

it.each([
  ['/collections/stickers/caf%E9', '/collections/stickers/caf%25E9'],
  ['/%ff?q=%ff', '/%25ff?q=%ff'],
  ['/a%', '/a%25'],
  ['/caf%C3%A9?q=100%', '/caf%C3%A9?q=100%'],
  ['/?a?b', '/?a?b'],
])('%s is made decodable as %s', (raw, url) => {
  expect(decodableUrl(raw)).toBe(url);
});

it.each([
  ['//all-products', '/all-products'],
  ['//evil.example//a?b=//c', '/evil.example/a?b=//c'],
  ['/collections//stickers///all', '/collections/stickers/all'],
  ['/a/b?next=//c', undefined],
  ['/', undefined],
])('%s becomes %s with single slashes', (raw, url) => {
  expect(withSingleSlashes(raw)).toBe(url);
});
