import { lineColour } from '@shop/contracts/product-colours';
import { removeFromCart, setCartLineCount, useShopDispatch, type CartItem } from '@shop/store';
import { Button, ProductPhoto } from '@shop/ui';
import { StockNote } from '@shop/ui/stock-note';
import { useId } from 'react';
import { FlashSaleBadge } from '../cart-item/flash-sale-badge';
import { ItemFacts } from '../line';
import { ItemRate } from '../cart-item/item-rate';
import { focusBeyond } from '../focus-beyond';
import type { FreePieces } from '../stock/use-free-pieces';
import styles from './panel-line.module.css';

interface PanelLineProps {
  readonly item: CartItem;
  readonly stock: ReturnType<FreePieces>;
  /** The shopper leaves for the product's page. */
  readonly onLeave: () => void;
}

/** A line of the cart on the memo. */
export function PanelLine({ item, stock, onLeave }: PanelLineProps) {
  const dispatch = useShopDispatch();
  const nameId = useId();
  const { productId } = item;
  const color = lineColour(item);
  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="88px" className={styles.photo} />
      <ItemFacts item={item} nameId={nameId} color={color} onLeave={onLeave}>
        <div className={styles.price}>
          <ItemRate item={item} />
          {item.count > 1 && <span className={styles.count}>{`× ${item.count}`}</span>}
        </div>
        <FlashSaleBadge item={item} />
        <StockNote
          wanted={item.count}
          {...stock}
          onMake={(count) => dispatch(setCartLineCount({ productId, color, count }))}
        />
      </ItemFacts>
      <Button
        variant="quiet"
        className={styles.remove}
        aria-describedby={nameId}
        data-does="remove"
        onClick={({ currentTarget }) => {
          focusBeyond(currentTarget);
          dispatch(removeFromCart(productId, color));
        }}
      >
        Remove
      </Button>
    </li>
  );
}
