import { Button, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { fieldsOf } from '../../parts/fields-of';
import { FormFailure } from '../../parts/form-failure';
import { Notice } from '../../parts/notice';
import { useChangePasswordMutation } from './api';
import styles from './room.module.css';

/** Changes the password of whoever is signed in, who has to know the current one. */
export function PasswordForm() {
  const [changePassword, { isLoading, error }] = useChangePasswordMutation();
  const [done, setDone] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setDone(false);
    const { error: refused } = await changePassword(fieldsOf(form, 'current', 'password'));
    if (refused) return;
    form.reset();
    setDone(true);
  };
  return (
    <form className={styles.card} aria-labelledby="own-password" onSubmit={(event) => void submit(event)}>
      <h2 id="own-password">Password</h2>
      <TextField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        maxLength={500}
      />
      <TextField
        label="New password"
        name="password"
        type="password"
        hint="At least 12 characters, without your name. Your other sessions end."
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={200}
      />
      <div>
        <FormFailure error={error} />
        <Notice>{done && 'Your password is changed, and your other sessions are over.'}</Notice>
        <Button type="submit" variant="secondary" busy={isLoading}>
          Change the password
        </Button>
      </div>
    </form>
  );
}
