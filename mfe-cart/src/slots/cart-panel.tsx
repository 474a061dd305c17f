import { paths } from '@shop/config';
import { lineKey } from '@shop/contracts/product-colours';
import { selectCartItems, selectCartOpen, toggleCart, useShopDispatch, useShopSelector } from '@shop/store';
import { ButtonLink, EmptyState, SidePanel } from '@shop/ui';
import { useCallback } from 'react';
import { useDelayedCheckout } from '../features/to-checkout';
import { FreeShippingProgress } from '../features/free-shipping/free-shipping-progress';
import { useFreePieces } from '../features/stock/use-free-pieces';
import styles from './cart-panel.module.css';
import { PanelFooter } from '../features/cart-panel/panel-footer';
import { PanelLine } from '../features/cart-panel/panel-line';

/** The cart beside the page, as a shop memo. */
export function CartPanel() {
  const dispatch = useShopDispatch();
  const open = useShopSelector(selectCartOpen);
  const items = useShopSelector(selectCartItems);
  const toggle = useCallback(() => dispatch(toggleCart()), [dispatch]);
  const checkout = useDelayedCheckout(toggle);
  const freePieces = useFreePieces(open);
  const empty = items.length === 0;

  return (
    <SidePanel
      open={open}
      onClose={toggle}
      title="Cart"
      footer={empty ? undefined : <PanelFooter onCheckout={checkout} />}
    >
      {empty ? (
        <EmptyState
          title="No product selected"
          action={
            <ButtonLink to={paths.allProducts} onClick={toggle}>
              Continue Shopping
            </ButtonLink>
          }
        />
      ) : (
        <>
          <FreeShippingProgress />
          <ul className={styles.lines}>
            {items.map((item) => (
              <PanelLine key={lineKey(item)} item={item} stock={freePieces(item)} onLeave={toggle} />
            ))}
          </ul>
        </>
      )}
    </SidePanel>
  );
}
