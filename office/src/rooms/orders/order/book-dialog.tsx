import { nanoid } from '@reduxjs/toolkit';
import { isApiFailure } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import { messageOf } from '../../../api/office-api';
import type { Courier, Exchange, OrderDetail, ParcelRates, RefundedLine } from '../../../api/types';
import { Dialog, fieldsOf } from '../../../parts/form';
import { useBookParcelMutation, useGetParcelRatesMutation } from '../api';
import styles from './order.module.css';
import { chooseUnits, leftToShip, UnitFields, weightOf } from './unit-fields';

/** The services of a courier for the parcel. */
function Rates({ rates, collectPaise }: ParcelRates) {
  const open = rates.filter(({ takesCash }) => takesCash || collectPaise === 0);
  if (open.length === 0) {
    return (
      <p role="status">
        {collectPaise > 0
          ? 'This courier does not offer cash on delivery for this parcel.'
          : 'This courier cannot deliver this parcel to this address.'}
      </p>
    );
  }
  return (
    <fieldset className={styles.rates}>
      <legend>Service</legend>
      {open.map(({ service, title, pricePaise, days }) => (
        <label key={service} className={styles.check}>
          <input type="radio" name="service" value={service} required />
          <span>
            {[title, formatRupees(pricePaise), days && `${days.min} to ${days.max} days`]
              .filter(Boolean)
              .join(', ')}
          </span>
        </label>
      ))}
      {collectPaise > 0 && <p>{`The courier will collect ${formatRupees(collectPaise)} in cash.`}</p>}
    </fieldset>
  );
}

interface BookDialogProps {
  readonly open: boolean;
  readonly order: OrderDetail;
  readonly couriers: readonly Courier[];
  /** The exchange whose replacement is sent, instead of items of the order. */
  readonly exchange?: Exchange | undefined;
  readonly onClose: () => void;
  /** Called with the message about what was booked. */
  readonly onBooked: (done: string) => void;
}

/** Whether the booking definitely failed, so that a corrected request needs a new key. */
const isRefused = (error: unknown) => isApiFailure(error) && (error.status < 500 || error.status === 502);

/**
 * Books a courier for all items that are left, for some of them, or for the replacement of an exchange. Shows the prices first,
 * then books the chosen service.
 */
export function BookDialog({ open, order, couriers, exchange, onClose, onBooked }: BookDialogProps) {
  const [changed, setChanged] = useState<RefundedLine[]>();
  const [missing, setMissing] = useState<Error>();
  const [key, setKey] = useState(() => nanoid());
  const [getRates, asked] = useGetParcelRatesMutation();
  const [bookParcel, booking] = useBookParcelMutation();
  const chosen = changed ?? chooseUnits(order.lines, leftToShip);
  const weight = exchange ? exchange.weightGrams : weightOf(order, chosen);
  const left = exchange ? 0 : order.lines.reduce((sum, line) => sum + leftToShip(line), 0);
  const rates = asked.data?.data;
  const isOpen = rates?.rates.some(({ takesCash }) => takesCash || rates.collectPaise === 0) ?? false;
  /** Prices depend on the items, the weight and the courier, so a change discards them. */
  const forget = () => {
    asked.reset();
    booking.reset();
    setMissing(undefined);
  };
  const leave = () => {
    forget();
    setChanged(undefined);
    setKey(nanoid());
    onClose();
  };
  const send = async (form: HTMLFormElement) => {
    if (!exchange && chosen.length === 0) return setMissing(new Error('Choose the items for the parcel.'));
    const { courier, service, weight: grams } = fieldsOf(form, 'courier', 'service', 'weight');
    const weighed = grams === '' ? {} : { weightGrams: Number(grams) };
    const contents = exchange ? { exchange: exchange.number } : { lines: chosen };
    const parcel = { id: order.id, courier, ...contents, ...weighed };
    if (!isOpen) return void (await getRates(parcel));
    const { data, error } = await bookParcel({ ...parcel, key, service });
    if (data) {
      leave();
      onBooked(`Parcel ${data.data.parcels?.at(-1)?.number ?? ''} booked.`);
    } else if (isRefused(error)) setKey(nanoid());
    else {
      // The parcel may be reserved: its booking is completed in the list of parcels.
      leave();
      onBooked(messageOf(error));
    }
  };
  return (
    <Dialog
      open={open}
      title="Book a courier"
      confirm={isOpen ? 'Book' : 'Get prices'}
      busy={asked.isLoading || booking.isLoading}
      error={missing ?? booking.error ?? asked.error}
      onClose={leave}
      onConfirm={(form) => void send(form)}
    >
      {exchange && <p>{exchange.replacement}</p>}
      {left > 1 && (
        <UnitFields
          name="book"
          lines={order.lines}
          leftOf={leftToShip}
          chosen={chosen}
          onChoose={(units) => {
            forget();
            setChanged(units);
          }}
        />
      )}
      <SelectField label="Courier" name="courier" onChange={forget}>
        {couriers.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        // A new sum replaces the old one until staff type the weight.
        key={weight}
        label="Weight in grams"
        name="weight"
        type="number"
        inputMode="numeric"
        min={1}
        max={100_000}
        step={1}
        hint="With packaging."
        defaultValue={weight === undefined ? '' : String(weight)}
        autoComplete="off"
        onChange={forget}
      />
      {rates && <Rates {...rates} />}
    </Dialog>
  );
}
