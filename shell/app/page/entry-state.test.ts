import { beforeEach, describe, expect, it } from '@jest/globals';
import { storeEntryState, restoreEntryState } from './entry-state';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});

it('restores the state of an entry in its next document, once', () => {
  const state = { usr: { items: [{ productId: 'ink' }] }, key: 'a1', idx: 2 };
  history.replaceState(state, '');
  storeEntryState();
  history.replaceState(null, '');
  restoreEntryState();
  expect(history.state).toEqual(state);
  history.replaceState(null, '');
  restoreEntryState();
  expect(history.state).toBeNull();
});

it('keeps a state that the browser has preserved', () => {
  history.replaceState({ key: 'kept' }, '');
  storeEntryState();
  history.replaceState({ key: 'newer' }, '');
  restoreEntryState();
  expect(history.state).toEqual({ key: 'newer' });
});

it('ignores entries of other URLs', () => {
  history.replaceState({ key: 'a1' }, '', '/checkout');
  storeEntryState();
  history.replaceState(null, '', '/cart');
  restoreEntryState();
  expect(history.state).toBeNull();
});

it.each(['{', 'null', '5', '"/checkout"', '[]'])('ignores invalid stored values: %s', (text) => {
  sessionStorage.setItem('entryState', text);
  expect(() => restoreEntryState()).not.toThrow();
  expect(history.state).toBeNull();
  expect(sessionStorage.getItem('entryState')).toBeNull();
});

const fail = () => {
  throw new Error('denied');
};
const storages = {
  missing: null,
  full: { getItem: () => null, removeItem: () => undefined, setItem: fail },
  blocked: { getItem: fail, removeItem: fail, setItem: fail },
  'without effect': { getItem: () => null, removeItem: () => undefined, setItem: () => undefined },
};

describe.each(Object.entries(storages))('with a storage that is %s', (_what, storage) => {
  const { origin } = location;
  const here = (referrer = `${origin}/products/ink`) => ({ history, storage, location, referrer });
  const state = { usr: { items: [{ productId: 'ink', title: 'Tinte „Blau“ & #1' }] }, key: 'a1', idx: 2 };

  it.each(['/checkout', '/checkout?step=1', '/checkout#summary'])(
    'the address carries the state to the next document of %s, once',
    (address) => {
      history.replaceState(state, '', address);
      const next = storeEntryState(here()) ?? '';
      expect(next.split('#')[0]).toBe(address.includes('?') ? '/checkout?step=1&' : '/checkout?');
      history.replaceState(null, '', next);
      restoreEntryState(here());
      expect([history.state, location.href]).toEqual([state, origin + address]);
      history.replaceState(null, '');
      restoreEntryState(here());
      expect(history.state).toBeNull();
    },
  );

  it('the address of an entry without a state of its page stays', () => {
    for (const none of [null, { usr: null, key: 'a1', idx: 0 }]) {
      history.replaceState(none, '', '/checkout');
      expect(storeEntryState(here())).toBeNull();
    }
  });

  it('a link on another site sets no state, and the address is cleaned', () => {
    history.replaceState(state, '', '/checkout');
    const next = storeEntryState(here()) ?? '';
    for (const referrer of ['', 'https://other.example/', `${origin}.other.example/`]) {
      history.replaceState(null, '', next);
      restoreEntryState(here(referrer));
      expect([history.state, location.href]).toEqual([null, `${origin}/checkout`]);
    }
  });

  it.each([
    '{',
    '%',
    'null',
    '5',
    '{"address":"https://other.example/checkout","state":5}',
    '{"address":"/cart"}',
  ])('an invalid fragment is removed: %s', (text) => {
    history.replaceState(null, '', `/checkout?#entry-state=${text}`);
    restoreEntryState(here());
    expect([history.state, location.href]).toEqual([null, `${origin}/checkout`]);
  });
});
