import { isApiFailure } from '@shop/contracts';
import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useResetPasswordMutation } from '../../api/account-api';
import { AccountFields } from '../../features/account-form/account-fields';
import { AccountForm } from '../../features/account-form';
import { useAccountForm } from '../../features/form-state';
import { PasswordNote } from '../../features/password-note';
import { refusesShortPassword, showPasswordRefusal } from '../../features/password/send-password';

const askAgain = <ButtonLink to={paths.forgotPassword}>Ask for a New Link</ButtonLink>;

/** Chooses a new password by the token of a mail's link. A link that is over leads to a new one. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const form = useAccountForm(['password']);
  const [reset, { data, error, isLoading }] = useResetPasswordMutation();
  const send = async () => {
    if (!form.fits() || refusesShortPassword(form)) return;
    const response = await reset({ token, ...form.values });
    showPasswordRefusal(form, response.error);
  };

  if (data?.success) return <PasswordNote>Your password is changed. Sign in with the new one.</PasswordNote>;
  if (token === '') return <PasswordNote action={askAgain}>The end of this link is missing.</PasswordNote>;
  if (isApiFailure(error) && error.status === 400)
    return <PasswordNote action={askAgain}>{error.message}</PasswordNote>;
  return (
    <AccountForm
      label="Change the Password"
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
          Remembered it? <Link to={paths.login}>Sign In</Link>
        </span>
      }
    />
  );
}
