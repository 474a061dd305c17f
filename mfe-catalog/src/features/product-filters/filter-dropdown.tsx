import { CaretDownIcon, VisuallyHidden } from '@shop/ui';
import { useId, useRef } from 'react';
import styles from './filter-dropdown.module.css';
import { FilterOptions } from './filter-options';

interface FilterDropdownProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (option: string) => void;
}

/** One index tab of the filter bar: a button that carries the chosen option, and the list behind it. */
export function FilterDropdown({ label, options, value, open, onToggle, onChoose }: FilterDropdownProps) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);

  const choose = (option: string) => {
    onChoose(option);
    button.current?.focus();
  };
  const leave = () => {
    onToggle();
    button.current?.focus();
  };

  return (
    <div className={styles.dropdown}>
      <button
        ref={button}
        type="button"
        className={styles.tab}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
      >
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        <span className={styles.value}>{value}</span>
        <CaretDownIcon size={16} aria-hidden="true" className={styles.caret} />
      </button>
      {open && (
        <FilterOptions
          id={listId}
          label={label}
          options={options}
          value={value}
          onChoose={choose}
          onLeave={leave}
        />
      )}
    </div>
  );
}
