import { formatRupees } from '@shop/money';
import { Button, TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { OrderDetail, RefundedLine, RefundPreview } from '../../../api/types';
import { Facts } from '../../../parts/display';
import { Dialog, fieldsOf, FormFailure, RequestKey } from '../../../parts/form';
import { Notification } from '../../../parts/mail';
import { usePreviewRefundQuery, useRefundOrderMutation } from '../api';
import styles from './order.module.css';

interface RefundDialogProps {
  readonly open: boolean;
  readonly order: OrderDetail;
  readonly onClose: () => void;
  /** Called with the refunded amount in paise. */
  readonly onRefunded: (amountPaise: number) => void;
}

/** Refunds some items of an order. The server calculates the amount before it is confirmed. */
export function RefundDialog({ open, order, onClose, onRefunded }: RefundDialogProps) {
  const [lines, setLines] = useState<RefundedLine[]>([]);
  const [missing, setMissing] = useState<Error>();
  const [refundOrder, { isLoading, error, reset }] = useRefundOrderMutation();
  const isEmpty = lines.length === 0;
  const preview = usePreviewRefundQuery(
    { id: order.id, lines },
    { skip: !open || isEmpty, refetchOnMountOrArgChange: true },
  );
  const sum = isEmpty || preview.isFetching ? undefined : preview.currentData;
  const leave = () => {
    reset();
    setLines([]);
    setMissing(undefined);
    onClose();
  };
  const refund = async (form: HTMLFormElement) => {
    setMissing(sum ? undefined : new Error('Choose the quantities first, and check the amount.'));
    if (!sum) return;
    const { amountPaise } = sum;
    const { key, reason, restock } = fieldsOf(form, 'key', 'reason', 'restock');
    const body = { key, lines, reason, restock: restock === 'yes', amountPaise };
    const { data } = await refundOrder({ id: order.id, ...body });
    if (!data) {
      // Another staff member may have refunded items in the meantime.
      void preview.refetch();
      return;
    }
    leave();
    onRefunded(amountPaise);
  };
  return (
    <Dialog
      open={open}
      title="Refund items"
      confirm={sum ? `Refund ${formatRupees(sum.amountPaise)}` : 'Refund'}
      busy={isLoading}
      error={missing ?? error}
      onClose={leave}
      onConfirm={(form) => void refund(form)}
    >
      <p>
        <span>
          {order.trackingNumber === null
            ? 'These items are left out of the parcel; the rest of the order is shipped.'
            : 'The status of the order does not change.'}
        </span>{' '}
        <span>
          {order.cod
            ? 'Cash that is not collected yet is reduced. Otherwise you transfer the refund and record it here.'
            : 'The refund goes to the original payment method.'}
        </span>{' '}
        <Notification order={order} content="the credit note" />
      </p>
      <RequestKey />
      <RefundLines
        lines={order.lines}
        chosen={lines}
        onChoose={(chosen) => {
          setMissing(undefined);
          setLines(chosen);
        }}
      />
      <RefundSum isEmpty={isEmpty} sum={sum} error={isEmpty ? undefined : preview.error} />
      <TextAreaField
        label="Reason"
        name="reason"
        hint="For staff only, in the timeline and the activity log."
        rows={2}
        required
        maxLength={300}
      />
      <label className={styles.check}>
        <input type="checkbox" name="restock" value="yes" />
        The items can be sold again
      </label>
    </Dialog>
  );
}

type Line = OrderDetail['lines'][number];

const leftOf = ({ quantity, refunded = 0 }: Line) => quantity - refunded;
const isSame = (line: Line, { productId, color }: RefundedLine) =>
  line.productId === productId && line.color === color;

interface RefundLinesProps {
  readonly lines: readonly Line[];
  readonly chosen: readonly RefundedLine[];
  readonly onChoose: (chosen: RefundedLine[]) => void;
}

/** The quantity to refund of each line. */
function RefundLines({ lines, chosen, onChoose }: RefundLinesProps) {
  const open = lines.filter((line) => leftOf(line) > 0);
  const countOf = (line: Line) => chosen.find((one) => isSame(line, one))?.quantity ?? 0;
  const choose = (quantityOf: (line: Line) => number) =>
    onChoose(
      open
        .map((line) => ({ productId: line.productId, color: line.color, quantity: quantityOf(line) }))
        .filter(({ quantity }) => quantity > 0),
    );
  return (
    <>
      {open.map((line) => (
        <TextField
          key={`${line.productId} ${line.color}`}
          id={`refund-${line.productId}-${line.color}`}
          label={`Quantity of ${line.title}${line.color && `, ${line.color}`}`}
          name="units"
          type="number"
          inputMode="numeric"
          min={0}
          max={leftOf(line)}
          step={1}
          hint={`Up to ${leftOf(line)} of ${line.quantity}, ${formatRupees(line.unitPaise)} each before GST`}
          value={countOf(line) || ''}
          placeholder="0"
          autoComplete="off"
          onChange={({ target }) => {
            const typed = Math.trunc(Number(target.value));
            choose((one) => (one === line ? Math.min(Math.max(typed, 0), leftOf(line)) : countOf(one)));
          }}
        />
      ))}
      <div className={styles.allItems}>
        <Button variant="secondary" onClick={() => choose(leftOf)}>
          All remaining items
        </Button>
      </div>
    </>
  );
}

/** A difference below this, in paise, comes from rounding to whole rupees. */
const RUPEE = 100;

interface RefundSumProps {
  readonly isEmpty: boolean;
  readonly sum: RefundPreview | undefined;
  readonly error: unknown;
}

/** The amount of a refund, as the server calculated it; screen readers announce changes. */
function RefundSum({ isEmpty, sum, error }: RefundSumProps) {
  const other = Math.abs(sum?.roundingPaise ?? 0) < RUPEE ? 'Rounding' : 'Already refunded';
  return (
    <>
      <div role="status">
        {isEmpty && <p>No items selected yet.</p>}
        {!isEmpty && !sum && error === undefined && <p>Calculating the refund…</p>}
        {sum && (
          <Facts
            facts={[
              ['Items', formatRupees(sum.goodsPaise)],
              ['GST', formatRupees(sum.taxPaise)],
              ...(sum.roundingPaise === 0 ? [] : [[other, formatRupees(sum.roundingPaise)] as const]),
              ['Refund', <strong key="sum">{formatRupees(sum.amountPaise)}</strong>],
            ]}
          />
        )}
      </div>
      <FormFailure error={sum ? undefined : error} />
    </>
  );
}
