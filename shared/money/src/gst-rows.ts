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

/** GST in paise: either all IGST, or CGST and SGST. */
export interface SplitGst {
  readonly igstPaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
}

/**
 * GST as IGST, or halved within the shop's own state. The parts add up to the tax: SGST gets an odd paisa.
 */
export function splitGst(taxPaise: number, inOwnState: boolean): SplitGst {
  const half = inOwnState ? Math.floor(taxPaise / 2) : 0;
  return inOwnState
    ? { igstPaise: 0, cgstPaise: half, sgstPaise: taxPaise - half }
    : { igstPaise: taxPaise, cgstPaise: 0, sgstPaise: 0 };
}

/** The tax of one rate: halved into CGST and SGST, or as IGST. */
function rowsOfRate({ gstRate, taxPaise }: GstShare, inOwnState: boolean, on: string): readonly GstRow[] {
  const { igstPaise, cgstPaise, sgstPaise } = splitGst(taxPaise, inOwnState);
  if (!inOwnState) return [{ label: `IGST ${gstRate}%${on}`, paise: igstPaise }];
  return [
    { label: `CGST ${gstRate / 2}%${on}`, paise: cgstPaise },
    { label: `SGST ${gstRate / 2}%${on}`, paise: sgstPaise },
  ];
}

/**
 * The GST rows of an invoice by rate, halved for a parcel within the shop's own state. The rows add up to the tax of
 * the order. If there is more than one rate, each row shows its taxable amount.
 */
export function gstRows(taxes: readonly GstShare[], inOwnState: boolean): readonly GstRow[] {
  return taxes.flatMap((share) =>
    rowsOfRate(share, inOwnState, taxes.length > 1 ? ` on ${formatRupees(share.taxablePaise)}` : ''),
  );
}

/** The amounts of a credit note, in paise. */
export interface CreditedAmounts {
  readonly amountPaise: number;
  readonly taxablePaise: number;
  /** The part of the coupon that applied to the goods; 0 if absent. */
  readonly couponPaise?: number;
  readonly roundingPaise: number;
  readonly taxes: readonly GstShare[];
}

/** In paise. A smaller difference comes from rounding to whole rupees. */
const RUPEE = 100;

/**
 * The rows of a credit note: the goods and their GST as on an invoice, and the total. A credit note without GST has
 * only the total.
 */
export function creditRows(
  { amountPaise, taxablePaise, couponPaise = 0, roundingPaise, taxes }: CreditedAmounts,
  inOwnState: boolean,
): readonly GstRow[] {
  const other = Math.abs(roundingPaise) < RUPEE ? 'Rounded' : 'Previously credited';
  return [
    ...(couponPaise === 0
      ? []
      : [
          { label: 'Items', paise: taxablePaise + couponPaise },
          { label: 'Coupon', paise: -couponPaise },
        ]),
    ...(taxablePaise === 0 ? [] : [{ label: 'Taxable value', paise: taxablePaise }]),
    ...gstRows(taxes, inOwnState),
    ...(roundingPaise === 0 ? [] : [{ label: other, paise: roundingPaise }]),
    { label: 'Credited', paise: amountPaise },
  ];
}
