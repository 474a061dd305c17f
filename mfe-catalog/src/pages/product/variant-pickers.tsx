import type { Product } from '@shop/contracts';
import { Button, VisuallyHidden } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { t } from '../../messages';
import styles from './purchase.module.css';
import { flawOf, optionKeys, type VariantChoice } from './variant-choice';

interface VariantPickersProps {
  readonly product: Pick<Product, '_id' | 'options' | 'variants'>;
  readonly choice: VariantChoice;
}

/**
 * The options of a product, one value of each to choose. Values that cannot be bought are marked and can still be chosen.
 * Without scripts, the form opens the page with the choice in its URL.
 */
export function VariantPickers({ product, choice }: VariantPickersProps) {
  const keys = optionKeys(product);
  return (
    <form className={styles.options} onSubmit={(event) => event.preventDefault()}>
      {product.options?.map(({ name, values }, index) => (
        <fieldset key={name} className={styles.colours}>
          <legend className={styles.legend}>{markLanguage(name)}</legend>
          <div className={styles.row}>
            {values.map((value) => {
              const flaw = flawOf(product, choice.values, index, value);
              return (
                <label key={value} className={styles.colour} data-flaw={flaw}>
                  <input
                    type="radio"
                    name={keys[index]}
                    value={value}
                    checked={value === choice.values[index]}
                    onChange={() => choice.choose(index, value)}
                    className={styles.radio}
                  />
                  <span>{markLanguage(value)}</span>
                  {flaw && <VisuallyHidden>{` (${t(flaw)})`}</VisuallyHidden>}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <noscript>
        <Button type="submit">{t('Show')}</Button>
      </noscript>
    </form>
  );
}
