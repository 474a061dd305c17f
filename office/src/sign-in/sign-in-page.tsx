import { canUsePasskeys } from '@shop/api-client/passkeys';
import { Button, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { officeApi, useSignInMutation } from '../api/office-api';
import { useOfficeDispatch, useOfficeSelector } from '../app/store';
import { fieldsOf, FormFailure } from '../parts/form';
import { Entrance, useEnter } from './entrance';
import styles from './entrance.module.css';
import { PasskeySignIn } from './passkey-sign-in';

/** Asks for name, password and a code, then returns to the page in the query parameter `to`. */
export function SignInPage() {
  const [search] = useSearchParams();
  const ended = useOfficeSelector(({ session }) => session.ended);
  const [signIn, { isLoading, error }] = useSignInMutation();
  const enter = useEnter();
  const form = useRef<HTMLFormElement>(null);
  const dispatch = useOfficeDispatch();
  // Data of an ended session is cleared before the next user signs in.
  useEffect(() => void dispatch(officeApi.util.resetApiState()), [dispatch]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { error: refused } = await signIn(fieldsOf(event.currentTarget, 'name', 'password', 'code'));
    if (!refused) await enter(search.get('to'));
  };
  return (
    <Entrance title="Sign in">
      {ended && (
        <p className={styles.note} role="status">
          Your session has ended. Sign in to continue where you left off.
        </p>
      )}
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormFailure error={error} />
        <TextField label="Name" name="name" autoComplete="username" required maxLength={60} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label="Code"
          name="code"
          hint="From your authenticator app, or a recovery code. Leave it empty if you have not set up an authenticator."
          autoComplete="one-time-code"
          maxLength={60}
        />
        <Button type="submit" busy={isLoading}>
          Sign in
        </Button>
      </form>
      {canUsePasskeys() && <PasskeySignIn form={form} onSignedIn={() => enter(search.get('to'))} />}
      <p>
        <Link to="/invitation">I have an invitation</Link>
      </p>
      <p>
        <Link to="/set-up">I have the setup key from the shop’s data folder</Link>
      </p>
    </Entrance>
  );
}
