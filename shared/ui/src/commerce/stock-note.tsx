// Imported by the package's name, so that a remote uses its host's button instead of bundling one.
import { t } from '@shop/config/messages';
import { Button } from '@shop/ui';
import styles from './stock-note.module.css';

export interface StockNoteProps {
  /** Quantity of the line. */
  readonly wanted: number;
  /** Available units; null if the product is no longer on sale, undefined while unknown. */
  readonly free: number | null | undefined;
  /** Available units of the product in all colours, if lines of other colours use some of them. */
  readonly shared?: number;
  /** Sets the line to the available quantity. */
  readonly onMake: (units: number) => void;
  /** Omit it if there is already a Remove button. */
  readonly onRemove?: () => void;
  readonly disabled?: boolean;
}

/** Whether a line exceeds the available quantity; false while it is unknown. `free` is as in `StockNoteProps`. */
export const isShort = (wanted: number, free: number | null | undefined): free is number | null =>
  free === null || (free !== undefined && free < wanted);

/** A line's share of its product's stock, after the units of the product's earlier lines (`taken`). */
export function shareOfStock(
  stock: StockNoteProps['free'],
  taken: number,
): Pick<StockNoteProps, 'free' | 'shared'> {
  if (stock === null || stock === undefined || taken === 0) return { free: stock };
  return { free: Math.max(0, stock - taken), shared: stock };
}

function reasonOf(free: number | null, shared: number | undefined): string {
  if (free === null) return t('No longer available');
  if (shared) return t('Only {count} left in all colours', { count: shared });
  return free > 0 ? t('Only {count} left', { count: free }) : t('Sold out');
}

/** Explains why a line cannot be bought, and offers to change it; empty for other lines. */
export function StockNote({ wanted, free, shared, onMake, onRemove, disabled }: StockNoteProps) {
  const make = (button: HTMLElement, units: number) => {
    // The button is about to be removed. A link gets the focus, not a field, which would open a phone's keyboard.
    button.closest('li')?.querySelector('a')?.focus();
    onMake(units);
  };
  return (
    // Always rendered, so that a new note is announced.
    <div aria-live="polite" className={styles.place}>
      {isShort(wanted, free) && (
        <p className={styles.note}>
          <strong>{reasonOf(free, shared)}</strong>
          {free !== null && free > 0 && (
            <Button
              variant="quiet"
              disabled={disabled}
              onClick={({ currentTarget }) => make(currentTarget, free)}
            >
              {t('Make it {count}', { count: free })}
            </Button>
          )}
          {onRemove && (
            <Button variant="quiet" disabled={disabled} onClick={onRemove}>
              {t('Remove')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
