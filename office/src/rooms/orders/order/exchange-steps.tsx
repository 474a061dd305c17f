import { TextAreaField } from '@shop/ui';
import { useState } from 'react';
import type { Exchange, ExchangeAction, OrderDetail } from '../../../api/types';
import { Dialog, fieldsOf } from '../../../parts/form';
import { Notification } from '../../../parts/mail';
import { useEndExchangeMutation, useAcceptExchangeMutation, useReceiveExchangeMutation } from '../api';
import styles from './order.module.css';

/** An action with this dialog; sending the replacement has the dialog of a parcel. */
export type ExchangeStep = Exclude<ExchangeAction, 'send'>;

interface StepText {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Label of the button that closes the dialog, where “Cancel” would be ambiguous. */
  readonly dismiss?: string;
  /** The message after the exchange's number. */
  readonly done: string;
  readonly asksReason?: boolean;
}

/** The texts of each action. */
export const exchangeSteps: Readonly<Record<ExchangeStep, StepText>> = {
  accept: {
    label: 'Accept exchange',
    title: 'Accept the exchange?',
    text: 'The replacement will be reserved until the item arrives, for at most three weeks.',
    done: 'accepted',
  },
  decline: {
    label: 'Decline exchange',
    title: 'Decline the exchange?',
    text: 'The item can still be returned for a refund.',
    done: 'declined',
    asksReason: true,
  },
  receive: {
    label: 'Item received',
    title: 'Has the item arrived?',
    text: 'Send the replacement next. Until then, the item will not be back in stock.',
    done: 'received',
  },
  cancel: {
    label: 'Cancel exchange',
    title: 'Cancel the exchange?',
    text: 'The replacement will no longer be reserved. If the item has arrived, refund it next.',
    dismiss: 'Keep exchange',
    done: 'cancelled',
    asksReason: true,
  },
};

export const isExchangeStep = (action: ExchangeAction): action is ExchangeStep => action !== 'send';

interface ExchangeDialogProps {
  readonly order: OrderDetail;
  /** Undefined while the dialog is closed. */
  readonly asked: { readonly exchange: Exchange; readonly step: ExchangeStep } | undefined;
  readonly onClose: () => void;
  /** Called with the message after the step. */
  readonly onDone: (done: string) => void;
}

/** Confirms a step of an exchange, and sends it. */
export function ExchangeDialog({ order, asked, onClose, onDone }: ExchangeDialogProps) {
  // The texts stay while the dialog closes.
  const [latest, setLatest] = useState(asked);
  if (asked && asked !== latest) setLatest(asked);
  const [accept, accepting] = useAcceptExchangeMutation();
  const [receive, receiving] = useReceiveExchangeMutation();
  const [end, ending] = useEndExchangeMutation();
  const step = latest?.step ?? 'accept';
  const { title, text, label, dismiss, done, asksReason = false } = exchangeSteps[step];
  const close = () => {
    for (const { reset } of [accepting, receiving, ending]) reset();
    onClose();
  };
  const take = async (form: HTMLFormElement) => {
    if (!asked) return;
    const path = { id: order.id, number: asked.exchange.number };
    const { reason, restock } = fieldsOf(form, 'reason', 'restock');
    const { data } = await (step === 'accept'
      ? accept(path)
      : step === 'receive'
        ? receive({ ...path, restock: restock === 'yes' })
        : end({ ...path, action: step, reason }));
    if (!data) return;
    close();
    onDone(`Exchange ${path.number} ${done}.`);
  };
  return (
    <Dialog
      open={asked !== undefined}
      title={title}
      confirm={label}
      dismiss={dismiss}
      busy={accepting.isLoading || receiving.isLoading || ending.isLoading}
      error={accepting.error ?? receiving.error ?? ending.error}
      onClose={close}
      onConfirm={(form) => void take(form)}
    >
      <p>
        <span>{text}</span> <Notification order={order} />
      </p>
      {latest && <p>{`${latest.exchange.item}, for ${latest.exchange.replacement}`}</p>}
      {asksReason && (
        <TextAreaField
          label="Reason"
          name="reason"
          hint="The customer reads it in the email."
          rows={2}
          required
          maxLength={300}
        />
      )}
      {step === 'receive' && (
        <label className={styles.check}>
          <input type="checkbox" name="restock" value="yes" />I have checked the item, and it can be resold
        </label>
      )}
    </Dialog>
  );
}
