import { paths } from '@shop/config';
import { AlertDialog, Button, TextField } from '@shop/ui';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useSignUpMutation } from '../../api/account-api';
import styles from '../envelope/letter-form.module.css';

const empty = { name: '', email: '', password: '', phoneNumber: '' };

/** A new account. It leads nowhere by itself: the shopper reads that it worked and signs in. */
export function SignupForm() {
  const [values, setValues] = useState(empty);
  const [created, setCreated] = useState(false);
  const [signUp, { isLoading }] = useSignUpMutation();

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await signUp(values);
    if (!data?.success) return;
    setValues(empty);
    setCreated(true);
  };
  const edit = (field: keyof typeof empty) => ({
    name: field,
    value: values[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setValues((typed) => ({ ...typed, [field]: event.target.value })),
  });

  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} aria-label="Sign Up">
      <TextField {...edit('name')} label="Name" autoComplete="name" required />
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
        autoComplete="new-password"
        required
      />
      <TextField
        {...edit('phoneNumber')}
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
      />
      <Button type="submit" busy={isLoading}>
        Sign Up
      </Button>
      <p className={styles.other}>
        Already have an account? <Link to={paths.login}>Sign In</Link>
      </p>
      <AlertDialog open={created} message="Account Created Succesfully" onClose={() => setCreated(false)} />
    </form>
  );
}
