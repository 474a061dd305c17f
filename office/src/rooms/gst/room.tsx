import { EmptyState, SelectField } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../parts/display';
import { Failure, Waiting } from '../../parts/states';
import { useGetBusinessSettingQuery } from './api';
import styles from './gst.module.css';
import { GstMonth } from './month';
import { latestMonths } from './months';
import { GstinAtCheckout } from './setting';

function Months() {
  const [search, setSearch] = useSearchParams();
  const months = latestMonths(new Date());
  const asked = search.get('month');
  // A return is filed for the previous month.
  const [month = ''] = months.find(([value]) => value === asked) ?? months[1] ?? [];
  return (
    <section className={styles.month} aria-labelledby="gstr-1">
      <h2 id="gstr-1">GSTR-1</h2>
      <SelectField
        className={styles.select}
        label="Month"
        name="month"
        value={month}
        onChange={({ target }) => setSearch({ month: target.value }, { replace: true })}
      >
        {months.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <GstMonth month={month} />
    </section>
  );
}

/** GST: returns of a month, and whether the checkout offers to enter a GSTIN. */
export function GstRoom() {
  const { data: setting, error, refetch } = useGetBusinessSettingQuery();
  return (
    <>
      <PageTitle title="GST" />
      {!setting && error !== undefined && <Failure what="The GST settings" error={error} retry={refetch} />}
      {!setting && error === undefined && <Waiting label="Loading…" />}
      {setting?.gstin === null && (
        <EmptyState title="This shop has no GSTIN">
          Without one, invoices are not tax invoices and there are no returns. Set SHOP_GSTIN and restart the
          shop.
        </EmptyState>
      )}
      {setting && setting.gstin !== null && (
        <>
          <p className={styles.lead}>{`Registered in ${setting.state} as ${setting.gstin}.`}</p>
          <Months />
          <GstinAtCheckout setting={setting} />
        </>
      )}
    </>
  );
}
