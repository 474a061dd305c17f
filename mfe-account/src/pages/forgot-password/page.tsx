import { shopApi } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import { paths, shop } from '@shop/config';
import type { ForgotPasswordRequest } from '@shop/contracts';
import { Link } from 'react-router-dom';
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

  if (data?.success) return <PasswordNote>{data.message}</PasswordNote>;
  return (
    <AccountForm
      label="Send the Link"
      action={paths.forgotPassword}
      busy={isLoading}
      onSubmit={send}
      fields={<AccountFields form={form} />}
      other={
        <span>
          Remembered it? <Link to={paths.login}>Sign In</Link>
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
      title="Forgot Password"
      lead={withoutMail ? 'This shop does not send email.' : 'We will send you a link to choose a new one.'}
    >
      {withoutMail ? (
        <PasswordNote>
          A new password cannot be requested here. Please write to{' '}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>.
        </PasswordNote>
      ) : (
        <ForgotPasswordForm />
      )}
    </Envelope>
  );
}
