import { paths } from '@shop/config';
import { AlertDialog, Button, TextField } from '@shop/ui';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useSignInMutation } from '../../api/account-api';
import styles from '../envelope/letter-form.module.css';

const empty = { email: '', password: '' };

interface LoginFormProps {
  /** Called once the shopper has read that the sign-in worked. */
  readonly onSignedIn: () => void;
}

/** E-mail and password. A failure keeps what was typed; its message is the toast that every failed request shows. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const [values, setValues] = useState(empty);
  const [signedIn, setSignedIn] = useState(false);
  const [signIn, { isLoading }] = useSignInMutation();

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The API takes the sign-up form's fields as well; here they are empty.
    const { data } = await signIn({ name: '', ...values, confirmPassword: '' });
    if (!data?.success) return;
    setValues(empty);
    setSignedIn(true);
  };
  const edit = (field: keyof typeof empty) => ({
    name: field,
    value: values[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setValues((typed) => ({ ...typed, [field]: event.target.value })),
  });

  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} aria-label="Sign In">
      <TextField
        {...edit('email')}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <TextField
        {...edit('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Link to={paths.login} className={styles.aside}>
        Forgot Password
      </Link>
      <Button type="submit" busy={isLoading}>
        {isLoading ? 'Processing...' : 'Sign In'}
      </Button>
      <p className={styles.other}>
        New to the shop? <Link to={paths.signup}>Sign Up</Link>
      </p>
      <AlertDialog open={signedIn} message="Login-Succesfully" onClose={onSignedIn} />
    </form>
  );
}
