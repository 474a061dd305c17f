import { useShopCod } from '@shop/api-client/delivery';
import { usePinCheckForm } from '@shop/api-client/pin-check';
import { lineColour, lineKey } from '@shop/contracts/product-colours';
import { formatRupees } from '@shop/money';
import {
  moveToWishlist,
  selectCartCount,
  selectCartItems,
  setCartLineCount,
  useShopDispatch,
  useShopSelector,
  type CartItem,
} from '@shop/store';
import { Button, classNames, motifs, ProductPhoto, QuantityStepper } from '@shop/ui';
import { PaymentMethodsNote } from '@shop/ui/payment-methods-note';
import { PinCheckForm } from '@shop/ui/pin-check';
import { StockNote } from '@shop/ui/stock-note';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../messages';
import {
  CartTotals,
  checkoutNote,
  FlashSaleBadge,
  FreeShippingProgress,
  lineAmount,
} from '../../features/amounts';
import { useLineStock, type LineStock } from '../../features/cart-data';
import { focusBeyond } from '../../features/focus-beyond';
import { ItemFacts, ItemRate, nameWithColour } from '../../features/line';
import { useShownTax, type ShownTax } from '../../features/shown-tax';
import { useDelayedCheckout } from '../../features/to-checkout';
import styles from './ledger.module.css';
import { ShippingEstimate } from './shipping-estimate';

interface LineProps {
  readonly item: CartItem;
  readonly stock: LineStock;
  /** GST rate in percent to include in the shown price; undefined to show it before GST. */
  readonly gstRate: number | undefined;
  /** True if the line has just been restored, so that its Remove button is focused. */
  readonly restored: boolean;
  readonly onRemove: (item: CartItem) => void;
}

function Line({ item, stock, gstRate, restored, onRemove }: LineProps) {
  const dispatch = useShopDispatch();
  const nameId = useId();
  const removeButton = useRef<HTMLButtonElement>(null);
  const { productId, count } = item;
  const color = lineColour(item);
  const setCount = (quantity: number) => dispatch(setCartLineCount({ productId, color, count: quantity }));

  useEffect(() => {
    if (restored) removeButton.current?.focus();
  }, [restored]);

  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="128px" className={styles.photo} />
      <ItemFacts item={item} nameId={nameId} color={color} name="h2" className={styles.facts}>
        <ItemRate item={item} gstRate={gstRate} />
        <FlashSaleBadge item={item} gstRate={gstRate} />
        <StockNote wanted={count} {...stock} onMake={setCount} />
      </ItemFacts>
      <QuantityStepper
        of={nameWithColour(item)}
        quantity={count}
        className={styles.quantity}
        onChange={setCount}
      />
      <p className={styles.total}>{formatRupees(lineAmount(item, gstRate))}</p>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          aria-describedby={nameId}
          data-does="move"
          onClick={({ currentTarget }) => {
            focusBeyond(currentTarget);
            dispatch(moveToWishlist(item));
          }}
        >
          {t('Move to wishlist')}
        </Button>
        <Button ref={removeButton} variant="quiet" aria-describedby={nameId} onClick={() => onRemove(item)}>
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}

/** The cart's totals and the button to check out. */
function Summary({ taxOf }: { readonly taxOf: ShownTax }) {
  const takesCash = useShopCod() !== undefined;
  const count = useShopSelector(selectCartCount);
  const items = useShopSelector(selectCartItems);
  const checkout = useDelayedCheckout();
  const pinCheck = usePinCheckForm();
  return (
    <aside className={styles.summary} aria-label={t('Summary')}>
      <FreeShippingProgress taxOf={taxOf} />
      <div className={classNames(styles.slip, motifs.perforatedSides)}>
        <p className={styles.count}>{t('{count} items in cart', { count })}</p>
        <CartTotals taxOf={taxOf} />
      </div>
      {pinCheck && <PinCheckForm {...pinCheck} />}
      <ShippingEstimate pin={pinCheck?.result} />
      <Button onClick={checkout}>{t('Check out')}</Button>
      <p className={styles.note}>{checkoutNote(items, taxOf)}</p>
      <PaymentMethodsNote className={styles.note} cash={takesCash} />
    </aside>
  );
}

interface LedgerProps {
  readonly onRemove: (item: CartItem) => void;
  /** The key of the last restored line. */
  readonly restoredKey: string | null;
}

/** The cart's lines as a page of an account book, with the summary. */
export function Ledger({ onRemove, restoredKey }: LedgerProps) {
  const items = useShopSelector(selectCartItems);
  const stockOf = useLineStock();
  const taxOf = useShownTax(items);
  return (
    <div className={styles.spread}>
      <div className={styles.book}>
        <p className={styles.columns} aria-hidden="true">
          <span>{t('Particulars')}</span>
          <span>{t('Quantity')}</span>
          <span>{t('Amount')}</span>
        </p>
        <ul className={styles.lines}>
          {items.map((item) => (
            <Line
              key={lineKey(item)}
              item={item}
              stock={stockOf(item)}
              gstRate={taxOf(item)}
              restored={lineKey(item) === restoredKey}
              onRemove={onRemove}
            />
          ))}
        </ul>
      </div>
      <Summary taxOf={taxOf} />
    </div>
  );
}
