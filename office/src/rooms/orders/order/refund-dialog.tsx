import { formatRupees } from '@shop/money';
import { TextAreaField } from '@shop/ui';
import { useState } from 'react';
import type { OrderDetail, RefundedLine } from '../../../api/types';
import { Dialog } from '../../../parts/form';
import { fieldsOf } from '../../../parts/fields-of';
import { RequestKey } from '../../../parts/request-key';
import { usePreviewRefundQuery, useRefundOrderMutation } from '../api';
import styles from './order.module.css';
import { RefundLines } from './refund-lines';
import { RefundSum } from './refund-sum';

interface RefundDialogProps {
  readonly open: boolean;
  readonly order: OrderDetail;
  readonly onClose: () => void;
  /** Called with what goes back, in paise. */
  readonly onRefunded: (amountPaise: number) => void;
}

/** Refunds pieces of an order that goes on otherwise. The server says what it comes to before it is done. */
export function RefundDialog({ open, order, onClose, onRefunded }: RefundDialogProps) {
  const [lines, setLines] = useState<RefundedLine[]>([]);
  const [missing, setMissing] = useState<Error>();
  const [refundOrder, { isLoading, error, reset }] = useRefundOrderMutation();
  const none = lines.length === 0;
  const preview = usePreviewRefundQuery(
    { id: order.id, lines },
    { skip: !open || none, refetchOnMountOrArgChange: true },
  );
  const sum = none || preview.isFetching ? undefined : preview.currentData;
  const leave = () => {
    reset();
    setLines([]);
    setMissing(undefined);
    onClose();
  };
  const refund = async (form: HTMLFormElement) => {
    setMissing(sum ? undefined : new Error('Say first how many pieces, and see what it comes to.'));
    if (!sum) return;
    const { amountPaise } = sum;
    const { key, reason, restock } = fieldsOf(form, 'key', 'reason', 'restock');
    const body = { key, lines, reason, restock: restock === 'yes', amountPaise };
    const { data } = await refundOrder({ id: order.id, ...body });
    if (!data) {
      // Somebody else may have refunded meanwhile.
      void preview.refetch();
      return;
    }
    leave();
    onRefunded(amountPaise);
  };
  return (
    <Dialog
      open={open}
      title="Refund pieces"
      confirm={sum ? `Refund ${formatRupees(sum.amountPaise)}` : 'Refund'}
      busy={isLoading}
      error={missing ?? error}
      onClose={leave}
      onConfirm={(form) => void refund(form)}
    >
      <p>
        <span>
          {order.trackingNumber === null
            ? 'The order goes on without these pieces: they stay out of the parcel.'
            : 'The order stays as it is.'}
        </span>{' '}
        The money goes back the way it came, and the shopper gets a mail with the credit note.
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
      <RefundSum none={none} sum={sum} error={none ? undefined : preview.error} />
      <TextAreaField
        label="Reason"
        name="reason"
        hint="For keepers, in the timeline and the log."
        rows={2}
        required
        maxLength={300}
      />
      <label className={styles.check}>
        <input type="checkbox" name="restock" value="yes" />
        The pieces can be sold again
      </label>
    </Dialog>
  );
}
