import { countryCodes, countryName, homeCountry } from '@shop/config/countries';
import { formatRupees, fromRupees, payable, toRupees } from '@shop/money';
import { SelectField, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import type { ProductDetail } from '../../../api/types';
import { fieldsOf, useFormInput } from '../../../parts/form';

const names = ['countryOfOrigin', 'importer', 'mrp', 'netQuantity'] as const;

const orNull = (text: string) => text.trim() || null;

/** The declarations that the law requires of a product, from its form; amounts in paise. */
export function readDeclared(form: HTMLFormElement) {
  const { countryOfOrigin, importer, mrp, netQuantity } = fieldsOf(form, ...names);
  return {
    countryOfOrigin: orNull(countryOfOrigin),
    importer: orNull(importer),
    mrpPaise: mrp === '' ? null : fromRupees(Number(mrp)),
    netQuantity: orNull(netQuantity),
  };
}

/** The error of the form's MRP, which depends on its price and GST; empty without one. */
function mrpProblem(form: HTMLFormElement): string {
  const { mrp, ratePaise, gst } = fieldsOf(form, 'mrp', 'ratePaise', 'gst');
  const min = payable(fromRupees(Number(ratePaise)), Number(gst));
  if (mrp === '' || ratePaise === '' || fromRupees(Number(mrp)) >= min) return '';
  return `The MRP must be at least ${formatRupees(min)}, the full price including GST.`;
}

/** Country of origin, importer, MRP and net quantity. A missing origin or importer is only a warning. */
export function DeclaredFields({ product }: { readonly product: ProductDetail | undefined }) {
  const [origin, setOrigin] = useState(product?.countryOfOrigin ?? '');
  const [importer, setImporter] = useState(product?.importer ?? '');
  const [problem, setProblem] = useState('');
  const mrp = useRef<HTMLInputElement>(null);

  // The smallest MRP depends on the price and the GST, which are fields of the same form.
  useFormInput(mrp, (form) => {
    const found = mrpProblem(form);
    mrp.current?.setCustomValidity(found);
    setProblem(found);
  });

  const isImported = origin !== '' && origin !== homeCountry;
  return (
    <>
      <SelectField
        label="Country of origin"
        name="countryOfOrigin"
        value={origin}
        warning={origin === '' ? 'Required by law for products on sale.' : null}
        onChange={(event) => setOrigin(event.target.value)}
      >
        <option value="">Missing</option>
        {countryCodes.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Importer"
        name="importer"
        hint="Name and address"
        maxLength={300}
        value={importer}
        warning={isImported && importer.trim() === '' ? 'Required by law for imported products.' : null}
        onChange={(event) => setImporter(event.target.value)}
      />
      <TextField
        ref={mrp}
        label="MRP, ₹"
        name="mrp"
        hint="Inclusive of all taxes"
        type="number"
        min={0.01}
        step="0.01"
        inputMode="decimal"
        defaultValue={product?.mrpPaise ? toRupees(product.mrpPaise) : ''}
        error={problem || undefined}
      />
      <TextField
        label="Net quantity"
        name="netQuantity"
        hint="For example 80 sheets, 200 g or 1 N"
        maxLength={30}
        defaultValue={product?.netQuantity ?? ''}
      />
    </>
  );
}
