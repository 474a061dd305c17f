import { Button, TextAreaField, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { useSendEnquiryMutation } from '../../api/contact-api';
import styles from './contact-form.module.css';

const thanks = 'Thank you. Your message is on its way to us.';

function enquiryIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    fullName: text('fullName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    message: text('message'),
  };
}

/** Writes to the shop. Sent, the form is empty again; a failure, which the page reports, leaves what was typed. */
export function ContactForm() {
  const [sendEnquiry, { isLoading: sending, isSuccess: sent }] = useSendEnquiryMutation();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { error } = await sendEnquiry(enquiryIn(form));
    if (!error) form.reset();
  };

  return (
    <form className={styles.form} aria-labelledby="contact-form" onSubmit={(event) => void submit(event)}>
      <h2 id="contact-form">Write to us</h2>
      <TextField label="Full name" name="fullName" autoComplete="name" required />
      <div className={styles.pair}>
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField label="Phone number" name="phoneNumber" type="tel" autoComplete="tel" required />
      </div>
      <TextAreaField label="Message" name="message" rows={6} required />
      <div className={styles.end}>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
        <p role="status" className={styles.status}>
          {sent && thanks}
        </p>
      </div>
    </form>
  );
}
