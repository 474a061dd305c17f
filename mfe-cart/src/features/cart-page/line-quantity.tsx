import { limits } from '@shop/config';
import { setCartLineCount, useShopDispatch, type CartItem } from '@shop/store';
import { IconButton, MinusIcon, PlusIcon } from '@shop/ui';
import styles from './line-quantity.module.css';

/** How many of a line, one more or one less. */
export function LineQuantity({ item }: { readonly item: CartItem }) {
  const dispatch = useShopDispatch();
  const { productId, productName, count } = item;
  const set = (next: number) => dispatch(setCartLineCount({ productId, count: next }));

  return (
    <div className={styles.quantity} role="group" aria-label={`Quantity of ${productName}`}>
      <IconButton
        label={`One less of ${productName}`}
        disabled={count <= limits.minQuantity}
        onClick={() => set(count - 1)}
      >
        <MinusIcon size={18} aria-hidden="true" />
      </IconButton>
      <output className={styles.count}>{count}</output>
      <IconButton
        label={`One more of ${productName}`}
        disabled={count >= limits.maxQuantity}
        onClick={() => set(count + 1)}
      >
        <PlusIcon size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
