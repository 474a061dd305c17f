import { SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import styles from './list.module.css';

/** What a change of many products asks for; each part may stay empty. */
export function BulkFields() {
  const [pieces, setPieces] = useState('');
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Price</legend>
        <div className={styles.pair}>
          <SelectField label="How" name="priceChange">
            <option value="to">New price, ₹</option>
            <option value="by">More or less, ₹</option>
            <option value="percent">More or less, %</option>
          </SelectField>
          <TextField
            label="Price"
            name="price"
            type="number"
            step="0.01"
            inputMode="decimal"
            hint="% ends at a whole rupee"
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
          <SelectField label="How" id="bulk-stock-change" name="stockChange">
            <option value="by">More or less</option>
            <option value="to">Counted</option>
          </SelectField>
          <TextField
            label="Pieces"
            name="pieces"
            type="number"
            step={1}
            inputMode="numeric"
            value={pieces}
            onChange={(event) => setPieces(event.target.value)}
          />
        </div>
        <TextField
          label="Reason for the stock"
          name="reason"
          required={pieces !== ''}
          maxLength={300}
          autoComplete="off"
        />
      </fieldset>
    </>
  );
}
