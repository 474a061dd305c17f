import { shopApi } from '@shop/api-client';
import { endpoint, post } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import { canUsePasskeys } from '@shop/api-client/passkeys';
import type { SigninRequest } from '@shop/contracts';
import { AlertDialog, useHydrating } from '@shop/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../messages';
import { AccountFields, AccountForm } from '../../features/account-form';
import { Envelope } from '../../features/envelope';
import { useAccountForm } from '../../features/form-state';
import { leaveFor, pageAfterSignIn } from '../../features/sign-in';
import { PasskeyButton } from './passkey-button';

const { useSignInMutation } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation(endpoint((body: SigninRequest) => post('/user/signin', { body }))),
  }),
});

interface LoginFormProps {
  /** Called once the shopper has closed the success message. */
  readonly onSignedIn: () => void;
}

/** The login form. A failure keeps the input and shows a toast. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const form = useAccountForm(['email', 'password']);
  const [signedIn, setSignedIn] = useState(false);
  const [signIn, { isLoading }] = useSignInMutation();
  const hydrating = useHydrating();

  const send = async () => {
    if (!form.fits()) return;
    // The API also requires the fields of the sign-up form, which are empty here.
    const { data } = await signIn({ name: '', ...form.values, confirmPassword: '' });
    if (!data?.success) return;
    form.clear();
    setSignedIn(true);
  };

  return (
    <>
      <AccountForm
        label={t('Sign In')}
        action={paths.login}
        busy={isLoading}
        busyLabel={t('Processing...')}
        onSubmit={send}
        fields={<AccountFields form={form} />}
        aside={<Link to={paths.forgotPassword}>{t('Forgot Password')}</Link>}
        other={
          <span>
            {t('New to the shop?')} <Link to={paths.signup}>{t('Sign Up')}</Link>
          </span>
        }
      />
      {!hydrating && canUsePasskeys() && <PasskeyButton onSignedIn={() => setSignedIn(true)} />}
      <AlertDialog open={signedIn} message={t('Login-Succesfully')} onClose={onSignedIn} />
    </>
  );
}

/** The login page, which returns to the page that requested it, or to the home page. */
export function LoginPage() {
  const [query] = useSearchParams();
  return (
    <Envelope title={t('Sign In')} lead={t('Welcome back. Your orders are kept under your name.')}>
      <LoginForm onSignedIn={() => leaveFor(pageAfterSignIn(query))} />
    </Envelope>
  );
}
