import { Button, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useSetUpMutation } from '../api/office-api';
import { fieldsOf, FormFailure } from '../parts/form';
import { Entrance, useEnter } from './entrance';
import styles from './entrance.module.css';

/** Creates an admin with the key: the first one, or a new one when no admin can sign in. */
export function SetUpPage() {
  const [setUp, { isLoading, error }] = useSetUpMutation();
  const enter = useEnter();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { error: refused } = await setUp(fieldsOf(event.currentTarget, 'key', 'name', 'password'));
    if (!refused) await enter(null);
  };
  return (
    <Entrance title="Create an admin">
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormFailure error={error} />
        <TextField
          label="Key"
          name="key"
          hint="In the file office-key in the shop’s data folder. Its path is logged when the shop starts."
          autoComplete="off"
          required
          maxLength={200}
        />
        <TextField label="Your name" name="name" autoComplete="username" required maxLength={60} />
        <TextField
          label="Password"
          name="password"
          type="password"
          hint="At least 12 characters. A long phrase is better than a short, complex password."
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isLoading}>
          Create account
        </Button>
      </form>
      <p>
        <Link to="/sign-in">Sign in instead</Link>
      </p>
    </Entrance>
  );
}
