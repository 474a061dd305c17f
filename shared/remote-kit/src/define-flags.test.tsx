/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createShopStore, type ShopState, ShopStoreProvider } from '@shop/store';
import { renderToString } from 'react-dom/server';
import { defineFlags } from './define-flags';

const remote = {
  name: 'gifts',
  flags: {
    notice: { type: 'string', default: '', maxLength: 20 },
    columns: { type: 'integer', default: 3, minimum: 1, maximum: 6 },
    compact: { type: 'boolean', default: false },
    order: { type: 'string', default: 'new', enum: ['new', 'cheap'] },
  },
};
const { useFlags, readFlags } = defineFlags(remote.name, remote.flags);
const defaults = { notice: '', columns: 3, compact: false, order: 'new' };

const storeWith = (flags: unknown) =>
  createShopStore({ preloadedState: { flags: flags as ShopState['flags'] }, allowMany: true });

describe('readFlags', () => {
  it('returns the defaults of flags without a set value', () => {
    expect(readFlags(storeWith(undefined).dispatch)).toEqual(defaults);
    expect(readFlags(storeWith({ cart: { columns: 5 } }).dispatch)).toEqual(defaults);
    expect(readFlags(storeWith({ gifts: { columns: 5 } }).dispatch)).toEqual({ ...defaults, columns: 5 });
  });

  it('types the values by their defaults', () => {
    const { notice, columns, compact } = readFlags(storeWith({}).dispatch);
    const typed: [string, number, boolean] = [notice, columns, compact];
    expect(typed).toEqual(['', 3, false]);
  });

  it.each([
    [{ columns: '5' }],
    [{ columns: 2.5 }],
    [{ columns: 7 }],
    [{ columns: null }],
    [{ compact: 'true' }],
    [{ notice: 'x'.repeat(21) }],
    [{ order: 'old' }],
    [{ unknown: true }],
    [{ toString: 'x' }],
  ])('ignores %j', (set) => {
    expect(readFlags(storeWith({ gifts: set }).dispatch)).toEqual(defaults);
  });

  it('returns the defaults in a shell whose store has no flags', () => {
    const older = ((thunk: (dispatch: unknown, getState: () => object) => unknown) =>
      thunk(undefined, () => ({}))) as never;
    expect(readFlags(older)).toEqual(defaults);
  });
});

it('useFlags renders the set values on the server', () => {
  function Shown() {
    const { notice, columns } = useFlags();
    return `${notice} ${columns}`;
  }
  const store = storeWith({ gifts: { notice: 'Sale', columns: 4 } });
  const markup = renderToString(
    <ShopStoreProvider store={store}>
      <Shown />
    </ShopStoreProvider>,
  );
  expect(markup).toBe('Sale 4');
});
