import { productFilters } from '@shop/config';
import { useCallback, useRef, useState } from 'react';
import styles from './filter-bar.module.css';
import { FilterDropdown } from './filter-dropdown';
import { useDismiss } from './use-dismiss';

type FilterName = keyof typeof productFilters;

const filters: readonly { name: FilterName; label: string }[] = [
  { name: 'availability', label: 'Availability' },
  { name: 'category', label: 'Category' },
  { name: 'sort', label: 'Sort' },
];

const noChoice: Record<FilterName, string> = {
  availability: productFilters.availability[0],
  category: productFilters.category[0],
  sort: productFilters.sort[0],
};

/** Availability, category and sort above a listing, of which one is open at a time. */
export function FilterBar() {
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<FilterName | null>(null);
  const [chosen, setChosen] = useState(noChoice);
  const close = useCallback(() => setOpen(null), []);
  useDismiss(bar, open !== null, close);

  return (
    <div ref={bar} className={styles.bar} role="group" aria-label="Filters">
      {filters.map(({ name, label }) => (
        <FilterDropdown
          key={name}
          label={label}
          options={productFilters[name]}
          value={chosen[name]}
          open={open === name}
          onToggle={() => setOpen(open === name ? null : name)}
          onChoose={(option) => {
            setChosen({ ...chosen, [name]: option });
            close();
          }}
        />
      ))}
    </div>
  );
}
