import { limits } from '@shop/config';
import { IconButton, MinusIcon, PlusIcon } from '@shop/ui';
import { useState } from 'react';
import styles from './quantity-stepper.module.css';
import { typedQuantity } from './typed-quantity';

interface QuantityStepperProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** A quantity to step or to type. What is typed and is no quantity becomes 1; an emptied field does on leaving it. */
export function QuantityStepper({ quantity, onChange }: QuantityStepperProps) {
  const [emptied, setEmptied] = useState(false);

  const change = (next: number) => {
    setEmptied(false);
    onChange(next);
  };

  return (
    <div className={styles.stepper} role="group" aria-label="Quantity">
      <IconButton
        label="Decrease quantity"
        disabled={quantity <= limits.minQuantity}
        onClick={() => change(quantity - 1)}
      >
        <MinusIcon size={18} aria-hidden="true" />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        className={styles.input}
        aria-label="Quantity"
        min={limits.minQuantity}
        max={limits.maxQuantity}
        step={1}
        value={emptied ? '' : quantity}
        onChange={({ target }) => {
          change(typedQuantity(target.value));
          setEmptied(target.value === '');
        }}
        onBlur={() => setEmptied(false)}
      />
      <IconButton
        label="Increase quantity"
        disabled={quantity >= limits.maxQuantity}
        onClick={() => change(quantity + 1)}
      >
        <PlusIcon size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
