import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sessionVerified } from '@shop/store';
import { createTestShop, sessionUser } from '@shop/testing';
import { followSession } from './follow-session';

const stops: (() => void)[] = [];

function openPage(storage = localStorage) {
  const { store } = createTestShop();
  const refresh = jest.fn();
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  stops.push(followSession(store, storage, refresh));
  const learn = (user: ReturnType<typeof sessionUser> | null) => store.dispatch(sessionVerified(user));
  return { learn, refresh, notified: () => setItem.mock.calls.length };
}

/** The `storage` event that a browser sends to other tabs. */
const notice = (key: string, newValue: string | null = '1') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
});

describe('followSession', () => {
  it('notifies other tabs only when the user or their name changes', () => {
    const { learn, notified } = openPage();
    learn(sessionUser());
    learn(sessionUser());
    expect(notified()).toBe(0);
    learn(sessionUser({ name: 'Meera' }));
    expect(notified()).toBe(1);
    learn(null);
    expect(notified()).toBe(2);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('refreshes when another tab notifies it, and does not notify back', () => {
    const { learn, notified, refresh } = openPage();
    learn(sessionUser());
    notice('sessionChanged');
    notice('sessionChanged', null);
    notice('cartItems');
    expect(refresh).toHaveBeenCalledTimes(1);
    learn(sessionUser({ name: 'Meera' }));
    expect(notified()).toBe(0);
  });

  it('can be stopped, and works without storage', () => {
    const { refresh } = openPage();
    stops.splice(0).forEach((stop) => stop());
    notice('sessionChanged');
    expect(refresh).not.toHaveBeenCalled();
    expect(() => followSession(createTestShop().store, null, refresh)()).not.toThrow();
  });

  it('works when the storage cannot be written', () => {
    const { learn } = openPage();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    learn(sessionUser());
    expect(() => learn(null)).not.toThrow();
  });
});
