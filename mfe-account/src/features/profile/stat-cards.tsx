import type { User } from '@shop/contracts';
import { formatRupeesPlain } from '@shop/money';
import { CalendarIcon, CurrencyInrIcon, PackageIcon } from '@shop/ui';
import { formatDate } from '../format';
import styles from './stat-cards.module.css';
import { totalSpent } from './total-spent';

/** The three figures on top of the profile. */
export function StatCards({ user }: { readonly user: User }) {
  const stats = [
    { label: 'Total Orders', value: String(user.orderDetail.length), Icon: PackageIcon },
    { label: 'Total Spent', value: formatRupeesPlain(totalSpent(user.orderDetail)), Icon: CurrencyInrIcon },
    { label: 'Member Since', value: formatDate(user.createdAt), Icon: CalendarIcon },
  ];
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, Icon }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>
            <Icon size={20} aria-hidden="true" />
            <span>{label}</span>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
