import { classNames, HandshakeIcon, HeadsetIcon, motifs, ReceiptIcon } from '@shop/ui';
import { t } from '../messages';
import styles from './trust-strip.module.css';

const badges = [
  { label: '100% Transparency', Icon: ReceiptIcon },
  { label: '24/7 Customer Support', Icon: HeadsetIcon },
  { label: 'Trusted', Icon: HandshakeIcon },
] as const;

/** Three promises on a buff ticket. */
export function TrustStrip() {
  return (
    <section className={styles.strip} aria-label={t('Why shop with us')}>
      <ul className={classNames(styles.ticket, motifs.perforatedSides)}>
        {badges.map(({ label, Icon }) => (
          <li key={label} className={styles.badge}>
            <Icon aria-hidden="true" className={styles.icon} />
            <span>{t(label)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
