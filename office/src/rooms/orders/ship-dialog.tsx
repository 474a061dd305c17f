import { TextField } from '@shop/ui';
import type { ClipboardEvent } from 'react';
import type { BulkResult, ListedOrder } from '../../api/types';
import { Dialog } from '../../parts/form';
import { fieldsOf } from '../../parts/fields-of';
import { CourierField } from './courier-field';
import { useShipOrdersMutation } from './api';
import styles from './list.module.css';

interface ShipDialogProps {
  readonly open: boolean;
  /** Packed orders. */
  readonly orders: readonly ListedOrder[];
  readonly onClose: () => void;
  readonly onShipped: (result: BulkResult) => void;
}

/** Puts a column that is pasted into a field into that and those below it. */
function pasteColumn(event: ClipboardEvent<HTMLDivElement>): void {
  const { target, currentTarget, clipboardData } = event;
  const numbers = clipboardData
    .getData('text')
    .trim()
    .split(/\s*\n\s*/);
  if (numbers.length < 2 || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll('input')];
  const below = fields.slice(fields.indexOf(target));
  for (const [index, field] of below.entries()) field.value = numbers[index] ?? field.value;
}

/** One courier for all parcels, and a tracking number for each. */
export function ShipDialog({ open, orders, onClose, onShipped }: ShipDialogProps) {
  const [shipOrders, { isLoading, error, reset }] = useShipOrdersMutation();
  const close = () => {
    reset();
    onClose();
  };
  const ship = async (form: HTMLFormElement) => {
    const ids = orders.map(({ id }) => id);
    const { courier } = fieldsOf(form, 'courier');
    const numbers = fieldsOf(form, ...ids);
    const parcels = ids.map((id) => ({ id, trackingNumber: numbers[id] ?? '' }));
    const { data } = await shipOrders({ courier, parcels });
    if (data) onShipped(data);
  };
  return (
    <Dialog
      open={open}
      title={`Ship ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`}
      confirm="Mark as shipped"
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={(form) => void ship(form)}
    >
      <p>
        <span>Each shopper gets a mail with the courier and the tracking number.</span>
        {orders.length > 1 && (
          <span> Paste a spreadsheet column into a number to fill those below it too.</span>
        )}
      </p>
      <CourierField />
      <div className={styles.parcels} onPaste={pasteColumn}>
        {orders.map(({ id, number, name, city }) => (
          <TextField
            key={id}
            label={`Tracking number of ${number}`}
            name={id}
            hint={`${name}, ${city}`}
            autoComplete="off"
            required
            maxLength={60}
          />
        ))}
      </div>
    </Dialog>
  );
}
