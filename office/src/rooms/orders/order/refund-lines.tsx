import { formatRupees } from '@shop/money';
import { Button, TextField } from '@shop/ui';
import type { OrderDetail, RefundedLine } from '../../../api/types';
import styles from './order.module.css';

type Line = OrderDetail['lines'][number];

const leftOf = ({ quantity, refunded = 0 }: Line) => quantity - refunded;
const isSame = (line: Line, { productId, color }: RefundedLine) =>
  line.productId === productId && line.color === color;

interface RefundLinesProps {
  readonly lines: readonly Line[];
  readonly chosen: readonly RefundedLine[];
  readonly onChoose: (chosen: RefundedLine[]) => void;
}

/** How many pieces of each line are to be refunded. */
export function RefundLines({ lines, chosen, onChoose }: RefundLinesProps) {
  const open = lines.filter((line) => leftOf(line) > 0);
  const countOf = (line: Line) => chosen.find((one) => isSame(line, one))?.quantity ?? 0;
  const choose = (pieces: (line: Line) => number) =>
    onChoose(
      open
        .map((line) => ({ productId: line.productId, color: line.color, quantity: pieces(line) }))
        .filter(({ quantity }) => quantity > 0),
    );
  return (
    <>
      {open.map((line) => (
        <TextField
          key={`${line.productId} ${line.color}`}
          id={`refund-${line.productId}-${line.color}`}
          label={`Pieces of ${line.title}${line.color && `, ${line.color}`}`}
          name="pieces"
          type="number"
          inputMode="numeric"
          min={0}
          max={leftOf(line)}
          step={1}
          hint={`At most ${leftOf(line)} of ${line.quantity}, ${formatRupees(line.unitPaise)} each before GST`}
          value={countOf(line) || ''}
          placeholder="0"
          autoComplete="off"
          onChange={({ target }) => {
            const typed = Math.trunc(Number(target.value));
            choose((one) => (one === line ? Math.min(Math.max(typed, 0), leftOf(line)) : countOf(one)));
          }}
        />
      ))}
      <div className={styles.allPieces}>
        <Button variant="secondary" onClick={() => choose(leftOf)}>
          All that is left
        </Button>
      </div>
    </>
  );
}
