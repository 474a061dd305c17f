import { canUsePasskeys, passkeyProblem } from '@shop/api-client/passkeys';
import { Button, TextField, VisuallyHidden } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import type { OwnPasskey } from '../../api/types';
import { fieldsOf, FormFailure } from '../../parts/form';
import { Failure, Notice, Waiting } from '../../parts/states';
import { formatMoment } from '../../parts/text';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useGetPasskeysQuery,
  useRemovePasskeyMutation,
} from './api';
import styles from './room.module.css';

interface PasskeyProps {
  readonly passkey: OwnPasskey;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function Passkey({ passkey: { name, createdAt, usedAt }, busy, onRemove }: PasskeyProps) {
  return (
    <li className={styles.session}>
      <div>
        <strong>{name}</strong>
        <p className={styles.quiet}>
          {`Added ${formatMoment(createdAt)}, ${usedAt === null ? 'not used yet' : `last used ${formatMoment(usedAt)}`}`}
        </p>
      </div>
      <Button variant="quiet" busy={busy} onClick={onRemove}>
        Remove <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** Adds a passkey of this browser, given the current password. */
function AddForm({ onAdded }: { readonly onAdded: () => void }) {
  const [begin, begun] = useBeginPasskeyMutation();
  const [add, added] = useAddPasskeyMutation();
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);

  const attempt = async (form: HTMLFormElement) => {
    const { name, current } = fieldsOf(form, 'name', 'current');
    const { data } = await begin(current);
    if (!data) return;
    // Loaded on request: most visits of this page do not add a passkey.
    const { createPasskey } = await import('../../parts/passkey-browser');
    const credential = await createPasskey(data);
    const { error } = await add({ name, credential });
    if (error) return;
    form.reset();
    onAdded();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    added.reset();
    setBusy(true);
    await attempt(event.currentTarget).catch((error: unknown) =>
      setProblem(new Error(passkeyProblem(error))),
    );
    setBusy(false);
  };
  return (
    <form className={styles.form} aria-label="Add a passkey" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        name="name"
        hint="For example, the device that stores the passkey."
        required
        maxLength={60}
      />
      <TextField
        label="Your current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        maxLength={500}
      />
      <div>
        <FormFailure error={begun.error ?? added.error ?? problem} />
        <Button type="submit" variant="secondary" busy={busy}>
          Add a passkey
        </Button>
      </div>
    </form>
  );
}

/** The account's passkeys. They sign in alone, or in place of a code. */
export function PasskeyList() {
  const { currentData: passkeys, error, refetch } = useGetPasskeysQuery();
  const [remove, removal] = useRemovePasskeyMutation();
  const [done, setDone] = useState<string | null>(null);
  const onRemove = async ({ id, name }: OwnPasskey) => {
    setDone(null);
    const { data } = await remove(id);
    if (data) setDone(`${name} removed. You can also delete it on your device.`);
  };
  return (
    <section className={styles.card} aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">Passkeys</h2>
      <p>
        A passkey signs you in with your fingerprint, face or PIN. A security key without a PIN replaces the
        code after your password.
      </p>
      {!passkeys && error !== undefined && <Failure what="Passkeys" error={error} retry={refetch} />}
      {!passkeys && error === undefined && <Waiting label="Loading your passkeys…" />}
      {passkeys?.length === 0 && <p className={styles.quiet}>You do not have a passkey yet.</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              busy={removal.isLoading && removal.originalArgs === passkey.id}
              onRemove={() => void onRemove(passkey)}
            />
          ))}
        </ul>
      )}
      <div>
        <FormFailure error={removal.error} />
        <Notice>{done}</Notice>
      </div>
      {canUsePasskeys() ? (
        <AddForm onAdded={() => setDone('Passkey added.')} />
      ) : (
        <p className={styles.quiet}>
          This browser cannot add a passkey here. Passkeys need HTTPS, or the address localhost.
        </p>
      )}
    </section>
  );
}
