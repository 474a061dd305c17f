import { passkeyProblem } from '@shop/api-client/passkeys';
import { Button } from '@shop/ui';
import { type RefObject, useState } from 'react';
import {
  useBeginPasskeySignInMutation,
  useBeginSecondFactorMutation,
  useSignInWithPasskeyMutation,
} from '../api/office-api';
import type { PasskeyOptions } from '../api/types';
import { fieldsOf, FormFailure } from '../parts/form';
import styles from './entrance.module.css';

interface PasskeySignInProps {
  /** The form with name and password, for a passkey in place of the code. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSignedIn: () => Promise<void>;
}

type Step = 'alone' | 'second';
type Begun = { readonly data?: PasskeyOptions; readonly error?: unknown };

/** Signs in with a passkey: alone, or after name and password in place of a code. */
export function PasskeySignIn({ form, onSignedIn }: PasskeySignInProps) {
  const [beginAlone] = useBeginPasskeySignInMutation();
  const [beginSecond] = useBeginSecondFactorMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const [busy, setBusy] = useState<Step>();
  const [failure, setFailure] = useState<unknown>();

  const attempt = async (begin: () => Promise<Begun>) => {
    const { data, error } = await begin();
    if (!data) return setFailure(error);
    // Loaded on request: most people sign in with a code.
    const { signWithPasskey } = await import('../parts/passkey-browser');
    const credential = await signWithPasskey(data);
    const { error: refused } = await signIn({ credential });
    if (refused) return setFailure(refused);
    await onSignedIn();
  };
  const press = async (step: Step, begin: () => Promise<Begun>) => {
    setBusy(step);
    setFailure(undefined);
    await attempt(begin).catch((error: unknown) => setFailure(new Error(passkeyProblem(error))));
    setBusy(undefined);
  };
  const pressSecond = () => {
    const fields = form.current;
    if (fields?.reportValidity())
      void press('second', () => beginSecond(fieldsOf(fields, 'name', 'password')));
  };
  return (
    <div className={styles.passkey}>
      <FormFailure error={failure} />
      <Button variant="secondary" busy={busy === 'second'} onClick={pressSecond}>
        Use a passkey instead of the code
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'alone'}
        onClick={() => void press('alone', () => beginAlone())}
      >
        Sign in with a passkey only
      </Button>
    </div>
  );
}
