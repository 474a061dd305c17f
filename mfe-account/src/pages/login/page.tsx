import { paths } from '@shop/config';
import { AlertDialog } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSignInMutation } from '../../api/account-api';
import { AccountFields } from '../../features/account-form/account-fields';
import { AccountForm } from '../../features/account-form';
import { useAccountForm } from '../../features/form-state';

interface LoginFormProps {
  /** Called once the shopper has read that the sign-in worked. */
  readonly onSignedIn: () => void;
}

/** E-mail and password. A failure keeps what was typed; its message is the toast that every failed request shows. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const form = useAccountForm(['email', 'password']);
  const [signedIn, setSignedIn] = useState(false);
  const [signIn, { isLoading }] = useSignInMutation();

  const send = async () => {
    if (!form.fits()) return;
    // The API takes the sign-up form's fields as well; here they are empty.
    const { data } = await signIn({ name: '', ...form.values, confirmPassword: '' });
    if (!data?.success) return;
    form.clear();
    setSignedIn(true);
  };

  return (
    <>
      <AccountForm
        label="Sign In"
        action={paths.login}
        busy={isLoading}
        busyLabel="Processing..."
        onSubmit={send}
        fields={<AccountFields form={form} />}
        aside={<Link to={paths.forgotPassword}>Forgot Password</Link>}
        other={
          <span>
            New to the shop? <Link to={paths.signup}>Sign Up</Link>
          </span>
        }
      />
      <AlertDialog open={signedIn} message="Login-Succesfully" onClose={onSignedIn} />
    </>
  );
}
