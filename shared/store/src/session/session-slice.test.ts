import { describe, expect, it } from '@jest/globals';
import { createTestShop, sessionUser } from '@shop/testing';
import { selectSessionKnown, selectSessionUser, sessionEnded, sessionVerified } from './session-slice';

describe('the session', () => {
  it('is unknown until the verify call has returned', () => {
    const { store } = createTestShop();
    expect(selectSessionKnown(store.getState())).toBe(false);
    store.dispatch(sessionVerified(null));
    expect(selectSessionKnown(store.getState())).toBe(true);
    expect(selectSessionUser(store.getState())).toBeNull();
  });

  it('contains the shopper until it ends', () => {
    const { store } = createTestShop();
    store.dispatch(sessionVerified(sessionUser()));
    expect(selectSessionUser(store.getState())).toEqual(sessionUser());
    store.dispatch(sessionEnded());
    expect(selectSessionUser(store.getState())).toBeNull();
    expect(selectSessionKnown(store.getState())).toBe(true);
  });
});
