import { Button, TextField } from '@shop/ui';
import type { OrderDetail, RefundedLine } from '../../../api/types';
import styles from './order.module.css';

type Line = OrderDetail['lines'][number];

/** True while some of an order's items are sent and others are not. */
export const isPartlySent = ({ status, parcels = [] }: OrderDetail): boolean =>
  status === 'packed' && parcels.length > 0;

/** Units of a line that are in no parcel yet. */
export const leftToShip = ({ toSend, inParcels = 0 }: Line): number => toSend - inParcels;

/** Units of a line that can be refunded. In a partly sent order, only those in parcels if `sent`, and otherwise only the others. */
export function leftToRefund(order: OrderDetail, line: Line, sent: boolean): number {
  const { quantity, refunded = 0, toSend, inParcels = 0 } = line;
  if (!isPartlySent(order)) return quantity - refunded;
  const refundedBefore = quantity - toSend;
  return sent ? inParcels - (refunded - refundedBefore) : leftToShip(line);
}

const isSame = (line: Line, { productId, color }: RefundedLine) =>
  line.productId === productId && line.color === color;

/** Some units of each line. */
export const chooseUnits = (lines: readonly Line[], unitsOf: (line: Line) => number): RefundedLine[] =>
  lines
    .map((line) => ({ productId: line.productId, color: line.color, quantity: unitsOf(line) }))
    .filter(({ quantity }) => quantity > 0);

/** The chosen units of a line. */
export const chosenUnits = (line: Line, chosen: readonly RefundedLine[]): number =>
  chosen.find((one) => isSame(line, one))?.quantity ?? 0;

/** The weight of the chosen units in grams; undefined if there are none, or the weight of one is unknown. */
export function weightOf(
  { lines }: Pick<OrderDetail, 'lines'>,
  chosen: readonly RefundedLine[],
): number | undefined {
  const weights = lines.map((line) => {
    const units = chosenUnits(line, chosen);
    return units === 0 ? 0 : line.weightGrams === undefined ? NaN : units * line.weightGrams;
  });
  const sum = weights.reduce((all, grams) => all + grams, 0);
  return sum > 0 ? sum : undefined;
}

interface UnitFieldsProps {
  /** Distinguishes the fields of several forms. */
  readonly name: string;
  readonly lines: readonly Line[];
  /** The maximum of a line. */
  readonly leftOf: (line: Line) => number;
  /** Added to the hint of a line. */
  readonly hintOf?: (line: Line) => string;
  readonly chosen: readonly RefundedLine[];
  readonly onChoose: (chosen: RefundedLine[]) => void;
}

/** A quantity field for each line. */
export function UnitFields({ name, lines, leftOf, hintOf, chosen, onChoose }: UnitFieldsProps) {
  const open = lines.filter((line) => leftOf(line) > 0);
  return (
    <>
      {open.map((line) => (
        <TextField
          key={`${line.productId} ${line.color}`}
          id={`${name}-${line.productId}-${line.color}`}
          label={`Quantity of ${line.title}${line.color && `, ${line.color}`}`}
          name="units"
          type="number"
          inputMode="numeric"
          min={0}
          max={leftOf(line)}
          step={1}
          hint={[`Up to ${leftOf(line)} of ${line.quantity}`, hintOf?.(line)].filter(Boolean).join(', ')}
          value={chosenUnits(line, chosen) || ''}
          placeholder="0"
          autoComplete="off"
          onChange={({ target }) => {
            const typed = Math.min(Math.max(Math.trunc(Number(target.value)), 0), leftOf(line));
            onChoose(chooseUnits(open, (one) => (one === line ? typed : chosenUnits(one, chosen))));
          }}
        />
      ))}
      <div className={styles.allItems}>
        <Button variant="secondary" onClick={() => onChoose(chooseUnits(open, leftOf))}>
          All remaining items
        </Button>
      </div>
    </>
  );
}
