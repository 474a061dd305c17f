// By the package's name, so that a remote takes the button of its host and carries none.
import { Button } from '@shop/ui';
import styles from './stock-note.module.css';

export interface StockNoteProps {
  /** Pieces that the line holds. */
  readonly wanted: number;
  /** Pieces that can be bought; null when the product is not on sale any more, undefined while nobody knows. */
  readonly free: number | null | undefined;
  /** Sets the line to what can be bought. */
  readonly onMake: (pieces: number) => void;
  /** Left out beside a Remove button. */
  readonly onRemove?: () => void;
  readonly disabled?: boolean;
}

/** Whether a line wants more than can be bought; not while nobody knows. `free` is as in `StockNoteProps`. */
export const isShort = (wanted: number, free: number | null | undefined): free is number | null =>
  free === null || (free !== undefined && free < wanted);

/** Says beside a line that it cannot be had as it is, and offers what can be done; nothing for a line that can. */
export function StockNote({ wanted, free, onMake, onRemove, disabled }: StockNoteProps) {
  if (!isShort(wanted, free)) return null;
  return (
    <p className={styles.note}>
      <strong>{free === null ? 'No longer available' : free > 0 ? `Only ${free} left` : 'Sold out'}</strong>
      {free !== null && free > 0 && (
        <Button variant="quiet" disabled={disabled} onClick={() => onMake(free)}>{`Make it ${free}`}</Button>
      )}
      {onRemove && (
        <Button variant="quiet" disabled={disabled} onClick={onRemove}>
          Remove
        </Button>
      )}
    </p>
  );
}
