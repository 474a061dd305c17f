import { lineKey } from '@shop/contracts/product-colours';
import type { CartItem } from '@shop/store';
import { Button } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { nameWithColour } from '../../features/cart-item/item-code';
import styles from './undo.module.css';

/** How long a removal can be taken back, in ms. */
export const undoTime = 6000;

interface UndoProps {
  readonly onUndo: () => void;
  readonly onExpire: () => void;
}

/** Takes the focus, which was lost with its Remove button, and keeps still while a pointer or a keyboard is on it. */
function Undo({ onUndo, onExpire }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;

  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onExpire, undoTime);
    return () => clearTimeout(timer);
  }, [held, onExpire]);

  return (
    <Button
      ref={button}
      variant="quiet"
      className={styles.undo}
      onClick={onUndo}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // A press of the mouse brings the focus along without looking at it: then it holds nothing up.
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      Undo
    </Button>
  );
}

interface UndoStatusProps extends UndoProps {
  /** What was removed; null when there is nothing to take back. */
  readonly removed: CartItem | null;
}

/** Says that a line was removed and offers to take it back, for `undoTime` or until the shopper goes on. */
export function UndoStatus({ removed, onUndo, onExpire }: UndoStatusProps) {
  return (
    <div role="status" className={styles.place}>
      {removed && (
        <div className={styles.slip} data-ground="dark">
          <p>{`${nameWithColour(removed)} was removed.`}</p>
          <Undo key={lineKey(removed)} onUndo={onUndo} onExpire={onExpire} />
        </div>
      )}
    </div>
  );
}
