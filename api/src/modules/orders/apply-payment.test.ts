import { describe, expect, it } from '@jest/globals';
import { byProgress, decide, type PaymentDecision } from './apply-payment';
import type { ProviderPayment, ProviderPaymentStatus } from './ports';
import type { OrderStatus } from './tables';

const open = {
  id: 1,
  provider_order_id: 'order_1',
  status: 'pending_payment' as OrderStatus,
  total_paise: 11_200,
  gift_card_paise: 0,
  paid_payment_id: null as string | null,
};
const placed = { ...open, status: 'placed' as const, paid_payment_id: 'pay_1' };
const captured: ProviderPayment = {
  id: 'pay_1',
  orderId: 'order_1',
  amountPaise: 11_200,
  currency: 'INR',
  status: 'captured',
  refundedPaise: 0,
  method: 'card',
};

const knownAs = (status: ProviderPaymentStatus, refunded = 0) => ({
  order_id: 1,
  status,
  refunded_paise: refunded,
});

describe('a payment that the shop does not know yet', () => {
  it.each<[PaymentDecision, string, typeof open, Partial<ProviderPayment>]>([
    ['place', 'captured, for an open order', open, {}],
    ['place', 'captured, for an expired order', { ...open, status: 'expired' }, {}],
    ['place', 'of what a gift card leaves', { ...open, gift_card_paise: 6_200 }, { amountPaise: 5_000 }],
    [
      'refund-wrong-amount',
      'of the total, although a gift card pays a part',
      { ...open, gift_card_paise: 6_200 },
      {},
    ],
    ['refund-wrong-amount', 'with another amount', open, { amountPaise: 5_000 }],
    ['refund-wrong-amount', 'in another currency', open, { currency: 'USD' }],
    ['refund-second-payment', 'captured, for a placed order', placed, { id: 'pay_2' }],
    [
      'refund-second-payment',
      'with another amount, for a placed order',
      placed,
      { id: 'pay_2', amountPaise: 1 },
    ],
    [
      'refund-second-payment',
      'captured, for a refunded order',
      { ...placed, status: 'refunded' },
      { id: 'pay_2' },
    ],
    ['record', 'authorised', open, { status: 'authorized' }],
    ['record', 'failed', open, { status: 'failed' }],
    ['record-full-refund', 'refunded', open, { status: 'refunded' }],
    ['ignore', 'of another order', open, { orderId: 'order_2' }],
    ['ignore', 'without an order', open, { orderId: null }],
  ])('%s: %s', (decision, _case, order, payment) => {
    expect(decide(order, { ...captured, ...payment }, undefined)).toBe(decision);
  });
});

describe('a payment that the shop knows', () => {
  it.each<[PaymentDecision, ProviderPaymentStatus, ProviderPaymentStatus]>([
    ['place', 'captured', 'authorized'],
    ['record', 'authorized', 'failed'],
    ['ignore', 'failed', 'captured'],
    ['ignore', 'authorized', 'captured'],
    ['ignore', 'captured', 'captured'],
    ['ignore', 'captured', 'refunded'],
  ])('%s: reported as %s, known as %s', (decision, status, known) => {
    expect(decide(open, { ...captured, status }, knownAs(known))).toBe(decision);
  });

  it('that paid the order already is only recorded', () => {
    expect(decide(placed, captured, knownAs('authorized'))).toBe('record');
  });

  it('records later refunds, and ignores an older amount', () => {
    const refunded = { ...captured, refundedPaise: 500 };
    expect(decide(placed, refunded, knownAs('captured', 200))).toBe('record-partial-refund');
    expect(decide(placed, refunded, knownAs('captured', 500))).toBe('ignore');
    expect(decide(placed, { ...refunded, status: 'refunded' }, knownAs('captured'))).toBe(
      'record-full-refund',
    );
  });

  it('is ignored when it belongs to another order', () => {
    expect(decide(open, captured, { ...knownAs('authorized'), order_id: 2 })).toBe('ignore');
  });
});

it('sorts payments by status', () => {
  const statuses: ProviderPaymentStatus[] = ['refunded', 'captured', 'failed', 'authorized', 'created'];
  const sorted = statuses.map((status) => ({ status })).toSorted(byProgress);
  expect(sorted.map(({ status }) => status)).toEqual([
    'created',
    'failed',
    'authorized',
    'captured',
    'refunded',
  ]);
});
