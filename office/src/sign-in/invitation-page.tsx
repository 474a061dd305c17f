import { Button, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useAcceptInvitationMutation } from '../api/office-api';
import { fieldsOf, FormFailure } from '../parts/form';
import { Entrance, useEnter } from './entrance';
import styles from './entrance.module.css';

/** Accepts an invitation that is typed in or taken from the fragment of a link, which browsers do not send to servers. */
export function InvitationPage() {
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const enter = useEnter();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { error: refused } = await accept(fieldsOf(event.currentTarget, 'invitation', 'password'));
    if (!refused) await enter(null);
  };
  return (
    <Entrance title="Accept an invitation">
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormFailure error={error} />
        <TextField
          label="Invitation"
          name="invitation"
          defaultValue={window.location.hash.slice(1)}
          autoComplete="off"
          required
          maxLength={100}
        />
        <TextField
          label="Choose a password"
          name="password"
          type="password"
          hint="At least 12 characters. A long phrase is better than a short, complex password."
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isLoading}>
          Accept
        </Button>
      </form>
      <p>
        <Link to="/sign-in">Sign in instead</Link>
      </p>
    </Entrance>
  );
}
