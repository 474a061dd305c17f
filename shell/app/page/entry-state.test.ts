import { beforeEach, expect, it } from '@jest/globals';
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

it('works without a storage that is blocked or full', () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => storeEntryState({ history, storage: full })).not.toThrow();
  expect(() => storeEntryState({ history, storage: null })).not.toThrow();
  expect(() => restoreEntryState({ history, storage: null })).not.toThrow();
});
