import { Band } from '../features/band';
import { PageBanner } from '../features/page-banner';
import { ContactDetails } from './contact/page';
import { ContactForm } from './contact/form';
import styles from './contact-page.module.css';

/** Every way to reach the shop. */
export function ContactPage() {
  return (
    <>
      <PageBanner trail={[{ label: 'Contact' }]} eyebrow="Write or call" title="Contact">
        <p>A question about an order, a paper or a nib? Tell us, and a person at the counter will answer.</p>
      </PageBanner>
      <Band>
        <div className={styles.columns}>
          <ContactForm />
          <ContactDetails />
        </div>
      </Band>
    </>
  );
}
