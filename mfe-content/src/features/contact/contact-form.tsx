import { paths } from '@shop/config';
import { Button, TextAreaField, TextField } from '@shop/ui';
import { useRef, type FormEvent } from 'react';
import { useSendEnquiryMutation } from '../../api/contact-api';
import styles from './contact-form.module.css';
import { NotSent } from './not-sent';

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

/** Writes to the shop. Sent, the form is empty again; a failure leaves what was typed, and says what to do. */
export function ContactForm() {
  const [sendEnquiry, { isLoading: sending, isSuccess: sent, data, error, reset }] = useSendEnquiryMutation();
  // A second press may come before the first one has been painted.
  const underWay = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const form = event.currentTarget;
    const outcome = await sendEnquiry(enquiryIn(form));
    underWay.current = false;
    if (!outcome.error) form.reset();
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={paths.contact}
      aria-labelledby="contact-form"
      onSubmit={(event) => void submit(event)}
      onInput={sent ? reset : undefined}
    >
      <h2 id="contact-form">Write to us</h2>
      <p className={styles.lead}>
        All four fields are needed. We answer within two working days, and use what you write for the answer
        only.
      </p>
      <TextField label="Full name" name="fullName" autoComplete="name" maxLength={120} required />
      <div className={styles.pair}>
        <TextField label="Email" name="email" type="email" autoComplete="email" maxLength={254} required />
        <TextField
          label="Phone number"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          required
        />
      </div>
      <TextAreaField label="Message" name="message" rows={6} maxLength={4000} required />
      <div className={styles.end}>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
        <p role="status" className={styles.status}>
          {sent && thanks}
        </p>
        {sent && data.number && <p className={styles.status}>{`Its number is ${data.number}.`}</p>}
      </div>
      {error && !sending && <NotSent failure={error} />}
    </form>
  );
}
