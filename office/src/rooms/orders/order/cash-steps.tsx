import { formatRupees, fromRupees } from '@shop/money';
import { TextField } from '@shop/ui';
import type { OrderDetail } from '../../../api/types';
import type { OfficeStore } from '../../../app/store';
import { fieldsOf, RequestKey } from '../../../parts/form';
import { Notification } from '../../../parts/mail';
import { ordersApi } from '../api';
import styles from './order.module.css';
import type { StepText } from './steps';

/** Actions with cash on delivery. */
export type CashStep = 'confirm' | 'refused' | 'collect' | 'remit' | 'transfer';

export const isCashStep = (step: string): step is CashStep =>
  ['confirm', 'refused', 'collect', 'remit', 'transfer'].includes(step);

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** The reference field, and the idempotency key, which changes after each recorded step. */
const Reference = ({ order, hint }: { readonly order: OrderDetail; readonly hint: string }) => (
  <>
    <TextField label="Reference" name="reference" hint={hint} autoComplete="off" required maxLength={100} />
    <RequestKey key={order.events.length} />
  </>
);

/** The texts of each action. */
export const cashSteps: Readonly<Record<CashStep, StepText>> = {
  confirm: {
    label: 'Confirm order',
    title: 'Confirm the order?',
    confirm: 'Confirm order',
    done: 'Order confirmed.',
    notifies: true,
    isProgress: true,
    Body: ({ order }) => (
      <p>
        <span>{`Call ${order.address.phone} first. This confirms the order on the customer’s behalf.`}</span>{' '}
        <Notification order={order} />
      </p>
    ),
  },
  refused: {
    label: 'Parcel refused',
    title: 'Mark the parcel as refused?',
    confirm: 'Mark as refused',
    done: 'Order closed. Nothing is owed.',
    isProgress: false,
    Body: ({ order }) => (
      <>
        <p>
          <span>The parcel was returned unpaid. The order will be closed, and nothing is owed.</span>{' '}
          <Notification order={order} />
        </p>
        <label className={styles.check}>
          <input type="checkbox" name="restock" value="yes" />I have checked the items, and they can be resold
        </label>
      </>
    ),
  },
  collect: {
    label: 'Record payment',
    title: 'Record the payment',
    confirm: 'Record',
    done: 'Payment recorded.',
    isProgress: true,
    Body: ({ order }) => (
      <>
        <p>{`The order was delivered, but the courier did not collect the cash. Record the payment once the customer has paid ${formatRupees(order.cod?.duePaise ?? 0)}, for example by UPI. If the customer will not pay, refund the items instead.`}</p>
        <Reference order={order} hint="Reference number of the UPI payment, bank transfer or receipt." />
      </>
    ),
  },
  remit: {
    label: 'Record remittance',
    title: 'Record a remittance',
    confirm: 'Record',
    done: 'Remittance recorded.',
    isProgress: false,
    Body: ({ order }) => (
      <>
        <p>{`${formatRupees(unremitted(order))} of the collected cash has not been remitted yet. A negative amount corrects earlier entries.`}</p>
        <TextField
          key={order.events.length}
          label="Amount in ₹"
          name="amount"
          type="number"
          step="0.01"
          inputMode="decimal"
          required
          defaultValue={String(unremitted(order) / 100)}
        />
        <TextField label="Date" name="day" type="date" required defaultValue={today()} />
        <Reference order={order} hint="The courier’s statement or the bank’s UTR." />
      </>
    ),
  },
  transfer: {
    label: 'Record refund transfer',
    title: 'Record the refund transfer',
    confirm: 'Record',
    done: 'Refund recorded.',
    isProgress: true,
    Body: ({ order }) => (
      <>
        <p>{`Transfer ${formatRupees(order.cod?.toTransferPaise ?? 0)} to the customer’s bank account or UPI ID first. The payment provider is not called.`}</p>
        <Reference order={order} hint="Reference number of the bank transfer or UPI payment." />
      </>
    ),
  },
};

const unremitted = ({ cod }: OrderDetail) => (cod ? (cod.collectedPaise ?? 0) - cod.remittedPaise : 0);

/** Sends an action with the fields of its dialog; each key is applied once. Resolves with the error, undefined on success. */
export async function takeCashStep(
  dispatch: OfficeStore['dispatch'],
  step: CashStep,
  { id, cod }: OrderDetail,
  form: HTMLFormElement,
): Promise<unknown> {
  const { confirmOrder, refuseOrder, collectCash, remitOrder, transferRefund } = ordersApi.endpoints;
  const fields = fieldsOf(form, 'restock', 'amount', 'day', 'reference', 'key');
  const { restock, amount, day, reference, key } = fields;
  switch (step) {
    case 'confirm':
      return (await dispatch(confirmOrder.initiate({ id }))).error;
    case 'refused':
      return (await dispatch(refuseOrder.initiate({ id, restock: restock === 'yes' }))).error;
    case 'collect': {
      const amountPaise = cod?.duePaise ?? 0;
      return (await dispatch(collectCash.initiate({ id, key, amountPaise, reference }))).error;
    }
    case 'remit': {
      const amountPaise = fromRupees(Number(amount));
      return (await dispatch(remitOrder.initiate({ id, key, amountPaise, day, reference }))).error;
    }
    case 'transfer': {
      const amountPaise = cod?.toTransferPaise ?? 0;
      return (await dispatch(transferRefund.initiate({ id, key, amountPaise, reference }))).error;
    }
  }
}
