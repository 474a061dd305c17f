import { limits, paths } from '@shop/config';
import { langOf } from '@shop/config/messages';
import { tooLong } from '@shop/config/text-limits';
import { isApiFailure, type PlacedOrder } from '@shop/contracts';
import { Button, FormDialog, TextAreaField } from '@shop/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { useCancelOrderMutation, useReturnOrderMutation, type OrderRef } from './data';
import { type ExchangeChoices, ExchangeFields, type ExchangeOption, wantedExchanges } from './exchanges';

interface CancelOrderProps {
  readonly order: OrderRef;
  /** Undefined for an order that is paid online. */
  readonly cod: PlacedOrder['cod'];
  /** Called when the order is cancelled and the page shows it. */
  readonly onDone: () => void;
}

/** Cancels an order that is not shipped, after confirmation. A rejection shows a toast. */
export function CancelOrder({ order, cod, onDone }: CancelOrderProps) {
  const noteId = useId();
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const send = async () => {
    const { data } = await cancel(order);
    setOpen(false);
    if (data) onDone();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('Cancel order')}
      </Button>
      <FormDialog
        open={open}
        title={t('Cancel this order?')}
        submit={t('Cancel the order')}
        leave={t('Keep order')}
        busy={isLoading}
        describedBy={noteId}
        onSubmit={() => void send()}
        onClose={() => setOpen(false)}
      >
        <p id={noteId}>
          {t(
            cod
              ? 'Nothing will be sent, and you owe nothing.'
              : 'Nothing will be sent. You will be refunded to your original payment method; banks take five to seven working days to show it.',
          )}
        </p>
      </FormDialog>
    </>
  );
}

const unsent = 'Your request could not be sent. Check your connection and try again.';

const messageOf = (failure: unknown) =>
  isApiFailure(failure) && failure.status < 500 ? failure.message : t(unsent);

interface ReturnOrderProps {
  readonly order: OrderRef;
  /** The lines that can be exchanged for another variant. */
  readonly options?: readonly ExchangeOption[] | undefined;
  /** Called when the shop has received the request and the page shows it. */
  readonly onDone: () => void;
}

/**
 * Requests to return an order, once, with a reason; items with variants can be exchanged. A rejection is shown in the dialog, which
 * covers the toast; the toast stays if the order can no longer be returned.
 */
export function ReturnOrder({ order, options = [], onDone }: ReturnOrderProps) {
  const noteId = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [choices, setChoices] = useState<ExchangeChoices>({});
  const [ask, { isLoading, error: failure, reset }] = useReturnOrderMutation();
  const close = () => {
    reset();
    setOpen(false);
  };
  const send = async () => {
    const fault = reason.trim() === '' ? t('Tell us why in a few words.') : tooLong('reason', reason);
    if (fault !== undefined) return setError(fault);
    const exchanges = wantedExchanges(options, choices);
    const { data } = await ask({ ...order, reason, ...(exchanges.length > 0 && { exchanges }) });
    if (!data) return;
    close();
    onDone();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t(options.length > 0 ? 'Return or exchange' : 'Return this order')}
      </Button>
      <FormDialog
        open={open}
        title={t(options.length > 0 ? 'Return or exchange items?' : 'Return this order?')}
        submit={t(options.length > 0 ? 'Send request' : 'Request return')}
        leave={t('Cancel')}
        busy={isLoading}
        noValidate
        describedBy={noteId}
        onSubmit={() => void send()}
        onClose={close}
      >
        <p id={noteId}>
          <span>{t('Within {days} days of delivery;', { days: limits.returnDays })}</span>{' '}
          <Link to={paths.refundExchange}>{t('what can be returned')}</Link>
          {t('. We answer by email within two working days, with the address to send it to.')}
        </p>
        <ExchangeFields options={options} choices={choices} onChoose={setChoices} />
        <TextAreaField
          name="reason"
          label={t(
            options.length > 0
              ? 'What are you returning or exchanging, and why?'
              : 'Why are you returning it?',
          )}
          rows={3}
          required
          error={error}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        {failure && (
          <p role="alert" lang={langOf(messageOf(failure))}>
            {messageOf(failure)}
          </p>
        )}
      </FormDialog>
    </>
  );
}
