import { navigation } from '@shop/config';
import { Button } from '@shop/ui';
import styles from './brand-filter.module.css';

interface BrandFilterProps {
  readonly chosen: readonly string[];
  readonly onToggle: (brand: string) => void;
  readonly onReset: () => void;
}

/** A checkbox a brand, and the way back to all of them. */
export function BrandFilter({ chosen, onToggle, onReset }: BrandFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Filter by brand</legend>
      <div className={styles.row}>
        {navigation.fallback.brands.map((brand) => (
          <label key={brand} className={styles.brand}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(brand)}
              onChange={() => onToggle(brand)}
            />
            {brand}
          </label>
        ))}
        <Button variant="quiet" onClick={onReset}>
          Reset
        </Button>
      </div>
    </fieldset>
  );
}
