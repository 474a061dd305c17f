import { afterEach, expect, it, jest } from '@jest/globals';
import { formatDate } from './dates';
import { defineMessages, pageLocale, t } from './messages';
import { type PageLanguage, setPageLanguage } from './page-language';

const adopt = jest.fn<PageLanguage['adopt']>();

const hindi: PageLanguage = {
  code: 'hi',
  locale: 'hi-IN-u-nu-latn',
  base: '/hi',
  messages: { Cart: 'कार्ट', 'See all {total} results': 'सभी {total} नतीजे देखें', Broken: '{' },
  format: (message, values) =>
    message === '{' ? null : message.replace('{total}', () => `<${String(values.total)}>`),
  adopt,
};

afterEach(() => {
  setPageLanguage(null);
  adopt.mockClear();
});

it('shows English texts with their values', () => {
  expect(t('Cart')).toBe('Cart');
  expect(t('See all {total} results', { total: 1200 })).toBe('See all 1200 results');
  expect(t('{total} of {unknown}', { total: '$&' })).toBe('$& of {unknown}');
});

it('shows messages of the page’s language, and English texts without one', () => {
  setPageLanguage(hindi);
  expect(t('Cart')).toBe('कार्ट');
  expect(t('See all {total} results', { total: 8 })).toBe('सभी <8> नतीजे देखें');
  expect(t('Wishlist')).toBe('Wishlist');
  expect(t('Broken')).toBe('Broken');
});

it('formats dates in the page’s language, with Latin digits', () => {
  expect([pageLocale(), formatDate('2026-08-14')]).toEqual(['en-IN', '14 August 2026']);
  setPageLanguage(hindi);
  expect([pageLocale(), formatDate('2026-08-14')]).toEqual(['hi-IN-u-nu-latn', '14 अगस्त 2026']);
  setPageLanguage(null);
  expect(formatDate('2026-08-14')).toBe('14 August 2026');
});

it('loads a remote’s messages only for pages in their language', async () => {
  const load = jest.fn(() => Promise.resolve({ default: { Cart: 'मेरा कार्ट' } }));
  expect(defineMessages('cart', { hi: load })('Cart')).toBe('Cart');
  expect(load).not.toHaveBeenCalled();
  setPageLanguage(hindi);
  const own = defineMessages('cart', { hi: load });
  expect(own('Cart')).toBe('Cart');
  const [remote, loading] = adopt.mock.calls[0] ?? [];
  await loading;
  expect([remote, own('Cart'), own('Wishlist')]).toEqual(['cart', 'मेरा कार्ट', 'Wishlist']);
});

it('keeps a remote without messages of the language in English', () => {
  setPageLanguage(hindi);
  expect(defineMessages('gift-cards', {})('Cart')).toBe('Cart');
  expect(adopt).not.toHaveBeenCalled();
});
