import type { PaymentFailure } from './tables';

/** What a shopper filled in; nothing of it is stored but the method. */
export type Instrument =
  | { readonly method: 'card'; readonly number: string }
  | { readonly method: 'upi'; readonly vpa: string }
  | { readonly method: 'netbanking'; readonly bank: string; readonly outcome: 'success' | 'failure' };

const failure = (description: string, source: string, reason: string): PaymentFailure => ({
  code: 'BAD_REQUEST_ERROR',
  description,
  source,
  step: 'payment_authorization',
  reason,
});

const declines: Readonly<Record<string, PaymentFailure>> = {
  '4100280000080001': failure(
    'Your payment could not be completed due to insufficient account balance. Try again with another card or payment method.',
    'customer',
    'insufficient_funds',
  ),
  '4100280000060003': failure(
    'Your payment was declined by the bank. Try again with another card or payment method.',
    'issuer_bank',
    'card_declined',
  ),
};

const notATestCard = failure(
  'Test mode takes test cards only. Use one of the cards shown, never a real one.',
  'customer',
  'invalid_card_number',
);
const upiFailed = failure(
  'Your payment was declined in the UPI app. Try again.',
  'customer',
  'payment_declined',
);
const notATestId = failure(
  'Test mode takes success@razorpay and failure@razorpay only.',
  'customer',
  'invalid_vpa',
);
const bankFailed = failure('Your payment was declined at the bank. Try again.', 'bank', 'payment_failed');

/** Why the public test instruments fail; null for those that succeed. */
export function failureOf(instrument: Instrument): PaymentFailure | null {
  switch (instrument.method) {
    case 'card': {
      const number = instrument.number.replace(/\D/g, '');
      return number === '4100280000001007' ? null : (declines[number] ?? notATestCard);
    }
    case 'upi': {
      const vpa = instrument.vpa.trim().toLowerCase();
      if (vpa === 'success@razorpay') return null;
      return vpa === 'failure@razorpay' ? upiFailed : notATestId;
    }
    case 'netbanking':
      return instrument.outcome === 'success' ? null : bankFailed;
  }
}
