import { lineKey } from '@shop/contracts/product-colours';
import { selectCartItems, useShopSelector } from '@shop/store';
import { CartSummary } from '../../features/cart-page/cart-summary';
import { useFreePieces } from '../../features/stock/use-free-pieces';
import styles from './ledger.module.css';
import { PageLine } from '../../features/cart-page/page-line';
import type { RemovedLineControls } from '../../features/cart-page/use-removed-line';

/** The cart's lines as a page of the account book, and what they come to. */
export function Ledger({ remove, returnedKey }: Pick<RemovedLineControls, 'remove' | 'returnedKey'>) {
  const items = useShopSelector(selectCartItems);
  const freePieces = useFreePieces();
  return (
    <div className={styles.spread}>
      <div className={styles.book}>
        <p className={styles.columns} aria-hidden="true">
          <span>Particulars</span>
          <span>Quantity</span>
          <span>Amount</span>
        </p>
        <ul className={styles.lines}>
          {items.map((item) => (
            <PageLine
              key={lineKey(item)}
              item={item}
              stock={freePieces(item)}
              returned={lineKey(item) === returnedKey}
              onRemove={remove}
            />
          ))}
        </ul>
      </div>
      <CartSummary />
    </div>
  );
}
