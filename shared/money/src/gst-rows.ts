import { formatRupees } from './format';

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
