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
import { PartAway } from '../parts/part-away';
import { RemotePart } from '../parts/remote-part';
import { useRelease } from '../release-context';
import { slotParts } from '../routing/screens';
import { PanelLoading } from './panel-loading';

interface Props {
  readonly slot: SlotName;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A panel's remote is fetched when the panel is first opened, and stays for its closing animation. */
function Panel({ slot, title, open, onClose }: Props) {
  const [part] = slotParts(useRelease(), slot);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  const closed = (
    <SidePanel open={open} onClose={onClose} title={title}>
      <p>This counter is closed for the moment. What you chose is kept.</p>
    </SidePanel>
  );
  if (!part) return closed;
  return (
    <RemotePart
      part={part}
      placeholder={open ? <PanelLoading title={title} /> : null}
      away={(retry) => (
        <SidePanel open={open} onClose={onClose} title={title}>
          <PartAway retry={retry} />
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
