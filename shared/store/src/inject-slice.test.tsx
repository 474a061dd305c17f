import { describe, expect, it } from '@jest/globals';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createTestShop, renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import type { createShopStore } from './create-store';
import { injectSlice } from './inject-slice';
import { useInjectedSlice } from './react';

const steps = createSlice({
  name: 'checkoutSteps',
  initialState: { step: 1 },
  reducers: {
    stepped(state, { payload }: PayloadAction<number>) {
      state.step = payload;
    },
  },
});

const stateOf = (store: ReturnType<typeof createShopStore>) => Object.entries(store.getState());

describe('injectSlice', () => {
  it("adds the state immediately and handles the slice's actions", () => {
    const { store } = createTestShop();
    injectSlice(store, steps);
    expect(stateOf(store)).toContainEqual(['checkoutSteps', { step: 1 }]);
    store.dispatch(steps.actions.stepped(2));
    injectSlice(store, steps);
    expect(stateOf(store)).toContainEqual(['checkoutSteps', { step: 2 }]);
  });

  it('lets another version of the slice take over the state', () => {
    const { store } = createTestShop();
    injectSlice(store, steps);
    store.dispatch(steps.actions.stepped(2));
    const rolledBack = createSlice({
      name: 'checkoutSteps',
      initialState: { step: 1 },
      reducers: { restarted: (state) => void (state.step -= 1) },
    });
    injectSlice(store, rolledBack);
    store.dispatch(rolledBack.actions.restarted());
    expect(stateOf(store)).toContainEqual(['checkoutSteps', { step: 1 }]);
  });

  it('affects only the given store', () => {
    const { store } = createTestShop();
    const other = createTestShop().store;
    injectSlice(store, steps);
    store.dispatch(steps.actions.stepped(2));
    expect(Object.keys(other.getState())).not.toContain('checkoutSteps');
  });

  it.each(['cart', 'wishlist', 'session', 'shopApi'])('rejects the name %s', (name) => {
    const taken = createSlice({ name, initialState: {}, reducers: {} });
    expect(() => injectSlice(createTestShop().store, taken)).toThrow(`cannot have the name "${name}"`);
  });
});

describe('useInjectedSlice', () => {
  function Step() {
    return <p>{`Step ${useInjectedSlice(steps).step}`}</p>;
  }

  it('injects the slice during render and subscribes to its state', () => {
    const { store } = renderWithShop(<Step />);
    expect(screen.getByText('Step 1')).toBeInTheDocument();
    act(() => void store.dispatch(steps.actions.stepped(2)));
    expect(screen.getByText('Step 2')).toBeInTheDocument();
  });
});
