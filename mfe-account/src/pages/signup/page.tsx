import { shopApi } from '@shop/api-client';
import { consentsOf, useConsentNotices } from '@shop/api-client/consent';
import { endpoint, post } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import type { SignupRequest } from '@shop/contracts';
import { AlertDialog } from '@shop/ui';
import { ConsentNotice } from '@shop/ui/consent-notice';
import { useEmailWarning } from '@shop/ui/email-warning';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { AccountFields, AccountForm } from '../../features/account-form';
import { Envelope } from '../../features/envelope';
import { refusesShortPassword, showPasswordRefusal, useAccountForm } from '../../features/form-state';

const { useSignUpMutation } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation(endpoint((body: SignupRequest) => post('/user/signup', { body }))),
  }),
});

/** Creates an account. Does not redirect, so that the shopper can read the success message. */
export function SignupForm() {
  const form = useAccountForm(['name', 'email', 'password', 'phoneNumber']);
  const email = useEmailWarning(form.values.email, (address) => form.edit('email', address));
  const notices = useConsentNotices();
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [created, setCreated] = useState(false);
  const [signUp, { isLoading }] = useSignUpMutation();

  const send = async () => {
    if (!form.fits() || refusesShortPassword(form)) return;
    const { data, error } = await signUp({ ...form.values, ...consentsOf(notices, agreed) });
    showPasswordRefusal(form, error);
    if (!data?.success) return;
    form.clear();
    setAgreed([]);
    setCreated(true);
  };

  return (
    <>
      <AccountForm
        label={t('Sign Up')}
        action={paths.signup}
        busy={isLoading}
        onSubmit={send}
        fields={<AccountFields form={form} choosesPassword email={email} />}
        notice={<ConsentNotice notices={notices} place="signUp" agreed={agreed} onAgree={setAgreed} />}
        other={
          <span>
            {t('Already have an account?')} <Link to={paths.login}>{t('Sign In')}</Link>
          </span>
        }
      />
      <AlertDialog
        open={created}
        message={t('Account Created Succesfully')}
        onClose={() => setCreated(false)}
      />
    </>
  );
}

/** The sign-up page. */
export function SignupPage() {
  return (
    <Envelope title={t('Sign Up')} lead={t('An account keeps your orders in one place.')}>
      <SignupForm />
    </Envelope>
  );
}
