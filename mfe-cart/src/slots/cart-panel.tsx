import { useShopCod } from '@shop/api-client/delivery';
import { paths } from '@shop/config';
import { lineColour, lineKey } from '@shop/contracts/product-colours';
import {
  removeFromCart,
  selectCartCount,
  selectCartItems,
  selectCartOpen,
  setCartLineCount,
  toggleCart,
  useShopDispatch,
  useShopSelector,
  type CartItem,
} from '@shop/store';
import { Button, ButtonLink, EmptyState, ProductPhoto, SidePanel } from '@shop/ui';
import { PaymentMethodsNote } from '@shop/ui/payment-methods-note';
import { StockNote } from '@shop/ui/stock-note';
import { useCallback, useId } from 'react';
import { t } from '../messages';
import { CartTotals, checkoutNote, FlashSaleBadge, FreeShippingProgress } from '../features/amounts';
import { useLineStock, type LineStock } from '../features/cart-data';
import { focusBeyond } from '../features/focus-beyond';
import { ItemFacts, ItemRate } from '../features/line';
import { useShownTax, type ShownTax } from '../features/shown-tax';
import { useDelayedCheckout } from '../features/to-checkout';
import styles from './cart-panel.module.css';

interface LineProps {
  readonly item: CartItem;
  readonly stock: LineStock;
  /** GST rate in percent to include in the shown price; undefined to show it before GST. */
  readonly gstRate: number | undefined;
  /** Called when the shopper opens the product page. */
  readonly onLeave: () => void;
}

function Line({ item, stock, gstRate, onLeave }: LineProps) {
  const dispatch = useShopDispatch();
  const nameId = useId();
  const { productId } = item;
  const color = lineColour(item);
  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="88px" className={styles.photo} />
      <ItemFacts item={item} nameId={nameId} color={color} onLeave={onLeave}>
        <div className={styles.price}>
          <ItemRate item={item} gstRate={gstRate} />
          {item.count > 1 && <span className={styles.count}>{`× ${item.count}`}</span>}
        </div>
        <FlashSaleBadge item={item} gstRate={gstRate} />
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
        {t('Remove')}
      </Button>
    </li>
  );
}

/** The cart's totals and the button to check out, on the memo's torn-off foot. */
function Footer({ taxOf, onCheckout }: { readonly taxOf: ShownTax; readonly onCheckout: () => void }) {
  const takesCash = useShopCod() !== undefined;
  const count = useShopSelector(selectCartCount);
  const items = useShopSelector(selectCartItems);
  return (
    <div className={styles.footer}>
      <CartTotals taxOf={taxOf} />
      <Button onClick={onCheckout}>{t('Check out')}</Button>
      <p className={styles.note}>{checkoutNote(items, taxOf)}</p>
      <PaymentMethodsNote className={styles.note} cash={takesCash} />
      <p className={styles.note}>{t('{count} items in cart', { count })}</p>
    </div>
  );
}

/** The cart in a side panel, as a shop memo. */
export function CartPanel() {
  const dispatch = useShopDispatch();
  const open = useShopSelector(selectCartOpen);
  const items = useShopSelector(selectCartItems);
  const toggle = useCallback(() => dispatch(toggleCart()), [dispatch]);
  const checkout = useDelayedCheckout(toggle);
  const stockOf = useLineStock(open);
  const taxOf = useShownTax(items, open);
  const empty = items.length === 0;

  return (
    <SidePanel
      open={open}
      onClose={toggle}
      title={t('Cart')}
      footer={empty ? undefined : <Footer taxOf={taxOf} onCheckout={checkout} />}
    >
      {empty ? (
        <EmptyState
          title={t('No product selected')}
          action={
            <ButtonLink to={paths.allProducts} onClick={toggle}>
              {t('Continue Shopping')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <FreeShippingProgress taxOf={taxOf} />
          <ul className={styles.lines}>
            {items.map((item) => (
              <Line
                key={lineKey(item)}
                item={item}
                stock={stockOf(item)}
                gstRate={taxOf(item)}
                onLeave={toggle}
              />
            ))}
          </ul>
        </>
      )}
    </SidePanel>
  );
}
