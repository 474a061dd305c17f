import { formatRupees } from './rupees';

/** A tax row of an invoice. */
export interface GstRow {
  readonly label: string;
  readonly paise: number;
}

/** The tax of one rate in an order; the rate in percent. */
export interface GstShare {
  readonly gstRate: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
}

/** One rate's tax: in two halves, the centre's and the state's, or as one integrated tax. */
function rowsOfRate({ gstRate, taxPaise }: GstShare, inOwnState: boolean, on: string): readonly GstRow[] {
  if (!inOwnState) return [{ label: `IGST ${gstRate}%${on}`, paise: taxPaise }];
  const half = Math.floor(taxPaise / 2);
  return [
    { label: `CGST ${gstRate / 2}%${on}`, paise: half },
    { label: `SGST ${gstRate / 2}%${on}`, paise: taxPaise - half },
  ];
}

/**
 * The GST rows of an invoice, by rate: halved for a parcel within the shop's own state. The rows add up to the tax
 * of the order. With more than one rate each has its taxable amount.
 */
export function gstRows(taxes: readonly GstShare[], inOwnState: boolean): readonly GstRow[] {
  return taxes.flatMap((share) =>
    rowsOfRate(share, inOwnState, taxes.length > 1 ? ` on ${formatRupees(share.taxablePaise)}` : ''),
  );
}

/** What a credit note takes back, in paise. */
export interface CreditedAmounts {
  readonly amountPaise: number;
  readonly taxablePaise: number;
  readonly roundingPaise: number;
  readonly taxes: readonly GstShare[];
}

/** Below this, in paise, a difference is what rounding to whole rupees takes or gives. */
const RUPEE = 100;

/**
 * What a credit note shows: the goods and their GST as an invoice has them, and the sum. One of money alone, which takes back no GST,
 * has the sum alone.
 */
export function creditRows(
  { amountPaise, taxablePaise, roundingPaise, taxes }: CreditedAmounts,
  inOwnState: boolean,
): readonly GstRow[] {
  const other = Math.abs(roundingPaise) < RUPEE ? 'Rounded' : 'Credited before';
  return [
    ...(taxablePaise === 0 ? [] : [{ label: 'Taxable value', paise: taxablePaise }]),
    ...gstRows(taxes, inOwnState),
    ...(roundingPaise === 0 ? [] : [{ label: other, paise: roundingPaise }]),
    { label: 'Credited', paise: amountPaise },
  ];
}
