import type { Product } from '@shop/contracts';
import { VisuallyHidden } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './purchase.module.css';
import { offerOf, optionKeys, type VariantChoice, writeValues } from './variant-choice';

interface VariantPickersProps {
  readonly product: Pick<Product, '_id' | 'options' | 'variants'>;
  readonly choice: VariantChoice;
}

/** The options of a product, one value of each to choose. Values that cannot be bought are marked and can still be chosen. */
export function VariantPickers({ product, choice }: VariantPickersProps) {
  const id = useId();
  const keys = optionKeys(product);
  return product.options?.map((option, index) => (
    <fieldset key={option.name} className={styles.colours}>
      <legend className={styles.legend}>{markLanguage(option.name)}</legend>
      <div className={styles.row}>
        {option.values.map((value) => {
          const offer = offerOf(product, choice.values, index, value);
          return (
            <label key={value} className={styles.colour} data-offer={offer}>
              <input
                type="radio"
                name={`${id}${keys[index] ?? ''}`}
                value={value}
                checked={value === choice.values[index]}
                onChange={() => choice.choose(index, value)}
                className={styles.radio}
              />
              <span>{markLanguage(value)}</span>
              {offer !== 'on sale' && <VisuallyHidden>{` (${offer})`}</VisuallyHidden>}
            </label>
          );
        })}
      </div>
    </fieldset>
  ));
}

/** The variants as links, for browsers without scripts. */
export function VariantLinks({ product, choice }: VariantPickersProps) {
  const chosen = choice.variant?._id;
  return (
    <ul>
      {product.variants?.map(({ _id, colors, values, stock }) => (
        <li key={_id}>
          <Link
            to={{ search: writeValues(product, '', values) }}
            aria-current={_id === chosen ? 'true' : undefined}
          >
            {markLanguage(colors)}
          </Link>
          {stock <= 0 && <span> (sold out)</span>}
          {_id === chosen && <span> (shown here)</span>}
        </li>
      ))}
    </ul>
  );
}
