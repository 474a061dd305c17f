import { Button, TextField } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import type { GiftCardSetting } from '../../api/types';
import { useMay } from '../../app/session';
import { fieldsOf, FormFailure } from '../../parts/form';
import { Failure, Notice } from '../../parts/states';
import { useChangeGiftCardSettingMutation, useGetGiftCardSettingQuery } from './api';
import styles from './gift-cards.module.css';

/** The setting in words. */
const describeSetting = ({ offered, validMonths }: GiftCardSetting): string =>
  offered
    ? `Products with a gift card value are sold as gift cards. A new card is valid for ${validMonths} months.`
    : 'The shop does not sell gift cards. Sold cards can still be spent.';

function SettingForm({ setting }: { readonly setting: GiftCardSetting }) {
  const [change, { isLoading, error }] = useChangeGiftCardSettingMutation();
  const [isSaved, setSaved] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { offered, months } = fieldsOf(event.currentTarget, 'offered', 'months');
    setSaved(false);
    const { error: refused } = await change({ offered: offered === 'yes', validMonths: Number(months) });
    setSaved(refused === undefined);
  };
  return (
    <form className={styles.form} aria-label="Gift card settings" onSubmit={(event) => void save(event)}>
      <label className={styles.check}>
        <input type="checkbox" name="offered" value="yes" defaultChecked={setting.offered} />
        <span>Sell gift cards</span>
      </label>
      <TextField
        label="Months of validity"
        name="months"
        hint="For new cards. Sold cards keep theirs."
        type="number"
        min={12}
        max={120}
        step={1}
        required
        defaultValue={String(setting.validMonths)}
        className={styles.short}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isLoading}>
          Save
        </Button>
      </div>
      <Notice>{isSaved ? 'Gift card settings saved.' : undefined}</Notice>
      <FormFailure error={error} />
    </form>
  );
}

/** Whether the shop sells gift cards. */
export function GiftCardSettings() {
  const { data: setting, error, refetch } = useGetGiftCardSettingQuery();
  const mayEdit = useMay('keep');
  if (error !== undefined && !setting)
    return <Failure what="The gift card settings" error={error} retry={refetch} />;
  return (
    <section className={styles.section} aria-labelledby="gift-card-settings">
      <h2 id="gift-card-settings">Settings</h2>
      {setting && <p>{describeSetting(setting)}</p>}
      {setting && mayEdit && <SettingForm setting={setting} />}
    </section>
  );
}
