import { t } from '@shop/config/messages';
import type { SlotName } from '@shop/contracts';
import {
  selectCartOpen,
  selectWishlistOpen,
  toggleCart,
  toggleWishlist,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { SidePanel } from '@shop/ui';
import { useState } from 'react';
import { slotFragments } from '../../federation/routing/page-routes';
import { FragmentUnavailable } from '../fragments/fragment-boundary';
import { RemoteFragment } from '../fragments/remote-fragment';
import { useRelease } from '../release/release-context';
import styles from './panel-loading.module.css';

type PanelTitle = 'Cart' | 'Wishlist';

interface PanelLoadingProps {
  /** The name of the panel. */
  readonly title: PanelTitle;
}

/** Shown while a panel's remote is loading, so that a press has a visible effect immediately; the panel covers it. */
export function PanelLoading({ title }: PanelLoadingProps) {
  return (
    <p className={styles.edge} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>{t(title === 'Cart' ? 'Your cart is on its way' : 'Your wishlist is on its way')}</span>
    </p>
  );
}

interface PanelProps {
  readonly slot: SlotName;
  readonly title: PanelTitle;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A panel whose remote is loaded when it is first opened; it stays mounted for its closing animation. */
function Panel({ slot, title, open, onClose }: PanelProps) {
  const [fragment] = slotFragments(useRelease(), slot);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  const closed = (
    <SidePanel open={open} onClose={onClose} title={t(title)}>
      <p>{t('This counter is closed for the moment. What you chose is kept.')}</p>
    </SidePanel>
  );
  if (!fragment) return closed;
  return (
    <RemoteFragment
      fragment={fragment}
      placeholder={open ? <PanelLoading title={title} /> : null}
      renderError={(retry) => (
        <SidePanel open={open} onClose={onClose} title={t(title)}>
          <FragmentUnavailable retry={retry} />
        </SidePanel>
      )}
    />
  );
}

/** The cart and wishlist panels over every page. */
export function Panels() {
  const dispatch = useShopDispatch();
  const cartOpen = useShopSelector(selectCartOpen);
  const wishlistOpen = useShopSelector(selectWishlistOpen);
  return (
    <>
      <Panel slot="cart-panel" title="Cart" open={cartOpen} onClose={() => dispatch(toggleCart())} />
      <Panel
        slot="wishlist-panel"
        title="Wishlist"
        open={wishlistOpen}
        onClose={() => dispatch(toggleWishlist())}
      />
    </>
  );
}
