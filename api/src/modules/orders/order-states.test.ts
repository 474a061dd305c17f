import { describe, expect, it } from '@jest/globals';
import { isBought, isOpen, mayMove } from './order-states';
import type { OrderStatus } from './tables';

const all: readonly OrderStatus[] = [
  'creating',
  'pending_payment',
  'expired',
  'placed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'review',
  'refund_pending',
  'refunded',
];

describe('states of an order', () => {
  it('never return to an earlier state', () => {
    const reachable = (from: OrderStatus): readonly OrderStatus[] =>
      all.filter((to) => mayMove(from, to)).flatMap((to) => [to, ...reachable(to)]);
    for (const status of all) expect(reachable(status)).not.toContain(status);
  });

  it('end with the goods delivered or the payment refunded', () => {
    expect(all.filter((from) => all.every((to) => !mayMove(from, to)))).toEqual([
      'cancelled',
      'returned',
      'refunded',
    ]);
    expect(mayMove('placed', 'expired')).toBe(false);
  });

  it.each<[OrderStatus, readonly OrderStatus[]]>([
    ['placed', ['packed', 'cancelled', 'refunded']],
    ['packed', ['shipped', 'cancelled', 'refunded']],
    ['shipped', ['delivered', 'returned']],
    ['delivered', ['returned']],
  ])('change from %s to %j', (from, next) => {
    expect(all.filter((to) => mayMove(from, to))).toEqual(next);
  });

  it('count as bought from the payment until the order is cancelled or returned', () => {
    expect(all.filter(isBought)).toEqual(['placed', 'packed', 'shipped', 'delivered']);
  });

  it('hold stock only while the order waits for its payment', () => {
    expect(all.filter(isOpen)).toEqual(['creating', 'pending_payment']);
  });
});
