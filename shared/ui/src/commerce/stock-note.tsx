// By the package's name, so that a remote takes the button of its host and carries none.
import { Button } from '@shop/ui';
import styles from './stock-note.module.css';

export interface StockNoteProps {
  /** Units that the line holds. */
  readonly wanted: number;
  /** Units that can be bought; null when the product is no longer on sale, undefined while unknown. */
  readonly free: number | null | undefined;
  /** Units of the product in all of its colours, where lines of other colours take some of them. */
  readonly shared?: number;
  /** Sets the line to what can be bought. */
  readonly onMake: (units: number) => void;
  /** Left out beside a Remove button. */
  readonly onRemove?: () => void;
  readonly disabled?: boolean;
}

/** Whether a line exceeds the available quantity; false while it is unknown. `free` is as in `StockNoteProps`. */
export const isShort = (wanted: number, free: number | null | undefined): free is number | null =>
  free === null || (free !== undefined && free < wanted);

/** What a line can have of its product's stock, beside the units that earlier lines of the product take: `taken`. */
export function shareOfStock(
  stock: StockNoteProps['free'],
  taken: number,
): Pick<StockNoteProps, 'free' | 'shared'> {
  if (stock === null || stock === undefined || taken === 0) return { free: stock };
  return { free: Math.max(0, stock - taken), shared: stock };
}

function reasonOf(free: number | null, shared: number | undefined): string {
  if (free === null) return 'No longer available';
  if (shared) return `Only ${shared} left in all colours`;
  return free > 0 ? `Only ${free} left` : 'Sold out';
}

/** Explains beside a line why it cannot be bought as it is, and offers what can be done; empty for other lines. */
export function StockNote({ wanted, free, shared, onMake, onRemove, disabled }: StockNoteProps) {
  const make = (button: HTMLElement, units: number) => {
    // The button is about to go. Not to a field: a phone would open its keyboard.
    button.closest('li')?.querySelector('a')?.focus();
    onMake(units);
  };
  return (
    // Always there, so that a note that appears is announced.
    <div aria-live="polite" className={styles.place}>
      {isShort(wanted, free) && (
        <p className={styles.note}>
          <strong>{reasonOf(free, shared)}</strong>
          {free !== null && free > 0 && (
            <Button
              variant="quiet"
              disabled={disabled}
              onClick={({ currentTarget }) => make(currentTarget, free)}
            >{`Make it ${free}`}</Button>
          )}
          {onRemove && (
            <Button variant="quiet" disabled={disabled} onClick={onRemove}>
              Remove
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
