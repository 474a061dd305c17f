import { CaretDownIcon, classNames } from '@shop/ui';
import { useId, useRef, type KeyboardEvent } from 'react';
import styles from './filter-dropdown.module.css';
import { FilterOptions } from './filter-options';

interface FilterDropdownProps {
  readonly label: string;
  /** The first means no choice. */
  readonly options: readonly string[];
  readonly value: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (option: string) => void;
}

/** One index tab of the filter bar: a button that carries the chosen option, and the list behind it. */
export function FilterDropdown({ label, options, value, open, onToggle, onChoose }: FilterDropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const choose = (option: string) => {
    onChoose(option);
    button.current?.focus();
  };
  const leave = () => {
    onToggle();
    button.current?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    onToggle();
  };

  return (
    <div className={styles.dropdown}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.tab, value !== options[0] && styles.chosen)}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
        onKeyDown={openByArrow}
      >
        {/* The space parts the two in the button's name. */}
        <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
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
