import { SelectField, TextField } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import { ListFilter } from '../../parts/list-filter';
import { statuses, statusLabel } from './statuses';
import styles from './filter-form.module.css';
import { filterFields, pageSizes } from './order-filter';

const states = Object.fromEntries(statuses.map((status) => [status, statusLabel(status)]));
const rupees = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal' } as const;

/** Which orders are listed. */
export function FilterForm() {
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) ?? '';
  return (
    <ListFilter
      path="/orders"
      label="Orders"
      hint="Name, e-mail address, phone number or order number"
      state={{ name: 'status', label: 'States', values: states }}
      fields={filterFields}
      className={styles.fields}
    >
      <TextField label="Paid from" name="from" type="date" defaultValue={given('from')} />
      <TextField label="Paid until" name="to" type="date" defaultValue={given('to')} />
      <TextField label="From ₹" name="least" {...rupees} defaultValue={given('least')} />
      <TextField label="Up to ₹" name="most" {...rupees} defaultValue={given('most')} />
      <SelectField label="A page has" name="show" defaultValue={given('show')}>
        {pageSizes.map((size, index) => (
          <option key={size} value={index === 0 ? '' : size}>
            {size}
          </option>
        ))}
      </SelectField>
    </ListFilter>
  );
}
