import { paths } from '@shop/config';
import { AlertDialog } from '@shop/ui';
import { useEmailWarning } from '@shop/ui/email-warning';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSignUpMutation } from '../../api/account-api';
import { AccountFields } from '../../features/account-form/account-fields';
import { AccountForm } from '../../features/account-form';
import { useAccountForm } from '../../features/form-state';
import { refusesShortPassword, showPasswordRefusal } from '../../features/password/send-password';

/** A new account. It does not redirect: the shopper reads that it worked and signs in. */
export function SignupForm() {
  const form = useAccountForm(['name', 'email', 'password', 'phoneNumber']);
  const email = useEmailWarning(form.values.email, (address) => form.edit('email', address));
  const [created, setCreated] = useState(false);
  const [signUp, { isLoading }] = useSignUpMutation();

  const send = async () => {
    if (!form.fits() || refusesShortPassword(form)) return;
    const { data, error } = await signUp(form.values);
    showPasswordRefusal(form, error);
    if (!data?.success) return;
    form.clear();
    setCreated(true);
  };

  return (
    <>
      <AccountForm
        label="Sign Up"
        action={paths.signup}
        busy={isLoading}
        onSubmit={send}
        fields={<AccountFields form={form} choosesPassword email={email} />}
        other={
          <span>
            Already have an account? <Link to={paths.login}>Sign In</Link>
          </span>
        }
      />
      <AlertDialog open={created} message="Account Created Succesfully" onClose={() => setCreated(false)} />
    </>
  );
}
