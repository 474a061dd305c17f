import type { Dispute, SettlementMismatch } from '../../api/types';
import type { Tone } from '../../parts/display';

/** What is wrong, and what staff can do. */
export const mismatchTexts: Readonly<Record<SettlementMismatch['kind'], string>> = {
  unknown: 'Unknown payment. Check in the provider’s dashboard which site it is for.',
  amount: 'The settled amount differs from the payment.',
  net: 'The credited amount is not the payment less its fee.',
  gst: 'GST on the fee is not 18%.',
  refunds: 'Refunds exceed the shop’s records. Check the refunds in the provider’s dashboard.',
  missing: 'Not settled after a week. Ask the payment provider.',
};

const statuses: Readonly<Record<string, { readonly label: string; readonly tone: Tone }>> = {
  open: { label: 'Open', tone: 'odd' },
  under_review: { label: 'Under review', tone: 'waiting' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'odd' },
  closed: { label: 'Closed', tone: 'plain' },
};

/** A code of the provider in words: `pre_arbitration` becomes `Pre arbitration`. */
export function inWords(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a dispute's status. */
export const statusOf = ({ status }: Dispute): { readonly label: string; readonly tone: Tone } =>
  statuses[status] ?? { label: inWords(status), tone: 'plain' };
