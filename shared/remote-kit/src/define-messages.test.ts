import { afterEach, expect, it, jest } from '@jest/globals';
import { type PageLanguage, setPageLanguage } from '@shop/config';
import { defineMessages } from './define-messages';

const adopt = jest.fn<PageLanguage['adopt']>();

const hindi: PageLanguage = {
  code: 'hi',
  locale: 'hi-IN-u-nu-latn',
  base: '/hi',
  messages: {},
  format: (message, values) =>
    message === '{' ? null : message.replace('{count}', () => `<${String(values.count)}>`),
  adopt,
};

afterEach(() => {
  setPageLanguage(null);
  adopt.mockClear();
});

it('shows English texts with their values', () => {
  const t = defineMessages('cart', {});
  expect(t('Cart')).toBe('Cart');
  expect(t('{count} items of {title}', { count: 2, title: '$&' })).toBe('2 items of $&');
});

it('loads a remote’s messages only for pages in their language', async () => {
  const load = jest.fn(() =>
    Promise.resolve({ default: { Cart: 'मेरा कार्ट', '{count} items': 'कुल {count}', 'Only {count}': '{' } }),
  );
  expect(defineMessages('cart', { hi: load })('Cart')).toBe('Cart');
  expect(load).not.toHaveBeenCalled();
  setPageLanguage(hindi);
  const own = defineMessages('cart', { hi: load });
  expect(own('Cart')).toBe('Cart');
  const [remote, loading] = adopt.mock.calls[0] ?? [];
  await loading;
  expect([remote, own('Cart'), own('Wishlist')]).toEqual(['cart', 'मेरा कार्ट', 'Wishlist']);
  expect(own('{count} items', { count: 3 })).toBe('कुल <3>');
  expect(own('Only {count}', { count: 3 })).toBe('Only 3');
});

it('keeps a remote without messages of the language in English', () => {
  setPageLanguage(hindi);
  expect(defineMessages('gift-cards', {})('Cart')).toBe('Cart');
  expect(adopt).not.toHaveBeenCalled();
});
