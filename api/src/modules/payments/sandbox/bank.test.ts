import { expect, it } from '@jest/globals';
import { failureOf, type Instrument } from './bank';

it.each<[Instrument, string | null]>([
  [{ method: 'card', number: '4100 2800 0000 1007' }, null],
  [{ method: 'card', number: '4100280000080001' }, 'insufficient_funds'],
  [{ method: 'card', number: '4100 2800 0006 0003' }, 'card_declined'],
  [{ method: 'card', number: '4111 1111 1111 1111' }, 'invalid_card_number'],
  [{ method: 'upi', outcome: 'success' }, null],
  [{ method: 'upi', outcome: 'failure' }, 'payment_declined'],
  [{ method: 'netbanking', bank: 'SBIN', outcome: 'success' }, null],
  [{ method: 'netbanking', bank: 'SBIN', outcome: 'failure' }, 'payment_failed'],
])('%j: %s', (instrument, reason) => {
  expect(failureOf(instrument)?.reason ?? null).toBe(reason);
});
