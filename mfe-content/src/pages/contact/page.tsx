import { paths, shop } from '@shop/config';
import {
  ClockIcon,
  EnvelopeIcon,
  FacebookLogoIcon,
  IconLink,
  InstagramLogoIcon,
  MailboxIcon,
  PhoneIcon,
  TelegramLogoIcon,
  WhatsappLogoIcon,
  YoutubeLogoIcon,
} from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { Band } from '../../features/band';
import { PageBanner } from '../../features/page-banner';
import { useFlags } from '../../flags';
import { ContactForm } from './form';
import styles from './contact.module.css';

const social = [
  { label: 'Facebook', to: shop.social.facebook, Icon: FacebookLogoIcon },
  { label: 'Instagram', to: shop.social.instagram, Icon: InstagramLogoIcon },
  { label: 'YouTube', to: shop.social.youtube, Icon: YoutubeLogoIcon },
  { label: 'WhatsApp', to: shop.social.whatsapp, Icon: WhatsappLogoIcon },
  { label: 'Telegram', to: shop.social.telegram, Icon: TelegramLogoIcon },
] as const;

/** Other ways to reach the shop, and its opening hours. */
function ContactDetails() {
  return (
    <section className={styles.details} aria-labelledby="contact-details">
      <h2 id="contact-details">{t('At the counter')}</h2>
      <dl className={styles.list}>
        <dt>
          <EnvelopeIcon aria-hidden="true" /> <span>{t('Email')}</span>
        </dt>
        <dd>
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </dd>
        <dt>
          <PhoneIcon aria-hidden="true" /> <span>{t('Phone')}</span>
        </dt>
        <dd>
          <a href={shop.phoneHref}>{shop.phone}</a>
        </dd>
        <dt>
          <ClockIcon aria-hidden="true" /> <span>{t('Opening hours')}</span>
        </dt>
        <dd>{t(shop.openingHours)}</dd>
        <dt>
          <MailboxIcon aria-hidden="true" /> <span>{t('Letters')}</span>
        </dt>
        <dd>
          {shop.name}, {shop.address}
        </dd>
      </dl>
      <ul className={styles.social}>
        {social.map(({ label, to, Icon }) => (
          <li key={label}>
            <IconLink label={label} to={to} target="_blank" rel="noopener noreferrer">
              <Icon aria-hidden="true" />
            </IconLink>
          </li>
        ))}
      </ul>
      <p className={styles.hints}>
        <span>{t('The quickest answer may be written down already:')}</span>{' '}
        <Link to={paths.faq}>{t('FAQ')}</Link>, <Link to={paths.shippingPolicy}>{t('shipping')}</Link>,{' '}
        <Link to={paths.refundExchange}>{t('returns')}</Link>
        <span>{t('. A complaint goes to our grievance officer,')}</span> {shop.grievanceOfficer.name},{' '}
        <a href={`mailto:${shop.grievanceOfficer.email}`}>{shop.grievanceOfficer.email}</a>.
      </p>
    </section>
  );
}

/** The contact page. */
export function ContactPage() {
  const { contactNotice } = useFlags();
  return (
    <>
      <PageBanner trail={[{ label: t('Contact') }]} eyebrow={t('Write or call')} title={t('Contact')}>
        <p>
          {t(
            'A question about an order, a paper or a nib? Tell us, and a person at the counter will answer.',
          )}
        </p>
      </PageBanner>
      <Band>
        {contactNotice !== '' && <p className={styles.notice}>{contactNotice}</p>}
        <div className={styles.columns}>
          <ContactForm />
          <ContactDetails />
        </div>
      </Band>
    </>
  );
}
