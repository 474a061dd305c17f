import { nanoid } from '@reduxjs/toolkit';
import { Button, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { ShippingPriceRow, ShippingPrices } from '../../../api/types';
import { Dialog, FormFailure } from '../../../parts/form';
import { Notice } from '../../../parts/states';
import { counted, formatDay } from '../../../parts/text';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useCheckShippingPricesMutation, useSaveShippingPricesMutation } from '../api';
import styles from '../delivery.module.css';
import { faultsAfter, faultText, type PriceFault } from './columns';
import { PriceFile } from './price-file';
import { PriceRows } from './rows';

/** The idempotency key of a request: the same for the same content until it is saved. */
function useContentKey() {
  const last = useRef({ content: '', key: '' });
  return {
    keyOf(content: string) {
      if (last.current.content !== content) last.current = { content, key: nanoid() };
      return last.current.key;
    },
    renew: () => (last.current = { content: '', key: '' }),
  };
}

/** A note on the zones without rows, which use the prices of “Any zone”; null if there are none. */
function otherZones(rows: readonly ShippingPriceRow[], zones: readonly string[]): string | null {
  const others = zones.filter((zone) => !rows.some((row) => row.zone === zone));
  if (rows.length === 0 || others.length === 0) return null;
  return `These zones have no rows and use the prices of “Any zone”: ${others.join(', ')}.`;
}

function Faults({ faults }: { readonly faults: readonly PriceFault[] }) {
  return (
    <div role="alert">
      {faults.length > 0 && (
        <>
          <p>
            <strong>{`${counted(faults.length, 'error', 'errors')}: nothing was saved.`}</strong>
          </p>
          <ul>
            {faults.map((fault) => (
              <li key={faultText(fault)}>{faultText(fault)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The form of the shipping price table, which is saved as a whole. */
export function PricesForm({ prices }: { readonly prices: ShippingPrices }) {
  const [opened, setOpened] = useState(prices);
  const [rows, setRows] = useState<readonly ShippingPriceRow[]>(prices.rows);
  const [grams, setGrams] = useState(String(prices.defaultGrams));
  const [faults, setFaults] = useState<readonly PriceFault[]>([]);
  const [isSwitchingOff, setSwitchingOff] = useState(false);
  const [notice, setNotice] = useState('');
  const [checkPrices, checking] = useCheckShippingPricesMutation();
  const [savePrices, saving] = useSaveShippingPricesMutation();
  const form = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(form, opened.version);
  const { keyOf, renew } = useContentKey();

  const change = (next: readonly ShippingPriceRow[]) => {
    setFaults(faultsAfter(faults, rows, next));
    setRows(next);
  };
  const save = async (given: readonly ShippingPriceRow[]) => {
    const content = { rows: [...given], defaultGrams: Number(grams), seen: opened.version };
    const { data } = await savePrices({ ...content, key: keyOf(JSON.stringify(content)) });
    if (!data) return;
    renew();
    setOpened(data.data);
    setRows(data.data.rows);
    setSwitchingOff(false);
    markSaved();
    setNotice(
      data.data.rows.length === 0
        ? 'Shipping prices are turned off. The default shipping price applies.'
        : 'Saved. These prices apply to new orders.',
    );
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNotice('');
    setFaults([]);
    saving.reset();
    if (rows.length > 0) {
      const { data } = await checkPrices([...rows]);
      if (!data) return;
      setFaults(data.data.faults);
      if (data.data.faultCount > 0) return;
    }
    await save(rows);
  };
  const others = otherZones(rows, opened.zones);
  return (
    <>
      <Notice>{notice}</Notice>
      <form
        ref={form}
        className={styles.prices}
        aria-label="Shipping prices"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          className={styles.short}
          label="Default weight of a unit, g"
          name="defaultGrams"
          hint="For products without a weight"
          type="number"
          required
          min={0}
          max={100_000}
          step={1}
          inputMode="numeric"
          value={grams}
          onChange={({ target }) => setGrams(target.value)}
        />
        <PriceRows rows={rows} zones={opened.zones} faults={faults} onChange={change} />
        {others !== null && <p className={styles.quiet}>{others}</p>}
        <PriceFile onRead={change} />
        <Faults faults={faults} />
        <FormFailure error={checking.error ?? (isSwitchingOff ? undefined : saving.error)} />
        {opened.changedAt !== null && (
          <p
            className={styles.quiet}
          >{`Last updated by ${opened.changedBy} on ${formatDay(opened.changedAt)}.`}</p>
        )}
        <div className={styles.formButtons}>
          <Button type="submit" busy={checking.isLoading || saving.isLoading}>
            Save
          </Button>
          {opened.rows.length > 0 && (
            <Button variant="quiet" onClick={() => setSwitchingOff(true)}>
              Turn off
            </Button>
          )}
        </div>
      </form>
      <Dialog
        open={isSwitchingOff}
        title="Turn off shipping prices?"
        confirm="Turn off"
        busy={saving.isLoading}
        error={saving.error}
        onClose={() => {
          saving.reset();
          setSwitchingOff(false);
        }}
        onConfirm={() => void save([])}
      >
        <p>
          New orders will be charged the default shipping price. The rows will be deleted; export them first
          to keep them.
        </p>
      </Dialog>
    </>
  );
}
