import { paths } from '@shop/config';
import { Breadcrumb, PageHeading } from '@shop/ui';
import { Band } from '../features/band/band';
import { ContactDetails } from '../features/contact/contact-details';
import { ContactForm } from '../features/contact/contact-form';
import styles from './contact-page.module.css';

/** Every way to reach the shop. */
export function ContactPage() {
  return (
    <>
      <Band ground="inland">
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Contact' }]} />
        <PageHeading eyebrow="Write, call or drop in" title="Contact">
          <p>
            A question about an order, a paper or a nib? Tell us, and a person at the counter will answer.
          </p>
        </PageHeading>
      </Band>
      <Band>
        <div className={styles.columns}>
          <ContactForm />
          <ContactDetails />
        </div>
      </Band>
    </>
  );
}
