import { shopApi } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import { paths, shop } from '@shop/config';
import { langOfEnglish } from '@shop/config/messages';
import type { ForgotPasswordRequest } from '@shop/contracts';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { AccountFields, AccountForm } from '../../features/account-form';
import { Envelope } from '../../features/envelope';
import { useAccountForm } from '../../features/form-state';
import { PasswordNote } from '../../features/password-note';

export const passwordApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows no toast on failure, because the page then shows the form. */
    getAccountSettings: build.query(endpoint(() => get('/account-settings'), { silent: true })),
    forgotPassword: build.mutation(
      endpoint((body: ForgotPasswordRequest) => post('/user/forgot-password', { body })),
    ),
  }),
});

const { useGetAccountSettingsQuery, useForgotPasswordMutation } = passwordApi;

/** Requests a link by email. The response is the same for every address, so that it does not reveal who has an account. */
function ForgotPasswordForm() {
  const form = useAccountForm(['email']);
  const [askForLink, { data, isLoading }] = useForgotPasswordMutation();
  const send = async () => {
    if (!form.fits()) return;
    await askForLink(form.values);
  };

  if (data?.success) return <PasswordNote lang={langOfEnglish()}>{data.message}</PasswordNote>;
  return (
    <AccountForm
      label={t('Send the Link')}
      action={paths.forgotPassword}
      busy={isLoading}
      onSubmit={send}
      fields={<AccountFields form={form} />}
      other={
        <span>
          {t('Remembered it?')} <Link to={paths.login}>{t('Sign In')}</Link>
        </span>
      }
    />
  );
}

/** Requests a reset link by email, or shows the contact address if the shop does not send email. */
export function ForgotPasswordPage() {
  const { data } = useGetAccountSettingsQuery();
  const withoutMail = data?.passwordReset === false;
  return (
    <Envelope
      title={t('Forgot Password')}
      lead={t(
        withoutMail ? 'This shop does not send email.' : 'We will send you a link to choose a new one.',
      )}
    >
      {withoutMail ? (
        <PasswordNote>
          {t('A new password cannot be requested here. Please write to')}{' '}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>.
        </PasswordNote>
      ) : (
        <ForgotPasswordForm />
      )}
    </Envelope>
  );
}
