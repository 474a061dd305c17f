import { discountBp, formatRupees, fromRupees, unitPrice } from '@shop/money';
import { priceWithTax } from '@shop/money/price-with-tax';
import { SelectField } from '@shop/ui';
import { useRef, useState } from 'react';
import { fieldsOf, useFormInput } from '../../../parts/form';

interface GstFieldProps {
  /** Basis points. */
  readonly rates: readonly number[];
  readonly stored: number;
  readonly id?: string;
  /** The form's fields with the price in rupees and the discount in percent; undefined if it has none. */
  readonly priced?: { readonly rate: string; readonly discount: string } | undefined;
}

/** A note with the price of one unit, including GST; empty while a field is empty or invalid. */
function priceNote(form: HTMLFormElement, names: NonNullable<GstFieldProps['priced']>): string {
  const fields: Record<string, string | undefined> = fieldsOf(form, 'gst', names.rate, names.discount);
  const numberIn = (name: string) => Number(fields[name] || NaN);
  const [rate, discount] = [numberIn(names.rate), numberIn(names.discount)];
  if (!(rate >= 0 && discount >= 0 && discount <= 100)) return '';
  const paise = unitPrice(fromRupees(rate), discountBp(discount));
  return `Price with GST: ${formatRupees(priceWithTax(paise, Number(fields.gst)))}`;
}

/** The GST of a product or variant, and its price with GST from the price and discount in the same form. */
export function GstField({ rates, stored, id, priced }: GstFieldProps) {
  const [note, setNote] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  useFormInput(select, (form) => setNote(priced ? priceNote(form, priced) : ''));
  return (
    <SelectField ref={select} label="GST" name="gst" id={id} defaultValue={stored} hint={note}>
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {`${rate / 100}%`}
        </option>
      ))}
    </SelectField>
  );
}
