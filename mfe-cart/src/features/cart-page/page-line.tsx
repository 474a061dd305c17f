import { lineColour } from '@shop/contracts/product-colours';
import { formatRupees, lineTotal } from '@shop/money';
import { moveToWishlist, setCartLineCount, useShopDispatch, type CartItem } from '@shop/store';
import { Button, ProductPhoto, QuantityStepper } from '@shop/ui';
import { StockNote } from '@shop/ui/stock-note';
import { useEffect, useId, useRef } from 'react';
import { FlashSaleBadge } from '../cart-item/flash-sale-badge';
import { ItemFacts } from '../line';
import { ItemRate } from '../cart-item/item-rate';
import { nameWithColour } from '../cart-item/item-code';
import { pricedLine } from '../cart-item/priced-line';
import { focusBeyond } from '../focus-beyond';
import type { FreePieces } from '../stock/use-free-pieces';
import styles from './page-line.module.css';

interface PageLineProps {
  readonly item: CartItem;
  readonly stock: ReturnType<FreePieces>;
  /** The line has just been taken back: the focus goes where the shopper had removed it. */
  readonly returned: boolean;
  readonly onRemove: (item: CartItem) => void;
}

/** A line of the cart's page: the item, how many of it, and what they come to. */
export function PageLine({ item, stock, returned, onRemove }: PageLineProps) {
  const dispatch = useShopDispatch();
  const nameId = useId();
  const removal = useRef<HTMLButtonElement>(null);
  const { productId, count } = item;
  const color = lineColour(item);
  const setCount = (pieces: number) => dispatch(setCartLineCount({ productId, color, count: pieces }));

  useEffect(() => {
    if (returned) removal.current?.focus();
  }, [returned]);

  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="128px" className={styles.photo} />
      <ItemFacts item={item} nameId={nameId} color={color} name="h2" className={styles.facts}>
        <ItemRate item={item} />
        <FlashSaleBadge item={item} />
        <StockNote wanted={count} {...stock} onMake={setCount} />
      </ItemFacts>
      <QuantityStepper
        of={nameWithColour(item)}
        quantity={count}
        className={styles.quantity}
        onChange={setCount}
      />
      <p className={styles.total}>{formatRupees(lineTotal(pricedLine(item)))}</p>
      <div className={styles.ways}>
        <Button
          variant="quiet"
          aria-describedby={nameId}
          data-does="move"
          onClick={({ currentTarget }) => {
            focusBeyond(currentTarget);
            dispatch(moveToWishlist(item));
          }}
        >
          Move to wishlist
        </Button>
        <Button ref={removal} variant="quiet" aria-describedby={nameId} onClick={() => onRemove(item)}>
          Remove
        </Button>
      </div>
    </li>
  );
}
