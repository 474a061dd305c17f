import { Button, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useSetUpMutation } from '../api/office-api';
import { fieldsOf } from '../parts/fields-of';
import { FormFailure } from '../parts/form-failure';
import { Entrance } from './entrance';
import styles from './entrance.module.css';
import { useEnter } from './use-enter';

/** Makes an admin with the key: the first one, or one in place of admins who have lost their way in. */
export function SetUpPage() {
  const [setUp, { isLoading, error }] = useSetUpMutation();
  const enter = useEnter();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { error: refused } = await setUp(fieldsOf(event.currentTarget, 'key', 'name', 'password'));
    if (!refused) await enter(null);
  };
  return (
    <Entrance title="Make an admin">
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormFailure error={error} />
        <TextField
          label="Key"
          name="key"
          hint="It is in the file office-key of the shop’s data folder, which the start of the shop names."
          autoComplete="off"
          required
          maxLength={200}
        />
        <TextField label="Your name" name="name" autoComplete="username" required maxLength={60} />
        <TextField
          label="Password"
          name="password"
          type="password"
          hint="At least twelve characters. Long and easy to remember is better than short and odd."
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isLoading}>
          Make the account
        </Button>
      </form>
      <p>
        <Link to="/sign-in">Sign in instead</Link>
      </p>
    </Entrance>
  );
}
