import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { limits, timings } from '@shop/config';
import type { AddedTo } from '@shop/store';
import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { toastAdded, toastCartLimit, toastCode, Toasts, toastUnsaved } from './toasts';

/** The time that the library keeps an expired toast for the exit animation. */
const wayOut = 1000;

beforeEach(async () => {
  await toastCode.load();
  jest.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => {
    toast.remove();
    jest.runOnlyPendingTimers();
  });
  jest.useRealTimers();
});

const shown = (text: string) => screen.queryByText(text) !== null;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function expectToLast(text: string, duration: number) {
  wait(duration - 10);
  // The toast expires within this step.
  wait(wayOut);
  expect(shown(text)).toBe(true);
  wait(wayOut);
  expect(shown(text)).toBe(false);
}

describe('toasts', () => {
  it('show added items for 3000 ms', () => {
    act(() => toastAdded('cart'));
    expectToLast('Item added to cart!', timings.productToast);
    act(() => toastAdded('wishlist'));
    expectToLast('Item added to wishlist!', 3000);
  });

  it('count items that are added while they show, and start again afterwards', async () => {
    // The library notices a changed text with an observer, which reports after the change.
    const add = (to: AddedTo) => act(async () => Promise.resolve(toastAdded(to)));
    await add('cart');
    await add('cart');
    await add('wishlist');
    wait(timings.productToast - 10);
    await add('cart');
    expect(screen.getAllByText(/^Item added/).map(({ textContent }) => textContent)).toEqual([
      'Item added to wishlist!',
      'Item added to cart! (3)',
    ]);
    wait(timings.productToast + wayOut);
    await add('cart');
    expect(shown('Item added to cart!')).toBe(true);
  });

  it.each([
    ['blank', 4000, () => toast('A word')],
    ['error', 4000, () => toast.error('A word')],
    ['custom', 4000, () => toast.custom(<p>A word</p>)],
    ['success', 2000, () => toast.success('A word')],
  ])('of the kind %s last %d ms by default', (_kind, duration, show) => {
    act(() => void show());
    expectToLast('A word', duration);
  });

  it('of the kind loading stay until they are dismissed', () => {
    act(() => void toast.loading('A word'));
    wait(60_000);
    expect(shown('A word')).toBe(true);
  });

  it('are limited to 20 at a time', () => {
    act(() => {
      for (let number = 1; number <= limits.maxToasts + 5; number += 1) toast(`Word ${number}`);
    });
    expect(screen.getAllByText(/^Word \d+$/)).toHaveLength(20);
    expect(shown('Word 25')).toBe(true);
  });

  it('show once that the cart reached a limit, and that nothing is saved', () => {
    act(() => {
      toastCartLimit({ reached: 'units', title: 'Wax Seal' });
      toastCartLimit({ reached: 'units', title: 'Wax Seal' });
      toastCartLimit({ reached: 'lines', title: 'Dip Pen' });
      toastUnsaved();
    });
    const full = 'Your cart has 999 of Wax Seal, the most you can order at once.';
    expect(screen.getAllByText(full)).toHaveLength(1);
    expect(
      screen.getByText(/^Your cart is full: .* 500 .* Remove one to add Dip Pen\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Your browser cannot save your cart/)).toBeInTheDocument();
  });
});
