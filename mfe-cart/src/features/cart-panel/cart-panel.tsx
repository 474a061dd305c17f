import { selectCartItems, selectCartOpen, toggleCart, useShopDispatch, useShopSelector } from '@shop/store';
import { EmptyState, SidePanel } from '@shop/ui';
import { useCallback } from 'react';
import { useDelayedCheckout } from '../checkout/use-delayed-checkout';
import { FreeShippingProgress } from '../free-shipping/free-shipping-progress';
import styles from './cart-panel.module.css';
import { PanelFooter } from './panel-footer';
import { PanelLine } from './panel-line';

/** The cart beside the page, as a shop memo. */
export function CartPanel() {
  const dispatch = useShopDispatch();
  const open = useShopSelector(selectCartOpen);
  const items = useShopSelector(selectCartItems);
  const toggle = useCallback(() => dispatch(toggleCart()), [dispatch]);
  const checkout = useDelayedCheckout(toggle);
  const empty = items.length === 0;

  return (
    <SidePanel
      open={open}
      onClose={toggle}
      title="Cart"
      footer={empty ? undefined : <PanelFooter onCheckout={checkout} />}
    >
      <FreeShippingProgress />
      {empty ? (
        <div className={styles.empty}>
          <EmptyState title="No product selected" />
        </div>
      ) : (
        <ul className={styles.lines}>
          {items.map((item) => (
            <PanelLine key={item.productId} item={item} onLeave={toggle} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}
