import { describe, expect, it } from '@jest/globals';
import { isNewer, isOpen, mayMove } from './order-states';
import type { OrderStatus } from './tables';

const all: readonly OrderStatus[] = [
  'creating',
  'pending_payment',
  'expired',
  'placed',
  'review',
  'refund_pending',
  'refunded',
];

describe('states of an order', () => {
  it('never lead back to where they came from', () => {
    const reachable = (from: OrderStatus): readonly OrderStatus[] =>
      all.filter((to) => mayMove(from, to)).flatMap((to) => [to, ...reachable(to)]);
    for (const status of all) expect(reachable(status)).not.toContain(status);
  });

  it('end in placed or refunded at the latest', () => {
    expect(all.filter((from) => all.every((to) => !mayMove(from, to)))).toEqual(['refunded']);
    expect(mayMove('placed', 'expired')).toBe(false);
  });

  it('hold stock only while the order waits for its payment', () => {
    expect(all.filter(isOpen)).toEqual(['creating', 'pending_payment']);
  });
});

describe('isNewer', () => {
  it('lets a failed payment be authorised late, and nothing undo a capture', () => {
    expect(isNewer('authorized', 'failed')).toBe(true);
    expect(isNewer('failed', 'captured')).toBe(false);
    expect(isNewer('authorized', 'captured')).toBe(false);
    expect(isNewer('captured', 'captured')).toBe(false);
    expect(isNewer('captured', 'refunded')).toBe(false);
  });
});
