import { SelectField, TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { ExchangeOption, OrderDetail } from '../../../api/types';
import { Dialog, fieldsOf, RequestKey } from '../../../parts/form';
import { Notification } from '../../../parts/mail';
import { useStartExchangeMutation } from '../api';

interface StartExchangeProps {
  readonly open: boolean;
  readonly order: OrderDetail;
  readonly options: readonly ExchangeOption[];
  readonly onClose: () => void;
  /** Called with the message after the start. */
  readonly onDone: (done: string) => void;
}

/** Starts an exchange that the customer did not request on the order's page, but by phone, for example. */
export function StartExchange({ open, order, options, onClose, onDone }: StartExchangeProps) {
  const [chosen, setChosen] = useState(0);
  const [start, { isLoading, error, reset }] = useStartExchangeMutation();
  const [variantId, setVariantId] = useState<string>();
  const option = options[chosen] ?? options[0];
  const { variants = [], quantity: units = 1 } = option ?? {};
  const variant =
    variants.find(({ productId }) => productId === variantId) ??
    variants.find(({ free }) => free > 0) ??
    variants[0];
  const close = () => {
    reset();
    setChosen(0);
    setVariantId(undefined);
    onClose();
  };
  const send = async (form: HTMLFormElement) => {
    if (!option) return;
    const {
      key,
      variantId: wantedId,
      quantity,
      reason,
    } = fieldsOf(form, 'key', 'variantId', 'quantity', 'reason');
    const { productId, color } = option;
    const wanted = { productId, color, variantId: wantedId, quantity: Number(quantity) };
    const { data } = await start({ id: order.id, key, ...wanted, reason });
    if (!data) return;
    close();
    onDone('Exchange accepted. The replacement is reserved.');
  };
  return (
    <Dialog
      open={open}
      title="Start an exchange"
      confirm="Start exchange"
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={(form) => void send(form)}
    >
      <p>
        <span>
          The replacement will be reserved immediately. Send it once the item has arrived. Nothing is charged
          or refunded: for a variant at a different price, refund the item instead.
        </span>{' '}
        <Notification order={order} />
      </p>
      <RequestKey />
      <SelectField
        label="Item to send back"
        name="item"
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {options.map(({ productId, title, color }, index) => (
          <option key={productId} value={index}>
            {`${title}, ${color}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Replacement"
        name="variantId"
        required
        value={variant?.productId}
        onChange={({ target }) => setVariantId(target.value)}
      >
        {variants.map(({ productId, color, free }) => (
          <option key={productId} value={productId} disabled={free === 0}>
            {free === 0 ? `${color} (sold out)` : `${color} (${free} available)`}
          </option>
        ))}
      </SelectField>
      <TextField
        key={`quantity of ${option?.productId ?? ''}`}
        label="Quantity"
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={Math.max(1, Math.min(units, variant?.free ?? units))}
        step={1}
        defaultValue="1"
        required
        autoComplete="off"
      />
      <TextAreaField
        label="Reason"
        name="reason"
        hint="For staff, in the timeline and the activity log."
        rows={2}
        required
        maxLength={300}
      />
    </Dialog>
  );
}
