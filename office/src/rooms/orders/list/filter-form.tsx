import { Button, ButtonLink, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { fieldsOf } from '../../../parts/fields-of';
import { statuses, statusLabel } from '../statuses';
import styles from './filter-form.module.css';
import { filterFields, listAddress } from './order-filter';

/** Which orders are listed: states are links, the rest is a form. All of it stands in the address. */
export function FilterForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(listAddress(search, fieldsOf(event.currentTarget, ...filterFields)));
  };
  const status = search.get('status');
  const given = (name: string) => search.get(name) ?? '';
  const isFiltered = filterFields.some((name) => search.has(name));
  return (
    <>
      <nav aria-label="States" className={styles.states}>
        <Link to={listAddress(search, { status: '' })} aria-current={status === null ? 'page' : undefined}>
          All
        </Link>
        {statuses.map((one) => (
          <Link
            key={one}
            to={listAddress(search, { status: one })}
            aria-current={status === one ? 'page' : undefined}
          >
            {statusLabel(one)}
          </Link>
        ))}
      </nav>
      {/* Typed anew for another address: Back shows what was asked for then. */}
      <form
        key={search.toString()}
        className={styles.form}
        onSubmit={submit}
        role="search"
        aria-label="Orders"
      >
        <TextField
          className={styles.words}
          label="Search"
          name="search"
          type="search"
          hint="Name, e-mail address, phone number or order number"
          defaultValue={given('search')}
          maxLength={200}
        />
        <TextField label="Paid from" name="from" type="date" defaultValue={given('from')} />
        <TextField label="Paid until" name="to" type="date" defaultValue={given('to')} />
        <TextField
          label="From ₹"
          name="least"
          type="number"
          min={0}
          step="0.01"
          inputMode="decimal"
          defaultValue={given('least')}
        />
        <TextField
          label="Up to ₹"
          name="most"
          type="number"
          min={0}
          step="0.01"
          inputMode="decimal"
          defaultValue={given('most')}
        />
        <div className={styles.ends}>
          <Button type="submit">Show</Button>
          {isFiltered && (
            <ButtonLink variant="quiet" to={status ? `/orders?status=${status}` : '/orders'}>
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </>
  );
}
