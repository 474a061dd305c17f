import { fromRupees } from '@shop/money';
import { Button, SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { BulkProductChange, ListedProduct } from '../../api/types';
import { Dialog, fieldsOf, RequestKey } from '../../parts/form';
import { SelectionBar } from '../../parts/list-page';
import { Notice } from '../../parts/states';
import { counted } from '../../parts/text';
import { useChangeProductsMutation } from './api';
import styles from './list.module.css';

interface BulkBarProps {
  /** The selected products or variants. */
  readonly rows: readonly Pick<ListedProduct, 'id' | 'version'>[];
  readonly noun?: 'product' | 'variant';
  /** Called after the products are changed. */
  readonly onDone: () => void;
}

/** Changes price, discount and stock of the selected products. If one cannot be changed, none is. */
export function BulkBar({ rows: products, noun = 'product', onDone }: BulkBarProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [missing, setMissing] = useState<Error>();
  const [changeProducts, { isLoading, error, reset }] = useChangeProductsMutation();

  const show = () => {
    reset();
    setMissing(undefined);
    setDone(null);
    setOpen(true);
  };
  const change = async (form: HTMLFormElement) => {
    const fields = readBulkFields(form);
    if (!fields) {
      setMissing(new Error('Fill in at least one field.'));
      return;
    }
    setMissing(undefined);
    const body: BulkProductChange = {
      ...fieldsOf(form, 'key'),
      products: products.map(({ id, version }) => ({ id, version })),
      ...fields,
    };
    const { data } = await changeProducts(body);
    if (!data) return;
    setDone(`${counted(data.changed, noun)} changed.`);
    setOpen(false);
    onDone();
  };

  return (
    <>
      <Notice>{done}</Notice>
      <SelectionBar label={`Selected ${noun}s`} count={products.length}>
        <Button onClick={show}>Change price, discount or stock</Button>
      </SelectionBar>
      <Dialog
        open={open}
        title={`Change ${counted(products.length, noun)}`}
        confirm={`Change ${counted(products.length, noun)}`}
        busy={isLoading}
        error={missing ?? error}
        onClose={() => setOpen(false)}
        onConfirm={(form) => void change(form)}
      >
        <p>{`Empty fields stay unchanged. Either all ${noun}s are changed or none.`}</p>
        <RequestKey />
        <BulkFields />
      </Dialog>
    </>
  );
}

/** The fields of a bulk change, all optional. */
function BulkFields() {
  const [units, setUnits] = useState('');
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Price</legend>
        <div className={styles.pair}>
          <SelectField label="Change" name="priceChange">
            <option value="to">New price, ₹</option>
            <option value="by">Increase or decrease by, ₹</option>
            <option value="percent">Increase or decrease by, %</option>
          </SelectField>
          <TextField
            label="Price"
            name="price"
            type="number"
            step="0.01"
            inputMode="decimal"
            hint="Percentage changes are rounded to whole rupees"
          />
        </div>
      </fieldset>
      <TextField
        label="Discount, %"
        name="discount"
        type="number"
        min={0}
        max={100}
        step="0.01"
        inputMode="decimal"
      />
      <fieldset className={styles.group}>
        <legend>Stock</legend>
        <div className={styles.pair}>
          <SelectField label="Change" id="bulk-stock-change" name="stockChange">
            <option value="by">Add or remove</option>
            <option value="to">Set to</option>
          </SelectField>
          <TextField
            label="Units"
            name="units"
            type="number"
            step={1}
            inputMode="numeric"
            value={units}
            onChange={(event) => setUnits(event.target.value)}
          />
        </div>
        <TextField
          label="Reason for the stock change"
          name="reason"
          required={units !== ''}
          maxLength={300}
          autoComplete="off"
        />
      </fieldset>
    </>
  );
}

const priceChanges = ['to', 'by', 'percent'] as const;

/** The change in the dialog's fields; null when all are empty. */
function readBulkFields(form: HTMLFormElement): Omit<BulkProductChange, 'products'> | null {
  const { price, priceChange, discount, units, stockChange, reason } = fieldsOf(
    form,
    'price',
    'priceChange',
    'discount',
    'units',
    'stockChange',
    'reason',
  );
  const change = priceChanges.find((one) => one === priceChange) ?? 'to';
  const fields: Omit<BulkProductChange, 'products'> = {
    // Percent and rupees are both sent in hundredths.
    ...(price !== '' && { price: { change, amount: fromRupees(Number(price)) } }),
    ...(discount !== '' && { discountBp: fromRupees(Number(discount)) }),
    ...(units !== '' && {
      stock: {
        change: stockChange === 'to' ? ('to' as const) : ('by' as const),
        units: Number(units),
        reason,
      },
    }),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}
