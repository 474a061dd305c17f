import { TextField } from '@shop/ui';
import { useId, useState } from 'react';
import type { Exchange, OrderDetail, RefundedLine } from '../../../api/types';
import { Dialog, fieldsOf, RequestKey } from '../../../parts/form';
import { Notification } from '../../../parts/mail';
import { useShipPartMutation } from '../api';
import { chooseUnits, leftToShip, UnitFields, weightOf } from './unit-fields';

const couriers = ['India Post', 'Blue Dart', 'Delhivery', 'DTDC', 'Ekart', 'Xpressbees'];

/** The courier: a common one in India, or another name. */
export function CourierField() {
  const listId = useId();
  return (
    <>
      <TextField label="Courier" name="courier" list={listId} required maxLength={60} autoComplete="off" />
      <datalist id={listId}>
        {couriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface ShipFormProps {
  readonly order: OrderDetail;
  readonly exchange: Exchange | undefined;
  readonly chosen: readonly RefundedLine[];
  readonly onChoose: (chosen: RefundedLine[]) => void;
}

/** The items of a parcel, its courier, its tracking number and its weight. */
function ShipForm({ order, exchange, chosen, onChoose }: ShipFormProps) {
  const left = exchange ? 0 : order.lines.reduce((sum, line) => sum + leftToShip(line), 0);
  const weight = exchange ? exchange.weightGrams : weightOf(order, chosen);
  return (
    <>
      <p>
        <Notification order={order} content="the courier and the tracking number" />
      </p>
      <RequestKey />
      {exchange && <p>{exchange.replacement}</p>}
      {left > 1 && (
        <UnitFields name="ship" lines={order.lines} leftOf={leftToShip} chosen={chosen} onChoose={onChoose} />
      )}
      <CourierField />
      <TextField label="Tracking number" name="trackingNumber" autoComplete="off" required maxLength={60} />
      <TextField
        // A new sum replaces the old one until staff type the weight.
        key={weight}
        label="Weight in grams (optional)"
        name="weight"
        type="number"
        inputMode="numeric"
        min={1}
        max={100_000}
        step={1}
        hint={weight === undefined ? undefined : 'The sum of the products’ weights.'}
        defaultValue={weight === undefined ? '' : String(weight)}
        autoComplete="off"
      />
    </>
  );
}

interface ShipDialogProps {
  readonly open: boolean;
  readonly order: OrderDetail;
  /** The exchange whose replacement is sent, instead of items of the order. */
  readonly exchange?: Exchange | undefined;
  readonly onClose: () => void;
  /** Called with the message about what was shipped. */
  readonly onShipped: (done: string) => void;
}

/** Ships all items that are left, or some of them, in one parcel; or the replacement of an exchange. */
export function ShipDialog({ open, order, exchange, onClose, onShipped }: ShipDialogProps) {
  const [changed, setChanged] = useState<RefundedLine[]>();
  const [missing, setMissing] = useState<Error>();
  const [shipPart, { isLoading, error, reset }] = useShipPartMutation();
  const chosen = changed ?? chooseUnits(order.lines, leftToShip);
  const leave = () => {
    reset();
    setChanged(undefined);
    setMissing(undefined);
    onClose();
  };
  const ship = async (form: HTMLFormElement) => {
    const isEmpty = !exchange && chosen.length === 0;
    setMissing(isEmpty ? new Error('Choose the items for the parcel.') : undefined);
    if (isEmpty) return;
    const { key, courier, trackingNumber, weight } = fieldsOf(
      form,
      'key',
      'courier',
      'trackingNumber',
      'weight',
    );
    const weighed = weight === '' ? {} : { weightGrams: Number(weight) };
    const { data } = await shipPart({
      id: order.id,
      key,
      ...(exchange ? { exchange: exchange.number } : { lines: chosen }),
      courier,
      trackingNumber,
      ...weighed,
    });
    if (!data) return;
    leave();
    if (exchange) return onShipped(`Replacement of exchange ${exchange.number} sent.`);
    const { status, parcels = [] } = data.data;
    onShipped(status === 'packed' ? `Parcel ${parcels.at(-1)?.number ?? ''} shipped.` : 'Order shipped.');
  };
  return (
    <Dialog
      open={open}
      title={exchange ? 'Send the replacement' : 'Ship the order'}
      confirm="Mark as shipped"
      busy={isLoading}
      error={missing ?? error}
      onClose={leave}
      onConfirm={(form) => void ship(form)}
    >
      <ShipForm
        order={order}
        exchange={exchange}
        chosen={chosen}
        onChoose={(units) => {
          setMissing(undefined);
          setChanged(units);
        }}
      />
    </Dialog>
  );
}
