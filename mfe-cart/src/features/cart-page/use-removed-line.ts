import { lineColour, lineKey } from '@shop/contracts/product-colours';
import {
  removeFromCart,
  returnToCart,
  selectCartItems,
  useShopSelector,
  useShopStore,
  type CartItem,
  type RemovedLine,
} from '@shop/store';
import { useCallback, useState } from 'react';

interface Removal {
  readonly line: RemovedLine;
  /** The lines that it left: once there are others, the shopper has gone on. */
  readonly left: readonly CartItem[];
}

/** Removal that can be taken back until the cart changes again. */
export interface RemovedLineControls {
  /** The last line removed, while it can still be taken back. */
  readonly removed: RemovedLine | null;
  /** The key of the line that was taken back last. */
  readonly returnedKey: string | null;
  readonly remove: (item: CartItem) => void;
  readonly undo: () => void;
  /** Confirms the removal. */
  readonly settle: () => void;
}

/** See `RemovedLineControls`. Another tab's change to the cart counts as one here. */
export function useRemovedLine(): RemovedLineControls {
  const store = useShopStore();
  const items = useShopSelector(selectCartItems);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [returnedKey, setReturnedKey] = useState<string | null>(null);
  const removed = removal?.left === items ? removal.line : null;

  const remove = useCallback(
    (item: CartItem) => {
      const before = store.getState();
      store.dispatch(removeFromCart(item.productId, lineColour(item)));
      const after = store.getState();
      const line = {
        item,
        index: selectCartItems(before).findIndex((line) => lineKey(line) === lineKey(item)),
        counted: before.cart.count - after.cart.count,
      };
      setReturnedKey(null);
      setRemoval({ line, left: selectCartItems(after) });
    },
    [store],
  );

  const settle = useCallback(() => setRemoval(null), []);

  const undo = useCallback(() => {
    if (!removed) return;
    store.dispatch(returnToCart(removed));
    setReturnedKey(lineKey(removed.item));
    setRemoval(null);
  }, [store, removed]);

  return { removed, returnedKey, remove, undo, settle };
}
