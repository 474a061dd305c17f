import { productFilters } from '@shop/config';
import { useDismiss } from '@shop/ui';
import { useRef, useState } from 'react';
import styles from './filter-bar.module.css';
import { FilterDropdown } from './filter-dropdown';
import {
  filterLabels,
  filterNames,
  labelOf,
  withOption,
  type FilterName,
  type ListingChoice,
} from './listing-choice';

interface FilterBarProps {
  readonly choice: ListingChoice;
  readonly onChoose: (choice: ListingChoice) => void;
}

/** Availability, category and sort above a listing, of which one is open at a time. */
export function FilterBar({ choice, onChoose }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<FilterName | null>(null);
  useDismiss(bar, open !== null, () => setOpen(null));

  return (
    <div ref={bar} className={styles.bar} role="group" aria-label="Filters">
      {filterNames.map((name) => (
        <FilterDropdown
          key={name}
          label={filterLabels[name]}
          options={productFilters[name]}
          value={labelOf(choice, name)}
          open={open === name}
          onToggle={() => setOpen(open === name ? null : name)}
          onChoose={(option) => {
            onChoose(withOption(choice, name, option));
            setOpen(null);
          }}
        />
      ))}
    </div>
  );
}
