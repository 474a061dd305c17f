import { Button, ButtonLink, SelectField, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { fieldsOf } from '../../../parts/fields-of';
import { useGetProductChoicesQuery } from '../products-api';
import styles from './filter-form.module.css';
import { filterFields, isStock, listAddress, sizes, sorts, stocks } from './product-filter';

const options = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Which products are listed: stock is links, the rest is a form. All of it stands in the address. */
export function FilterForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: choices } = useGetProductChoicesQuery();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(listAddress(search, fieldsOf(event.currentTarget, ...filterFields)));
  };
  const stock = search.get('stock');
  const given = (name: string) => search.get(name) ?? '';
  const isFiltered = filterFields.some((name) => search.has(name));
  return (
    <>
      <nav aria-label="Stock" className={styles.states}>
        <Link to={listAddress(search, { stock: '' })} aria-current={isStock(stock) ? undefined : 'page'}>
          All
        </Link>
        {Object.entries(stocks).map(([value, label]) => (
          <Link
            key={value}
            to={listAddress(search, { stock: value })}
            aria-current={stock === value ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {/* Made anew for another address, and once the categories are there: Back shows what was asked for then. */}
      <form
        key={`${search.toString()} ${String(choices !== undefined)}`}
        className={styles.form}
        onSubmit={submit}
        role="search"
        aria-label="Products"
      >
        <TextField
          className={styles.words}
          label="Search"
          name="search"
          type="search"
          hint="Words of the title, or a code"
          defaultValue={given('search')}
          maxLength={200}
        />
        <SelectField label="Category" name="category" defaultValue={given('category')}>
          <option value="">All</option>
          {choices?.categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="In the shop" name="active" defaultValue={given('active')}>
          <option value="">All</option>
          {options({ yes: 'Sold', no: 'Withdrawn' })}
        </SelectField>
        <SelectField label="Order" name="sort" defaultValue={given('sort')}>
          {Object.entries(sorts).map(([value, label], index) => (
            <option key={value} value={index === 0 ? '' : value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField label="Rows" name="size" defaultValue={given('size')}>
          {sizes.map((size, index) => (
            <option key={size} value={index === 0 ? '' : size}>
              {size}
            </option>
          ))}
        </SelectField>
        <div className={styles.ends}>
          <Button type="submit">Show</Button>
          {isFiltered && (
            <ButtonLink variant="quiet" to={isStock(stock) ? `/products?stock=${stock}` : '/products'}>
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </>
  );
}
