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
import { Button } from '@shop/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../messages';
import { nameWithColour } from '../../features/line';
import styles from './undo.module.css';

/** How long a removal can be undone, in ms. */
export const undoTime = 6000;

interface Removal {
  readonly line: RemovedLine;
  /** The remaining lines; once the cart has others, the removal can no longer be undone. */
  readonly left: readonly CartItem[];
}

interface RemovedLineControls {
  /** The last removed line, while its removal can be undone. */
  readonly removed: RemovedLine | null;
  /** The key of the last restored line. */
  readonly restoredKey: string | null;
  readonly remove: (item: CartItem) => void;
  readonly undo: () => void;
  /** Ends the time to undo the removal. */
  readonly settle: () => void;
}

/** Removes lines, and can undo the last removal until the cart changes again, here or in another tab. */
export function useRemovedLine(): RemovedLineControls {
  const store = useShopStore();
  const items = useShopSelector(selectCartItems);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [restoredKey, setRestoredKey] = useState<string | null>(null);
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
      setRestoredKey(null);
      setRemoval({ line, left: selectCartItems(after) });
    },
    [store],
  );

  const settle = useCallback(() => setRemoval(null), []);

  const undo = useCallback(() => {
    if (!removed) return;
    store.dispatch(returnToCart(removed));
    setRestoredKey(lineKey(removed.item));
    setRemoval(null);
  }, [store, removed]);

  return { removed, restoredKey, remove, undo, settle };
}

interface UndoProps {
  readonly onUndo: () => void;
  readonly onExpire: () => void;
}

/** Takes the focus, which was lost with the Remove button. The timeout is paused during hover and keyboard focus. */
function UndoButton({ onUndo, onExpire }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onExpire, undoTime);
    return () => clearTimeout(timer);
  }, [paused, onExpire]);

  return (
    <Button
      ref={button}
      variant="quiet"
      className={styles.undo}
      onClick={onUndo}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // After a mouse click the focus is not visible, and must not pause the timeout.
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {t('Undo')}
    </Button>
  );
}

interface UndoStatusProps extends UndoProps {
  /** The removed item, or null. */
  readonly removed: CartItem | null;
}

/** Announces that a line was removed and offers to undo it, for `undoTime` or until the cart changes again. */
export function UndoStatus({ removed, onUndo, onExpire }: UndoStatusProps) {
  return (
    <div role="status" className={styles.place}>
      {removed && (
        <div className={styles.slip} data-ground="dark">
          <p>{t('{product} was removed.', { product: nameWithColour(removed) })}</p>
          <UndoButton key={lineKey(removed)} onUndo={onUndo} onExpire={onExpire} />
        </div>
      )}
    </div>
  );
}
