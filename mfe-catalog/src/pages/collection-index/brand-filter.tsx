import { navigation } from '@shop/config';
import { Button } from '@shop/ui';
import styles from './brand-filter.module.css';
import { brandParameter } from './use-brand-collection';

interface BrandFilterProps {
  /** Address of the page, which the browser asks for the chosen brands where no script runs. */
  readonly action: string;
  readonly chosen: readonly string[];
  readonly onToggle: (brand: string) => void;
  readonly onReset: () => void;
}

/** A checkbox a brand, and the way back to all of them. */
export function BrandFilter({ action, chosen, onToggle, onReset }: BrandFilterProps) {
  return (
    <form method="get" action={action}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>Filter by brand</legend>
        <div className={styles.row}>
          {navigation.fallback.brands.map((brand) => (
            <label key={brand} className={styles.brand}>
              <input
                type="checkbox"
                name={brandParameter}
                value={brand}
                className={styles.box}
                checked={chosen.includes(brand)}
                onChange={() => onToggle(brand)}
              />
              <span>{brand}</span>
            </label>
          ))}
          <noscript>
            <Button type="submit" variant="secondary">
              Apply
            </Button>
          </noscript>
          <Button variant="quiet" className={styles.reset} onClick={onReset}>
            Reset
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
