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
      <h2 id="contact-details">At the counter</h2>
      <dl className={styles.list}>
        <dt>
          <EnvelopeIcon aria-hidden="true" /> Email
        </dt>
        <dd>
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </dd>
        <dt>
          <PhoneIcon aria-hidden="true" /> Phone
        </dt>
        <dd>
          <a href={shop.phoneHref}>{shop.phone}</a>
        </dd>
        <dt>
          <ClockIcon aria-hidden="true" /> Opening hours
        </dt>
        <dd>{shop.openingHours}</dd>
        <dt>
          <MailboxIcon aria-hidden="true" /> Letters
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
        The quickest answer may be written down already: <Link to={paths.faq}>FAQ</Link>,{' '}
        <Link to={paths.shippingPolicy}>shipping</Link>, <Link to={paths.refundExchange}>returns</Link>. A
        complaint goes to our grievance officer, {shop.grievanceOfficer.name},{' '}
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
      <PageBanner trail={[{ label: 'Contact' }]} eyebrow="Write or call" title="Contact">
        <p>A question about an order, a paper or a nib? Tell us, and a person at the counter will answer.</p>
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
