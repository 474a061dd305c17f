import { navigation, shop } from '@shop/config';
import { t } from '@shop/config/messages';
import { MastercardMark, PaypalMark, RupayMark, UpiMark, VisaMark, VisuallyHidden } from '@shop/ui';
import { Link } from 'react-router-dom';
import { LanguageControl } from './language-control';
import styles from './footer.module.css';

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={t(title)}>
      <h2 className={styles.title}>{t(title)}</h2>
      <ul className={styles.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Outside({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
    </a>
  );
}

/** The footer of every page. */
export function Footer() {
  const { social } = shop;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.shop}>
          <p className={styles.brand}>{shop.name}</p>
          <p>{t('{tagline}.', { tagline: t(shop.tagline) })}</p>
          <p className={styles.contact}>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
            <a href={shop.phoneHref}>{shop.phone}</a>
          </p>
          <p className={styles.hours}>{t('Open {hours}', { hours: t(shop.openingHours) })}</p>
        </div>
        <LinkList title="Shop" links={navigation.footer.shop} />
        <LinkList title="Policies" links={navigation.footer.policies} />
        <div className={styles.social}>
          <h2 className={styles.title}>{t('Follow and chat')}</h2>
          <ul className={styles.list}>
            <li>
              <Outside href={social.instagram}>Instagram</Outside>
            </li>
            <li>
              <Outside href={social.facebook}>Facebook</Outside>
            </li>
            <li>
              <Outside href={social.youtube}>YouTube</Outside>
            </li>
            <li>
              <Outside href={social.whatsapp}>WhatsApp</Outside>
            </li>
            <li>
              <Outside href={social.telegram}>Telegram</Outside>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.base}>
        <LanguageControl />
        <div className={styles.marks} role="group" aria-label={t('Accepted payments')}>
          <UpiMark />
          <RupayMark />
          <VisaMark />
          <MastercardMark />
          <PaypalMark />
        </div>
        <p>
          <Outside href={shop.credit.href}>{t(shop.credit.label)}</Outside>
        </p>
      </div>
    </footer>
  );
}
