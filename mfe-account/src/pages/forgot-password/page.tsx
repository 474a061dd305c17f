import { paths } from '@shop/config';
import { Link } from 'react-router-dom';
import { useForgotPasswordMutation } from '../../api/account-api';
import { AccountFields } from '../../features/account-form/account-fields';
import { AccountForm } from '../../features/account-form';
import { useAccountForm } from '../../features/form-state';
import { PasswordNote } from '../../features/password-note';

/** Asks for a link by mail. The response is the same for every e-mail, so that nobody learns who has an account. */
export function ForgotPasswordForm() {
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
