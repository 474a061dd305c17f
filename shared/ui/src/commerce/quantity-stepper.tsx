import { limits } from '@shop/config';
import { t } from '@shop/config/messages';
import { useState } from 'react';
import { classNames } from '../primitives/class-names';
import { IconButton } from '../primitives/icon-button';
import { MinusIcon, PlusIcon } from '../primitives/icons';
import styles from './quantity-stepper.module.css';

/** Parses a quantity: an integer, clamped to 1 to `max`; anything else is 1. */
export function typedQuantity(text: string, max: number = limits.maxQuantity): number {
  const quantity = /^\s*\d+\s*$/.test(text) ? Number(text) : limits.minQuantity;
  return Math.max(limits.minQuantity, Math.min(max, quantity));
}

export interface QuantityStepperProps {
  readonly quantity: number;
  /** Called with each new quantity, an integer from 1 to `max`. */
  readonly onChange: (quantity: number) => void;
  /** The name of the counted item, if a page has several: the labels become "Quantity of …". */
  readonly of?: string;
  /** The maximum quantity; by default that of a cart line. */
  readonly max?: number;
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * A field for a quantity, with buttons to change it. Invalid input becomes 1, and an empty field does on blur. A
 * quantity above `max` becomes `max`, with a note that explains it.
 */
export function QuantityStepper({
  quantity,
  onChange,
  of,
  max = limits.maxQuantity,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const [emptied, setEmptied] = useState(false);
  const [wasTooMany, setWasTooMany] = useState(false);
  const label = (plain: string, named: string) => (of === undefined ? t(plain) : t(named, { product: of }));
  const quantityLabel = label('Quantity', 'Quantity of {product}');

  const change = (next: number) => {
    setEmptied(false);
    setWasTooMany(false);
    onChange(next);
  };

  return (
    <div className={classNames(styles.stepper, className)} role="group" aria-label={quantityLabel}>
      <IconButton
        label={label('Decrease quantity', 'Decrease quantity of {product}')}
        disabled={disabled || quantity <= limits.minQuantity}
        onClick={() => change(quantity - 1)}
      >
        <MinusIcon size={18} aria-hidden="true" />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        className={styles.input}
        aria-label={quantityLabel}
        min={limits.minQuantity}
        max={max}
        step={1}
        disabled={disabled}
        value={emptied ? '' : quantity}
        onChange={({ target }) => {
          change(typedQuantity(target.value, max));
          setEmptied(target.value === '');
          setWasTooMany(Number(target.value) > max);
        }}
        onBlur={() => setEmptied(false)}
      />
      <IconButton
        label={label('Increase quantity', 'Increase quantity of {product}')}
        disabled={disabled || quantity >= max}
        onClick={() => change(quantity + 1)}
      >
        <PlusIcon size={18} aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className={styles.note}>
        {wasTooMany && t('You can order up to {max}.', { max })}
      </span>
    </div>
  );
}
