import { lineTotal, type TaxShare } from '@shop/money';
import { type SplitGst, splitGst } from '@shop/money/gst-rows';
import type { CreditedLine, CreditedNote } from '../credit-notes';
import { withUnits } from '../refund-lines';

/** A line of a paper; `hsn` is null if the product had no code on the day of the order. */
export type PaperLine = CreditedLine & {
  readonly hsn: string | null;
  /** The value of a gift card; null for other goods. */
  readonly gift_card_paise: number | null;
};

/** A gift card is a voucher, whose sale is not a supply: a return does not contain it. */
const isSupply = ({ gift_card_paise: value }: PaperLine) => value === null;

/** The share of a rate's amounts that one code accounts for, in paise. */
export interface CodeAmounts extends SplitGst {
  readonly hsn: string | null;
  readonly quantity: number;
  readonly taxablePaise: number;
}

/** The amounts of one tax rate on an invoice or a credit note, in paise. The amounts of its codes add up to them. */
export interface RateAmounts extends SplitGst {
  readonly taxBp: number;
  readonly taxablePaise: number;
  readonly parts: readonly CodeAmounts[];
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Divides an amount in proportion to weights that are not all 0. The parts are whole paise and add up to it. */
function spread(amountPaise: number, weights: readonly number[]): readonly number[] {
  const all = sumOf(weights);
  let weight = 0;
  let given = 0;
  return weights.map((one) => {
    weight += one;
    const part = Math.round(amountPaise * (weight / all)) - given;
    given += part;
    return part;
  });
}

/** A line's units on a paper. */
interface LinePart {
  readonly line: PaperLine;
  readonly quantity: number;
  readonly taxablePaise: number;
}

const fullPrice = ({ rate_paise, discount_bp, coupon_paise, quantity }: PaperLine) =>
  lineTotal({ ratePaise: rate_paise, discountBp: discount_bp, couponPaise: coupon_paise, quantity });

/**
 * Divides the amounts of a rate among its codes; undefined if all its lines are gift cards. Amounts without a line, such as
 * shipping, are part of the supply of the goods: they are added to the code of the order's most expensive line of that rate,
 * without a quantity.
 */
function rateAmounts(
  { taxBp, taxablePaise: sharePaise, taxPaise }: TaxShare,
  lines: readonly PaperLine[],
  listed: readonly LinePart[],
  inOwnState: boolean,
): RateAmounts | undefined {
  const ofRate = listed.filter(({ line }) => line.gst_bp === taxBp);
  const vouchersPaise = sumOf(ofRate.filter(({ line }) => !isSupply(line)).map((part) => part.taxablePaise));
  const taxablePaise = sharePaise - vouchersPaise;
  const supplies = ofRate.filter(({ line }) => isSupply(line));
  const parts = supplies.map(({ line, ...part }) => ({ hsn: line.hsn, ...part }));
  const rest = taxablePaise - sumOf(parts.map((part) => part.taxablePaise));
  if (rest === 0 && supplies.length === 0 && ofRate.length > 0) return undefined;
  if (rest !== 0 || parts.length === 0) {
    const [main] = lines
      .filter((line) => line.gst_bp === taxBp && isSupply(line))
      .sort((one, other) => fullPrice(other) - fullPrice(one));
    parts.push({ hsn: main?.hsn ?? null, quantity: 0, taxablePaise: rest });
  }
  const gst = splitGst(taxPaise, inOwnState);
  const weights = parts.map((part) => part.taxablePaise);
  const usable = taxablePaise === 0 ? weights.map(() => 1) : weights;
  const [igst, cgst, sgst] = [gst.igstPaise, gst.cgstPaise, gst.sgstPaise].map((tax) => spread(tax, usable));
  return {
    ...{ taxBp, taxablePaise, ...gst },
    parts: parts.map((part, index) => ({
      ...part,
      igstPaise: igst?.[index] ?? 0,
      cgstPaise: cgst?.[index] ?? 0,
      sgstPaise: sgst?.[index] ?? 0,
    })),
  };
}

/** The amounts of an invoice by rate; `taxes` are those of its order. */
export function invoiceAmounts(
  taxes: readonly TaxShare[],
  lines: readonly PaperLine[],
  inOwnState: boolean,
): readonly RateAmounts[] {
  const listed = lines.map((line) => ({ line, quantity: line.quantity, taxablePaise: fullPrice(line) }));
  return taxes.flatMap((share) => rateAmounts(share, lines, listed, inOwnState) ?? []);
}

/** The amounts of a credit note by rate; none for a refund of money without goods, which reduces no GST. */
export function creditedAmounts(
  { before, units, amounts }: CreditedNote,
  lines: readonly PaperLine[],
  inOwnState: boolean,
): readonly RateAmounts[] {
  const priceOf = (line: PaperLine, quantity: number) => {
    const { rate_paise: ratePaise, discount_bp: discountBp, coupon_paise: couponPaise } = line;
    return lineTotal(withUnits({ ratePaise, discountBp, couponPaise, quantity: line.quantity }, quantity));
  };
  const listed = lines.flatMap((line) => {
    const quantity = units.get(line.id) ?? 0;
    const left = line.quantity - (before.get(line.id) ?? 0);
    const taxablePaise = priceOf(line, left) - priceOf(line, left - quantity);
    return quantity === 0 ? [] : { line, quantity, taxablePaise };
  });
  return amounts.taxes.flatMap((share) => rateAmounts(share, lines, listed, inOwnState) ?? []);
}
