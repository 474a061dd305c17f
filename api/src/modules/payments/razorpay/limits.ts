import type { NewProviderOrder } from '../../orders/ports';

/** Razorpay's limits on an order (razorpay.com/docs/api/orders/create). */
const razorpayLimits = { minimumPaise: 100, receiptCharacters: 40, notes: 15, noteCharacters: 256 } as const;

/** Throws a RangeError on an order that Razorpay would refuse; it means a fault of ours, never of a shopper. */
export function assertWithinLimits({ amountPaise, receipt, notes = {} }: NewProviderOrder): void {
  const { minimumPaise, receiptCharacters, noteCharacters } = razorpayLimits;
  if (!Number.isSafeInteger(amountPaise) || amountPaise < minimumPaise) {
    throw new RangeError(`An order needs at least ${minimumPaise} whole paise, not ${amountPaise}.`);
  }
  if (receipt === '' || receipt.length > receiptCharacters) {
    throw new RangeError(`A receipt has 1 to ${receiptCharacters} characters.`);
  }
  const pairs = Object.entries(notes);
  if (pairs.length > razorpayLimits.notes || pairs.flat().some((text) => text.length > noteCharacters)) {
    throw new RangeError(`Notes are at most ${razorpayLimits.notes} pairs of ${noteCharacters} characters.`);
  }
}
