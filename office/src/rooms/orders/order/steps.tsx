import { formatRupees } from '@shop/money';
import { Button, ButtonLink, TextAreaField } from '@shop/ui';
import { type ComponentType, useState } from 'react';
import type { OrderAction, OrderDetail } from '../../../api/types';
import { type OfficeStore, useOfficeDispatch } from '../../../app/store';
import { Dialog, fieldsOf } from '../../../parts/form';
import { Notification, notification, useReachable } from '../../../parts/mail';
import { Notice } from '../../../parts/states';
import { ordersApi, useGetCouriersQuery } from '../api';
import styles from './order.module.css';
import { BookDialog } from './book-dialog';
import { cashSteps, isCashStep, takeCashStep } from './cash-steps';
import { RefundDialog } from './refund-dialog';
import { ReturnedExchanges } from './returned-exchanges';
import { ShipDialog } from './ship-dialog';

export interface StepText {
  /** Label of the button on the page. */
  readonly label: string;
  readonly title: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  /** Label of the button that closes the dialog, where “Cancel” would be ambiguous. */
  readonly dismiss?: string;
  /** The message after the step. */
  readonly done: string;
  /** The same for cash on delivery, where it differs. */
  readonly doneInCash?: string;
  /** Whether the customer receives an email, which is added to the message. */
  readonly notifies?: boolean;
  /** Whether the step moves the order towards delivery. */
  readonly isProgress: boolean;
  /** The consequences and the form fields. */
  readonly Body: ComponentType<{ readonly order: OrderDetail }>;
}

const Reason = ({ hint }: { readonly hint: string }) => (
  <TextAreaField label="Reason" name="reason" hint={hint} rows={2} required maxLength={300} />
);

/** The message after a refund of units, whose amount is in paise. */
function refundDone({ cod, status }: OrderDetail, amount: number): string {
  const rupees = formatRupees(amount);
  if (!cod) return `Refund of ${rupees} is on its way.`;
  if (cod.collectedPaise === null) {
    return status === 'delivered'
      ? `${rupees} will be deducted from the outstanding amount.`
      : `${rupees} will be deducted from the amount due on delivery.`;
  }
  return `Transfer ${rupees} to the customer, and record the transfer here.`;
}

/** What happens to the cash of an order that is delivered. */
function cashOnDelivery({ cod, parcels = [] }: OrderDetail): string {
  if (!cod || cod.collectedPaise !== null) return '';
  const rupees = formatRupees(cod.duePaise);
  const isWithParcel = parcels.some(({ collectsCash, state }) => collectsCash && state !== 'returned');
  return isWithParcel
    ? `${rupees} was collected in cash. It is due from the courier until you record its remittance. `
    : `The courier did not collect the cash: ${rupees} is outstanding. `;
}

/** What happens to the payment of an order that is cancelled or returned. */
function refundOf({ cod }: OrderDetail): string {
  if (!cod) return 'The rest of the payment will be refunded.';
  return cod.collectedPaise === null
    ? 'Nothing was paid, so nothing will be refunded.'
    : 'Cash payments are refunded by bank or UPI transfer. Record the transfer here.';
}

/** The texts of each step. */
const steps: Readonly<Record<Step, StepText>> = {
  ...cashSteps,
  pack: {
    label: 'Mark as packed',
    title: 'Mark the order as packed?',
    confirm: 'Mark as packed',
    done: 'Order packed.',
    isProgress: true,
    Body: () => <p>The order becomes ready to ship. The customer will not be notified.</p>,
  },
  deliver: {
    label: 'Mark as delivered',
    title: 'Mark the order as delivered?',
    confirm: 'Mark as delivered',
    done: 'Order delivered.',
    notifies: true,
    isProgress: true,
    Body: ({ order }) => (
      <p>
        {order.cod && <span>{cashOnDelivery(order)}</span>}
        <Notification order={order} />
      </p>
    ),
  },
  cancel: {
    label: 'Cancel order',
    title: 'Cancel the order?',
    confirm: 'Cancel order',
    dismiss: 'Keep order',
    done: 'Order cancelled. The refund is on its way.',
    doneInCash: 'Order cancelled.',
    isProgress: false,
    Body: ({ order }) => (
      <>
        <p>
          <span>{`Its items will go back in stock. ${refundOf(order)}`}</span> <Notification order={order} />{' '}
          <span>This cannot be undone.</span>
        </p>
        <Reason hint="For staff only, in the timeline and the activity log." />
      </>
    ),
  },
  return: {
    label: 'Accept return',
    title: 'Accept the return?',
    confirm: 'Accept return',
    done: 'Order returned. The refund is on its way.',
    doneInCash: 'Order returned.',
    isProgress: false,
    Body: ({ order }) => (
      <>
        <p>
          <span>{`The parcel was returned. ${refundOf(order)}`}</span> <Notification order={order} />
        </p>
        <ReturnedExchanges order={order} />
        <Reason hint="For staff only, in the timeline and the activity log." />
        <label className={styles.check}>
          <input type="checkbox" name="restock" value="yes" />I have checked the items, and they can be resold
        </label>
      </>
    ),
  },
};

