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

/** The event that a browser sends to the other tabs. */
const notice = (key: string, newValue: string | null = '1') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
});

describe('followSession', () => {
  it('notifies other tabs of another name or user, and of nothing else', () => {
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

  it('refreshes when another tab notifies, and sends no notice back', () => {
    const { learn, notified, refresh } = openPage();
    learn(sessionUser());
    notice('sessionChanged');
    notice('sessionChanged', null);
    notice('cartItems');
    expect(refresh).toHaveBeenCalledTimes(1);
    learn(sessionUser({ name: 'Meera' }));
    expect(notified()).toBe(0);
  });

  it('stops, and works without a storage', () => {
    const { refresh } = openPage();
    stops.splice(0).forEach((stop) => stop());
    notice('sessionChanged');
    expect(refresh).not.toHaveBeenCalled();
    expect(() => followSession(createTestShop().store, null, refresh)()).not.toThrow();
  });

  it('survives a storage that refuses to be written', () => {
    const { learn } = openPage();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    learn(sessionUser());
    expect(() => learn(null)).not.toThrow();
  });
});
