import { shopApi, useVerifySessionQuery } from '@shop/api-client';
import { selectOnline } from '@shop/api-client/connection';
import { endpoint, post } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { langOf } from '@shop/config/messages';
import { isApiFailure, type AlertRequest } from '@shop/contracts';
import { useShopSelector } from '@shop/store';
import { Button, Spinner, TextField } from '@shop/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import styles from './alert-form.module.css';

const { useRequestAlertMutation } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows no toast, because the form shows the failure. */
    requestAlert: build.mutation(
      endpoint((body: AlertRequest) => post('/product/alert', { body }), { silent: true }),
    ),
  }),
});

const unreachable = 'Your request did not reach us. Check your connection, and try again.';
const asked =
  'Please check your inbox: you will be on the list once you confirm with the link in our email. If you have confirmed for this product before, you already are.';
const listed = 'You are on the list. We will email you once.';

interface AlertFormProps {
  /** The id of the product or the chosen variant. */
  readonly productId: string;
  readonly kind: AlertRequest['kind'];
  /** Why the address is needed. */
  readonly notice: string;
  /** How to stop the emails and to complain. */
  readonly rights: string;
}

/** Requests a product alert. Only guests enter an address. */
export function AlertForm({ productId, kind, notice, rights }: AlertFormProps) {
  const session = useVerifySessionQuery();
  const isOnline = useShopSelector(selectOnline);
  const [request, { isLoading, data, error }] = useRequestAlertMutation();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const isReady = !session.isLoading;
  // Pressing the button that opens the form moves the focus here.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [isReady]);
  // The form, which had the focus, was removed.
  useEffect(() => done.current?.focus(), [data]);

  if (!isReady) return <Spinner label={t('Loading the form')} />;
  if (data) {
    return (
      <p ref={done} tabIndex={-1} role="status" className={styles.form}>
        {t(data.data.confirmed ? listed : asked)}
      </p>
    );
  }
  const account = session.data;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = email.trim();
    if (!account && !isEmailAddress(typed)) {
      setFault(t('Email is not valid'));
      return form.current?.querySelector('input')?.focus();
    }
    void request({ productId, kind, ...(!account && { email: typed }) });
  };
  const failure =
    isApiFailure(error) && error.status >= 400 && error.status < 500 ? error.message : t(unreachable);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {account ? (
        <p>
          <span>{t('We will write to')} </span>
          <bdi>{account.email}</bdi>.
        </p>
      ) : (
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={fault}
          onChange={({ target }) => {
            setEmail(target.value);
            setFault(undefined);
          }}
        />
      )}
      <p>{notice}</p>
      <Button type="submit" variant="secondary" busy={isLoading}>
        {t('Email me')}
      </Button>
      {!isOnline && (
        <p role="status">{t('You are offline. Your request can be sent when you are back online.')}</p>
      )}
      {error && !isLoading && (
        <p role="alert" lang={langOf(failure)}>
          {failure}
        </p>
      )}
      <details>
        <summary className={styles.more}>{t('Your choice and your rights')}</summary>
        <p>
          <span>{rights}</span> <Link to={paths.privacyPolicy}>{t('Privacy policy')}</Link>
        </p>
      </details>
    </form>
  );
}