/** Actions that change an order's status; a note and a refund of items do not, and shipping has a separate dialog. */
type Step = Exclude<OrderAction, 'note' | 'refund' | 'ship'>;

/** Sends a step with the fields of its dialog. Resolves with the error; undefined on success. */
async function takeStep(
  dispatch: OfficeStore['dispatch'],
  step: Step,
  order: OrderDetail,
  form: HTMLFormElement,
): Promise<unknown> {
  if (isCashStep(step)) return takeCashStep(dispatch, step, order, form);
  const { id } = order;
  const { packOrder, deliverOrder, cancelOrder, returnOrder } = ordersApi.endpoints;
  switch (step) {
    case 'pack':
      return (await dispatch(packOrder.initiate({ id }))).error;
    case 'deliver':
      return (await dispatch(deliverOrder.initiate({ id }))).error;
    case 'cancel':
      return (await dispatch(cancelOrder.initiate({ id, ...fieldsOf(form, 'reason') }))).error;
    case 'return': {
      const { reason, restock } = fieldsOf(form, 'reason', 'restock');
      return (await dispatch(returnOrder.initiate({ id, reason, restock: restock === 'yes' }))).error;
    }
  }
}

const isStep = (action: string): action is Step => action in steps;

/** Buttons for the actions that the order's status and the role allow; each opens a dialog. */
export function OrderSteps({ order }: { readonly order: OrderDetail }) {
  const dispatch = useOfficeDispatch();
  const [asked, setAsked] = useState<Step>('pack');
  const [state, setState] = useState<{ open: boolean; busy: boolean; error?: unknown; done?: string }>({
    open: false,
    busy: false,
  });
  const { title, confirm, dismiss, Body, done: paidOnline, doneInCash = paidOnline, notifies } = steps[asked];
  const taken = order.cod ? doneInCash : paidOnline;
  const isReached = useReachable();
  const done = notifies ? `${taken} ${notification(isReached(order))}` : taken;
  const [refunding, setRefunding] = useState(false);
  const [shipping, setShipping] = useState(false);
  const [booking, setBooking] = useState(false);
  const { data = [] } = useGetCouriersQuery(undefined, { skip: !order.actions.includes('ship') });
  const couriers = order.actions.includes('ship') ? data : [];
  const ask = (step: Step) => {
    setAsked(step);
    setState({ open: true, busy: false });
  };
  const take = async (form: HTMLFormElement) => {
    const sent = { open: true, busy: true };
    setState(sent);
    const error = await takeStep(dispatch, asked, order, form);
    setState((current) => {
      // The dialog may have been closed and a different one opened in the meantime.
      if (current !== sent) return error === undefined ? { ...current, done } : current;
      return error === undefined ? { open: false, busy: false, done } : { open: true, busy: false, error };
    });
  };
  return (
    <>
      <Notice>{state.done}</Notice>
      <div className={styles.steps}>
        {order.actions.includes('ship') && (
          <Button
            onClick={() => {
              setState({ open: false, busy: false });
              setShipping(true);
            }}
          >
            Ship
          </Button>
        )}
        {couriers.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              setState({ open: false, busy: false });
              setBooking(true);
            }}
          >
            Book courier
          </Button>
        )}
        {order.actions.filter(isStep).map((step) => (
          <Button
            key={step}
            variant={steps[step].isProgress ? 'primary' : 'secondary'}
            onClick={() => ask(step)}
          >
            {steps[step].label}
          </Button>
        ))}
        {order.actions.includes('refund') && (
          <Button
            variant="secondary"
            onClick={() => {
              setState({ open: false, busy: false });
              setRefunding(true);
            }}
          >
            Refund items
          </Button>
        )}
        <ButtonLink variant="secondary" to={`/orders/print?ids=${order.id}`}>
          Packing slip
        </ButtonLink>
        {order.invoice && (
          <ButtonLink variant="secondary" to={`/orders/invoices?ids=${order.id}`}>
            Invoice
          </ButtonLink>
        )}
      </div>
      <Dialog
        open={state.open}
        title={title}
        confirm={confirm}
        dismiss={dismiss}
        busy={state.busy}
        error={state.error}
        onClose={() => setState({ open: false, busy: false })}
        onConfirm={(form) => void take(form)}
      >
        <Body order={order} />
      </Dialog>
      <ShipDialog
        open={shipping}
        order={order}
        onClose={() => setShipping(false)}
        onShipped={(shipped) =>
          setState({ open: false, busy: false, done: `${shipped} ${notification(isReached(order))}` })
        }
      />
      <BookDialog
        open={booking}
        order={order}
        couriers={data}
        onClose={() => setBooking(false)}
        onBooked={(booked) => setState({ open: false, busy: false, done: booked })}
      />
      <RefundDialog
        open={refunding}
        order={order}
        onClose={() => setRefunding(false)}
        onRefunded={(amount) => setState({ open: false, busy: false, done: refundDone(order, amount) })}
      />
    </>
  );
}
