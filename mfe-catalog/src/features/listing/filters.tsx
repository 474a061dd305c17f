import { originSort, productFilters, slugify } from '@shop/config';
import { Button, CaretDownIcon, classNames, SelectField, useDismiss } from '@shop/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../messages';
import {
  facetNames,
  filterNames,
  labelOf,
  valuesOf,
  withOption,
  type FilterName,
  type ListingChoice,
} from './address';
import { FilterOptions } from './filter-options';
import styles from './filters.module.css';

const filterLabels: Readonly<Record<FilterName, string>> = {
  availability: 'Availability',
  category: 'Category',
  sort: 'Sort',
};

/** The options of a filter. Sorting by origin is offered once products have one. */
const optionsOf = (name: FilterName, { choice, hasOrigins }: OptionProps): readonly [string, ...string[]] =>
  name === 'sort' && (hasOrigins || choice.sort === slugify(originSort))
    ? [...productFilters.sort, originSort]
    : productFilters[name];

interface OptionProps {
  readonly choice: ListingChoice;
  /** Whether the shop has products with a country of origin. */
  readonly hasOrigins?: boolean;
}

interface FilterDropdownProps {
  readonly label: string;
  /** The first option means no choice. */
  readonly options: readonly string[];
  readonly value: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (option: string) => void;
}

/** One index tab of the filter bar: a button with the chosen option, and the list behind it. */
function FilterDropdown({ label, options, value, open, onToggle, onChoose }: FilterDropdownProps) {
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
        {/* The space separates label and value in the button's accessible name. */}
        <span className={styles.label}>{label}</span> <span className={styles.value}>{t(value)}</span>
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

interface FilterBarProps extends OptionProps {
  readonly onChoose: (choice: ListingChoice) => void;
}

/** Availability, category and sort above a listing; one of them is open at a time. */
export function FilterBar({ choice, hasOrigins, onChoose }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<FilterName | null>(null);
  useDismiss(bar, open !== null, () => setOpen(null));

  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('Filters')}>
      {filterNames.map((name) => (
        <FilterDropdown
          key={name}
          label={t(filterLabels[name])}
          options={optionsOf(name, { choice, hasOrigins })}
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

interface PlainFiltersProps extends OptionProps {
  /** URL of the listing. */
  readonly action: string;
  /** The search text; undefined for other lists. */
  readonly text?: string;
}

/** The filters of a listing without scripts: native selects, and a button that reloads the page. */
export function PlainFilters({ action, choice, hasOrigins, text }: PlainFiltersProps) {
  return (
    <noscript>
      <form method="get" action={action} className={styles.plain} aria-label={t('Filters')}>
        {text && <input type="hidden" name="q" value={text} />}
        {facetNames.flatMap((name) =>
          valuesOf(choice, name).map((value) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          )),
        )}
        {filterNames.map((name) => {
          const [all, ...options] = optionsOf(name, { choice, hasOrigins });
          return (
            <SelectField
              key={name}
              label={t(filterLabels[name])}
              name={name}
              defaultValue={choice[name] ?? ''}
            >
              <option value="">{t(all)}</option>
              {options.map((option) => (
                <option key={option} value={slugify(option)}>
                  {t(option)}
                </option>
              ))}
            </SelectField>
          );
        })}
        <Button type="submit" variant="secondary">
          {t('Apply')}
        </Button>
      </form>
    </noscript>
  );
}
