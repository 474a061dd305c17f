import { afterEach, expect, it } from '@jest/globals';
import { formatDate } from './dates';
import { langOf, langOfEnglish, pageBase, pageLocale, t } from './messages';
import { type PageLanguage, setPageLanguage } from './page-language';

const hindi: PageLanguage = {
  code: 'hi',
  locale: 'hi-IN-u-nu-latn',
  base: '/hi',
  messages: { Cart: 'कार्ट', 'See all {total} results': 'सभी {total} नतीजे देखें', Broken: '{' },
  format: (message, values) =>
    message === '{' ? null : message.replace('{total}', () => `<${String(values.total)}>`),
  adopt: () => undefined,
};

afterEach(() => setPageLanguage(null));

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

it('describes addresses and untranslated texts of the page', () => {
  expect([pageBase(), langOfEnglish()]).toEqual(['', undefined]);
  setPageLanguage(hindi);
  expect([pageBase(), langOfEnglish()]).toEqual(['/hi', 'en']);
});

it('marks a text that is not in the language of the page', () => {
  expect([langOf('Not found.'), langOf('नहीं मिला।')]).toEqual([undefined, undefined]);
  setPageLanguage(hindi);
  expect([langOf('Not found.'), langOf('GSTIN में 15 अक्षर होते हैं')]).toEqual(['en', undefined]);
});
