import { Button, VisuallyHidden } from '@shop/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './rows-field.module.css';

interface RowsFieldProps<Row> {
  readonly legend: string;
  readonly hint?: string;
  /** Name of the hidden field with the rows, which lets the form detect changes. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** The name of a row, for its buttons. */
  readonly nameOf: (row: Row, index: number) => string;
  /** Whether a row can be removed; all can by default. */
  readonly canRemove?: boolean;
  readonly error?: string | undefined;
  /** Shown while there are no rows. */
  readonly empty?: string;
  /** Shown after the rows, such as a button that adds one. */
  readonly more?: ReactNode;
  /** The fields of a row. */
  readonly children: (row: Row, index: number, change: (changed: Partial<Row>) => void) => ReactNode;
}

/** Moves a row one place, and returns the rows. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const [row] = rows.slice(from, from + 1);
  const rest = rows.filter((_, index) => index !== from);
  return row === undefined ? rows : [...rest.slice(0, to), row, ...rest.slice(to)];
}

type Direction = 'up' | 'down';

/** The buttons that move and remove a row. */
function RowButtons(props: {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (direction: Direction) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const { name, isFirst, isLast, onMove, onRemove } = props;
  const of = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" data-move="up" disabled={isFirst} onClick={() => onMove('up')}>
        Move up {of}
      </Button>
      <Button variant="quiet" data-move="down" disabled={isLast} onClick={() => onMove('down')}>
        Move down {of}
      </Button>
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          Remove {of}
        </Button>
      )}
    </div>
  );
}

/** An ordered list of rows with fields. Buttons move and remove rows; the focus follows a row that moves. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const {
    legend,
    hint,
    name,
    rows,
    onChange,
    nameOf,
    canRemove = true,
    error,
    empty,
    more,
    children,
  } = props;
  const list = useRef<HTMLOListElement>(null);
  const [target, setTarget] = useState<{ readonly index: number; readonly direction: Direction }>();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!target) return;
    const row = list.current?.children.item(target.index);
    const own = row?.querySelector<HTMLButtonElement>(`[data-move="${target.direction}"]`);
    const usable = own?.disabled ? row?.querySelector<HTMLButtonElement>('[data-move]:enabled') : own;
    usable?.focus();
    setTarget(undefined);
  }, [target]);

  const move = (row: Row, index: number, direction: Direction) => {
    const to = direction === 'up' ? index - 1 : index + 1;
    onChange(moved(rows, index, to));
    setTarget({ index: to, direction });
    setAnnouncement(`${nameOf(row, index)} is now number ${to + 1} of ${rows.length}.`);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <input type="hidden" name={name} value={JSON.stringify(rows)} />
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <li key={index} className={styles.row}>
            <div className={styles.fields}>
              {children(row, index, (changed) =>
                onChange(rows.map((other, at) => (at === index ? { ...other, ...changed } : other))),
              )}
            </div>
            <RowButtons
              name={nameOf(row, index)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(direction) => move(row, index, direction)}
              onRemove={
                canRemove
                  ? () => {
                      onChange(rows.filter((_, at) => at !== index));
                      setAnnouncement(`${nameOf(row, index)} removed.`);
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {rows.length === 0 && empty && <p>{empty}</p>}
      {more && <div>{more}</div>}
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </fieldset>
  );
}
