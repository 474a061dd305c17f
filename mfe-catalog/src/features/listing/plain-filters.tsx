import { productFilters, slugify } from '@shop/config';
import { Button, SelectField } from '@shop/ui';
import { filterLabels, filterNames, type ListingChoice } from './listing-choice';
import styles from './plain-filters.module.css';

interface PlainFiltersProps {
  /** Address of the listing. */
  readonly action: string;
  readonly choice: ListingChoice;
  /** What the listing is the result of searching for. */
  readonly text?: string;
}

/** The filters of a listing without scripts: native selects, and a button that reloads the page. */
export function PlainFilters({ action, choice, text }: PlainFiltersProps) {
  return (
    <noscript>
      <form method="get" action={action} className={styles.filters} aria-label="Filters">
        {text && <input type="hidden" name="q" value={text} />}
        {filterNames.map((name) => {
          const [all, ...options] = productFilters[name];
          return (
            <SelectField key={name} label={filterLabels[name]} name={name} defaultValue={choice[name] ?? ''}>
              <option value="">{all}</option>
              {options.map((option) => (
                <option key={option} value={slugify(option)}>
                  {option}
                </option>
              ))}
            </SelectField>
          );
        })}
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </form>
    </noscript>
  );
}
