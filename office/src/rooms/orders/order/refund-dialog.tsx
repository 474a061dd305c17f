import { formatRupees } from '@shop/money';
import { TextAreaField } from '@shop/ui';
import { useState } from 'react';
import type { OrderDetail, RefundedLine, RefundPreview } from '../../../api/types';
import { Facts } from '../../../parts/display';
import { Dialog, fieldsOf, FormFailure, RequestKey } from '../../../parts/form';
import { Notification } from '../../../parts/mail';
import { usePreviewRefundQuery, useRefundOrderMutation } from '../api';
import styles from './order.module.css';
import { isPartlySent, leftToRefund, UnitFields } from './unit-fields';

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
  const [sent, setSent] = useState(false);
  const isEmpty = lines.length === 0;
  const part = sent ? { sent } : {};
  const preview = usePreviewRefundQuery(
    { id: order.id, lines, ...part },
    { skip: !open || isEmpty, refetchOnMountOrArgChange: true },
  );
  const sum = isEmpty || preview.isFetching ? undefined : preview.currentData;
  const choose = (chosen: RefundedLine[]) => {
    setMissing(undefined);
    setLines(chosen);
  };
  const leave = () => {
    reset();
    setLines([]);
    setSent(false);
    setMissing(undefined);
    onClose();
  };
  const refund = async (form: HTMLFormElement) => {
    setMissing(sum ? undefined : new Error('Choose the quantities first, and check the amount.'));
    if (!sum) return;
    const { amountPaise } = sum;
    const { key, reason, restock } = fieldsOf(form, 'key', 'reason', 'restock');
    const body = { key, lines, reason, restock: restock === 'yes', amountPaise, ...part };
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
          {order.status !== 'shipped' && order.status !== 'delivered' && !sent
            ? 'The remaining items will be shipped.'
            : 'The status of the order does not change.'}
        </span>{' '}
        <span>
          {order.cod
            ? 'If the cash was not collected yet, the amount due is reduced. Otherwise, transfer the refund and record it here.'
            : 'The refund goes to the original payment method.'}
        </span>{' '}
        <Notification order={order} content="the credit note" />
      </p>
      <RequestKey />
      {isPartlySent(order) && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={sent}
            onChange={({ target }) => {
              setSent(target.checked);
              choose([]);
            }}
          />
          The items are in a parcel that was sent
        </label>
      )}
      <UnitFields
        name="refund"
        lines={order.lines}
        leftOf={(line) => leftToRefund(order, line, sent)}
        hintOf={({ unitPaise }) => `${formatRupees(unitPaise)} each before GST`}
        chosen={lines}
        onChoose={choose}
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
        The items can be resold
      </label>
    </Dialog>
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
