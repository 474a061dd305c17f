import { Button, SelectField, TextField } from '@shop/ui';
import type { ShippingPriceRow } from '../../../api/types';
import { RowsField } from '../../../parts/rows-field';
import { columnLabels, emptyRow, numberColumns, type PriceColumn, type PriceFault } from './columns';

interface PriceRowsProps {
  readonly rows: readonly ShippingPriceRow[];
  /** The zones of the current PIN rules. */
  readonly zones: readonly string[];
  readonly faults: readonly PriceFault[];
  readonly onChange: (rows: readonly ShippingPriceRow[]) => void;
}

/** The fields of all rows. Faults are shown next to their fields. */
export function PriceRows({ rows, zones, faults, onChange }: PriceRowsProps) {
  const errorOf = (index: number, column: PriceColumn) =>
    faults.find((fault) => fault.row === index + 1 && fault.column === column)?.message;
  return (
    <RowsField
      legend="Prices"
      hint="Cart values are before discounts, coupons and GST; prices are before GST. Ranges include their start and exclude their end. Leave the end empty for no limit."
      name="rows"
      rows={rows}
      onChange={onChange}
      nameOf={(_row, index) => `row ${index + 1}`}
      empty="No prices: the default shipping price applies."
      more={
        <Button variant="secondary" onClick={() => onChange([...rows, emptyRow])}>
          Add row
        </Button>
      }
    >
      {(row, index, change) => (
        <>
          <SelectField
            id={`zone-${index}`}
            name={`zone-${index}`}
            label={`${index + 1}. ${columnLabels.zone}`}
            error={errorOf(index, 'zone')}
            value={row.zone}
            onChange={({ target }) => change({ zone: target.value })}
          >
            <option value="">Any zone</option>
            {[...new Set([...zones, ...(row.zone === '' ? [] : [row.zone])])].map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </SelectField>
          {numberColumns.map((column) => (
            <TextField
              key={column}
              id={`${column}-${index}`}
              name={`${column}-${index}`}
              label={columnLabels[column]}
              inputMode="decimal"
              maxLength={20}
              error={errorOf(index, column)}
              value={row[column]}
              onChange={({ target }) => change({ [column]: target.value })}
            />
          ))}
        </>
      )}
    </RowsField>
  );
}
