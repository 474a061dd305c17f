import { shopApi } from '@shop/api-client';
import { consentsOf, useConsentNotices } from '@shop/api-client/consent';
import { endpoint, post } from '@shop/api-client/endpoint';
import { paths, shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { tooLong } from '@shop/config/text-limits';
import { isApiFailure, type ContactEnquiry } from '@shop/contracts';
import { Button, TextAreaField, TextField, WarningCircleIcon } from '@shop/ui';
import { ConsentNotice } from '@shop/ui/consent-notice';
import { useEmailWarning } from '@shop/ui/email-warning';
import { useRef, useState, type FormEvent } from 'react';
import { t } from '../../messages';
import styles from './contact-form.module.css';

const { useSendEnquiryMutation } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation(endpoint((body: ContactEnquiry) => post('/contact', { body }))),
  }),
});

/** The shop rejected the input, so sending it again does not help. */
const isRejected = (failure: unknown) =>
  isApiFailure(failure) && failure.status >= 400 && failure.status < 500;

/** Explains why a message was not sent, that the input is kept, and what to do. */
function NotSent({ failure }: { readonly failure: unknown }) {
  const reason = isRejected(failure) && isApiFailure(failure) ? failure.message : t('It did not reach us.');
  return (
    <div role="alert" className={styles.notSent}>
      <p className={styles.reason}>
        <WarningCircleIcon aria-hidden="true" />{' '}
        <span>{t('Your message was not sent. {reason}', { reason })}</span>
      </p>
      <p>
        <span>{t('What you wrote is still here.')}</span>{' '}
        <span>{t(isRejected(failure) ? 'Correct it and send it again,' : 'Send it again in a moment,')}</span>{' '}
        <span>{t('or write to')}</span> <a href={`mailto:${shop.email}`}>{shop.email}</a>
        <span>{t(', or call')}</span> <a href={shop.phoneHref}>{shop.phone}</a>.
      </p>
    </div>
  );
}

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

/** The fields that the shop would reject, in order, with an error message each. */
function validate({ fullName, email, phoneNumber, message }: Enquiry): Errors {
  const found = {
    fullName: tooLong('fullName', fullName),
    email: tooLong('email', email) ?? (isEmailAddress(email.trim()) ? undefined : t('Email is not valid')),
    phoneNumber: tooLong('phoneNumber', phoneNumber),
    message: tooLong('message', message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

/** Sends a message to the shop. The form is cleared after success, and keeps its input after a failure. */
export function ContactForm() {
  const [sendEnquiry, { isLoading: sending, isSuccess: sent, data, error, reset }] = useSendEnquiryMutation();
  const [errors, setErrors] = useState<Errors>({});
  const [email, setEmail] = useState('');
  const notices = useConsentNotices();
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const { onInput: onTyping, ...emailWarning } = useEmailWarning(email, setEmail);
  // A second press may come before the first one has rendered.
  const submitting = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting.current) return;
    const form = event.currentTarget;
    const enquiry = enquiryIn(form);
    const found = validate(enquiry);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    submitting.current = true;
    const outcome = await sendEnquiry({ ...enquiry, ...consentsOf(notices, agreed) });
    submitting.current = false;
    if (outcome.error) return;
    form.reset();
    setEmail('');
    setAgreed([]);
  };

  const clearError = (name: keyof Enquiry) => setErrors(({ [name]: _edited, ...others }) => others);
  const field = (name: keyof Enquiry) => ({
    name,
    required: true,
    error: errors[name],
    onInput: () => clearError(name),
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
      <h2 id="contact-form">{t('Write to us')}</h2>
      <p className={styles.lead}>
        {t(
          'All four fields are needed. We answer within two working days, and use what you write only to answer you.',
        )}
      </p>
      <TextField {...field('fullName')} label={t('Full name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          {...emailWarning}
          label={t('Email')}
          type="email"
          autoComplete="email"
          value={email}
          onInput={() => {
            clearError('email');
            onTyping();
          }}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField {...field('phoneNumber')} label={t('Phone number')} type="tel" autoComplete="tel" />
      </div>
      <TextAreaField {...field('message')} label={t('Message')} rows={6} />
      <ConsentNotice notices={notices} place="contact" agreed={agreed} onAgree={setAgreed} />
      <div className={styles.end}>
        <Button type="submit" busy={sending}>
          {t(sending ? 'Sending...' : 'Send message')}
        </Button>
        <p role="status" className={styles.status}>
          {sent && t(thanks)}
        </p>
        {sent && data.number && (
          <p className={styles.status}>{t('Your reference number is {number}.', { number: data.number })}</p>
        )}
      </div>
      {error && !sending && <NotSent failure={error} />}
    </form>
  );
}
