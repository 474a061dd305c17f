import { formatRupees, fromRupees } from '@shop/money';
import { Button, TextField } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import type { CodSetting } from '../../api/types';
import { useMay } from '../../app/session';
import { fieldsOf, FormFailure } from '../../parts/form';
import { Failure, Notice } from '../../parts/states';
import { useChangeCodSettingMutation, useGetCodSettingQuery } from './api';
import styles from './delivery.module.css';

const rupees = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal' } as const;
const asRupees = (paise: number | null) => (paise === null ? '' : String(paise / 100));
const asPaise = (text: string) => (text === '' ? null : fromRupees(Number(text)));

/** The setting in words. */
function describeSetting({ offered, feePaise, minPaise, maxPaise, confirmHours }: CodSetting): string {
  if (!offered) return 'The checkout does not offer cash on delivery.';
  const fee = feePaise > 0 ? `for a fee of ${formatRupees(feePaise)} plus GST` : 'without a fee';
  const from = minPaise === null ? '' : ` from ${formatRupees(minPaise)}`;
  const to = maxPaise === null ? '' : ` up to ${formatRupees(maxPaise)}`;
  const hours = `${confirmHours} ${confirmHours === 1 ? 'hour' : 'hours'}`;
  return `The checkout offers cash on delivery ${fee}${from || to ? ', for orders' : ''}${from}${to}. Customers have ${hours} to confirm an order.`;
}

function SettingForm({ setting }: { readonly setting: CodSetting }) {
  const [change, { isLoading, error }] = useChangeCodSettingMutation();
  const [isSaved, setSaved] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { offered, fee, min, max, hours } = fieldsOf(
      event.currentTarget,
      'offered',
      'fee',
      'min',
      'max',
      'hours',
    );
    setSaved(false);
    const { error: refused } = await change({
      offered: offered === 'yes',
      feePaise: asPaise(fee) ?? 0,
      minPaise: asPaise(min),
      maxPaise: asPaise(max),
      confirmHours: Number(hours),
    });
    setSaved(refused === undefined);
  };
  return (
    <form className={styles.cash} aria-label="Cash on delivery" onSubmit={(event) => void save(event)}>
      <label className={styles.check}>
        <input type="checkbox" name="offered" value="yes" defaultChecked={setting.offered} />
        Offer cash on delivery
      </label>
      <div className={styles.fields}>
        <TextField
          label="Fee in ₹, before GST"
          name="fee"
          {...rupees}
          required
          defaultValue={asRupees(setting.feePaise)}
        />
        <TextField
          label="Minimum total in ₹"
          hint="Leave empty for no limit"
          name="min"
          {...rupees}
          defaultValue={asRupees(setting.minPaise)}
        />
        <TextField
          label="Maximum total in ₹"
          hint="Leave empty for no limit"
          name="max"
          {...rupees}
          defaultValue={asRupees(setting.maxPaise)}
        />
        <TextField
          label="Hours to confirm"
          name="hours"
          type="number"
          min={1}
          max={72}
          step={1}
          required
          defaultValue={String(setting.confirmHours)}
        />
      </div>
      <div>
        <Button type="submit" variant="secondary" busy={isLoading}>
          Save
        </Button>
      </div>
      <Notice>{isSaved ? 'Cash on delivery settings saved.' : undefined}</Notice>
      <FormFailure error={error} />
    </form>
  );
}

/** Whether the checkout offers cash on delivery, and its terms. */
export function CashOnDelivery() {
  const { data: setting, error, refetch } = useGetCodSettingQuery();
  const mayEdit = useMay('keep');
  if (error !== undefined && !setting)
    return <Failure what="The cash on delivery settings" error={error} retry={refetch} />;
  return (
    <section className={styles.section} aria-labelledby="cash">
      <h2 id="cash">Cash on delivery</h2>
      {setting && <p>{describeSetting(setting)}</p>}
      {setting && mayEdit && <SettingForm setting={setting} />}
    </section>
  );
}
