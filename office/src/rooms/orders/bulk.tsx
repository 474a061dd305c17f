import { Button, ButtonLink, TextField } from '@shop/ui';
import { type ClipboardEvent, useState } from 'react';
import type { BulkResult, ListedOrder } from '../../api/types';
import { useMay } from '../../app/session';
import { Dialog, fieldsOf } from '../../parts/form';
import { SelectionBar } from '../../parts/list-page';
import { useCanMail } from '../../parts/mail';
import { Notice } from '../../parts/states';
import { usePackOrdersMutation, useShipOrdersMutation } from './api';
import styles from './list.module.css';
import { CourierField } from './order/ship-dialog';

interface BulkBarProps {
  /** The selected orders. */
  readonly rows: readonly ListedOrder[];
  /** Called after the orders are packed or shipped. */
  readonly onDone: () => void;
}

interface Outcome {
  readonly verb: 'packed' | 'shipped';
  readonly result: BulkResult;
  readonly orders: readonly ListedOrder[];
}

/** Packs, ships or prints all selected orders, and shows the result. */
export function BulkBar({ rows: orders, onDone }: BulkBarProps) {
  const mayPack = useMay('pack');
  const [dialog, setDialog] = useState<'pack' | 'ship' | null>(null);
  // The orders of the open dialog: the list shows their new status before it closes.
  const [asked, setAsked] = useState<readonly ListedOrder[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [packOrders, packing] = usePackOrdersMutation();
  const placed = orders.filter(({ status }) => status === 'placed');
  const packed = orders.filter(({ status }) => status === 'packed');

  const finish = (verb: Outcome['verb'], result: BulkResult) => {
    setOutcome({ verb, result, orders });
    setDialog(null);
    onDone();
  };
  const pack = async () => {
    const { data } = await packOrders(asked.map(({ id }) => id));
    if (data) finish('packed', data);
  };
  const open = (which: 'pack' | 'ship') => {
    packing.reset();
    setAsked(which === 'pack' ? placed : packed);
    setDialog(which);
  };

  return (
    <>
      <Notice>{outcome && <BulkOutcome {...outcome} />}</Notice>
      <SelectionBar label="Selected orders" count={orders.length}>
        <ButtonLink variant="secondary" to={`/orders/print?ids=${orders.map(({ id }) => id).join(',')}`}>
          Packing slips
        </ButtonLink>
        <ButtonLink variant="secondary" to={`/orders/invoices?ids=${orders.map(({ id }) => id).join(',')}`}>
          Invoices
        </ButtonLink>
        {mayPack && placed.length > 0 && (
          <Button onClick={() => open('pack')}>{`Mark ${placed.length} as packed`}</Button>
        )}
        {mayPack && packed.length > 0 && (
          <Button onClick={() => open('ship')}>{`Ship ${packed.length}`}</Button>
        )}
      </SelectionBar>
      <Dialog
        open={dialog === 'pack'}
        title={`Mark ${asked.length} as packed?`}
        confirm="Mark as packed"
        busy={packing.isLoading}
        error={packing.error}
        onClose={() => setDialog(null)}
        onConfirm={() => void pack()}
      >
        <p>The orders become ready to ship. Customers will not be notified.</p>
      </Dialog>
      <ShipDialog
        open={dialog === 'ship'}
        orders={asked}
        onClose={() => setDialog(null)}
        onShipped={(result) => finish('shipped', result)}
      />
    </>
  );
}

interface BulkOutcomeProps {
  readonly verb: string;
  readonly result: BulkResult;
  /** The selected orders. */
  readonly orders: readonly ListedOrder[];
}

/** How many orders were packed or shipped, and why the others were not. */
function BulkOutcome({ verb, result, orders }: BulkOutcomeProps) {
  const { done, refused } = result;
  const numberOf = (id: string) => orders.find((order) => order.id === id)?.number ?? id;
  return (
    <>
      <p>{`${done.length} ${verb}${refused.length > 0 ? `, ${refused.length} failed` : ''}.`}</p>
      {refused.length > 0 && (
        <ul className={styles.refusals}>
          {refused.map(({ id, message }) => (
            <li key={id}>{`${numberOf(id)}: ${message}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ShipDialogProps {
  readonly open: boolean;
  /** Packed orders. */
  readonly orders: readonly ListedOrder[];
  readonly onClose: () => void;
  readonly onShipped: (result: BulkResult) => void;
}

/** Distributes a pasted column to the focused field and the fields below it. */
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
function ShipDialog({ open, orders, onClose, onShipped }: ShipDialogProps) {
  const canMail = useCanMail();
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
        <span>
          {canMail
            ? 'Each customer receives an email with the courier and the tracking number.'
            : 'The customers do not receive an email.'}
        </span>
        {orders.length > 1 && (
          <span> Paste a spreadsheet column into a field to fill in the fields below it.</span>
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
