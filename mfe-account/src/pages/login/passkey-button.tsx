import { shopApi } from '@shop/api-client';
import { endpoint, post } from '@shop/api-client/endpoint';
import { passkeyProblem } from '@shop/api-client/passkeys';
import type { PasskeySignIn } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './passkey-button.module.css';

const { useBeginPasskeySignInMutation, useSignInWithPasskeyMutation } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    beginPasskeySignIn: build.mutation(endpoint(() => post('/user/passkeys/sign-in-options'))),
    signInWithPasskey: build.mutation(
      endpoint((body: PasskeySignIn) => post('/user/passkeys/sign-in', { body })),
    ),
  }),
});

/** Signs in with a passkey. A refusal by the API shows a toast; one by the browser is shown below the button. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const attempt = async () => {
    const { data } = await begin();
    if (!data) return;
    // Loaded on request, so that the page does not load it for shoppers with a password.
    const { signWithPasskey } = await import('../../features/passkey-browser');
    const credential = await signWithPasskey(data);
    const { data: signedIn } = await signIn({ credential });
    if (signedIn?.success) onSignedIn();
  };
  const onClick = async () => {
    setBusy(true);
    setProblem('');
    await attempt().catch((error: unknown) => setProblem(passkeyProblem(error)));
    setBusy(false);
  };
  return (
    <div className={styles.passkey}>
      <Button variant="secondary" busy={busy} onClick={() => void onClick()}>
        {t('Sign in with a passkey')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
