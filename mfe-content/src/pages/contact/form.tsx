import { paths } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { tooLong } from '@shop/config/text-limits';
import { Button, TextAreaField, TextField } from '@shop/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useSendEnquiryMutation } from '../../api/contact-api';
import styles from './form.module.css';
import { NotSent } from '../../features/contact/not-sent';

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

type Enquiry = ReturnType<typeof enquiryIn>;
type Errors = Readonly<Partial<Record<keyof Enquiry, string>>>;

/** What the shop would refuse, by field, in their order. */
function validate({ fullName, email, phoneNumber, message }: Enquiry): Errors {
  const found = {
    fullName: tooLong('name', fullName),
    email: tooLong('email', email) ?? (isEmailAddress(email.trim()) ? undefined : 'Email is not valid'),
    phoneNumber: tooLong('phone', phoneNumber),
    message: tooLong('message', message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

/** Writes to the shop. Sent, the form is empty again; a failure leaves what was typed, and says what to do. */
export function ContactForm() {
  const [sendEnquiry, { isLoading: sending, isSuccess: sent, data, error, reset }] = useSendEnquiryMutation();
  const [errors, setErrors] = useState<Errors>({});
  // A second press may come before the first one has been painted.
  const underWay = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const enquiry = enquiryIn(form);
    const found = validate(enquiry);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    underWay.current = true;
    const outcome = await sendEnquiry(enquiry);
    underWay.current = false;
    if (!outcome.error) form.reset();
  };

  const field = (name: keyof Enquiry) => ({
    name,
    required: true,
    error: errors[name],
    onInput: () => setErrors(({ [name]: _edited, ...others }) => others),
  });
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
      <TextField {...field('fullName')} label="Full name" autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
        <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" />
      </div>
      <TextAreaField {...field('message')} label="Message" rows={6} />
      <div className={styles.end}>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
        <p role="status" className={styles.status}>
          {sent && thanks}
        </p>
        {sent && data.number && <p className={styles.status}>{`Your reference number is ${data.number}.`}</p>}
      </div>
      {error && !sending && <NotSent failure={error} />}
    </form>
  );
}
