import { SelectField } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import { ListFilter } from '../../parts/list-filter';
import { useGetProductChoicesQuery } from './api';
import styles from './filter-form.module.css';
import { filterFields, sizes, sorts, stocks } from './product-filter';

/** Which products are listed. */
export function FilterForm() {
  const [search] = useSearchParams();
  const { data: choices } = useGetProductChoicesQuery();
  const given = (name: string) => search.get(name) ?? '';
  return (
    <ListFilter
      path="/products"
      label="Products"
      hint="Words of the title, or a code"
      state={{ name: 'stock', label: 'Stock', values: stocks }}
      fields={filterFields}
      version={choices ? 'with categories' : ''}
      className={styles.fields}
    >
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
        <option value="yes">Sold</option>
        <option value="no">Withdrawn</option>
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
    </ListFilter>
  );
}
