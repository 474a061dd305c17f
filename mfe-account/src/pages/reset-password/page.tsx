import { shopApi } from '@shop/api-client';
import { endpoint, post } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import { langOfEnglish } from '@shop/config/messages';
import { isApiFailure, type ResetPasswordRequest } from '@shop/contracts';
import { ButtonLink } from '@shop/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../messages';
import { AccountFields, AccountForm } from '../../features/account-form';
import { Envelope } from '../../features/envelope';
import { refusesShortPassword, showPasswordRefusal, useAccountForm } from '../../features/form-state';
import { PasswordNote } from '../../features/password-note';

const { useResetPasswordMutation } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    resetPassword: build.mutation(
      endpoint((body: ResetPasswordRequest) => post('/user/reset-password', { body })),
    ),
  }),
});

function AskAgain() {
  return <ButtonLink to={paths.forgotPassword}>{t('Request a New Link')}</ButtonLink>;
}

/** Sets a new password with the token of an emailed link. An expired link offers to request a new one. */
function ResetPasswordForm({ token }: { readonly token: string }) {
  const form = useAccountForm(['password']);
  const [reset, { data, error, isLoading }] = useResetPasswordMutation();
  const send = async () => {
    if (!form.fits() || refusesShortPassword(form)) return;
    const response = await reset({ token, ...form.values });
    showPasswordRefusal(form, response.error);
  };

  if (data?.success)
    return <PasswordNote>{t('Your password has been changed. Sign in with the new one.')}</PasswordNote>;
  if (token === '') return <PasswordNote action={<AskAgain />}>{t('This link is incomplete.')}</PasswordNote>;
  if (isApiFailure(error) && error.status === 400)
    return (
      <PasswordNote action={<AskAgain />} lang={langOfEnglish()}>
        {error.message}
      </PasswordNote>
    );
  return (
    <AccountForm
      label={t('Change the Password')}
      action={paths.resetPassword}
      busy={isLoading}
      onSubmit={send}
      fields={
        <>
          <input type="hidden" name="token" value={token} />
          <AccountFields form={form} choosesPassword />
        </>
      }
      other={
        <span>
          {t('Remembered it?')} <Link to={paths.login}>{t('Sign In')}</Link>
        </span>
      }
    />
  );
}

/** The page that the emailed link opens. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  return (
    <Envelope title={t('New Password')} lead={t('You’ll be signed out on all other devices.')}>
      <ResetPasswordForm token={query.get('token') ?? ''} />
    </Envelope>
  );
}
