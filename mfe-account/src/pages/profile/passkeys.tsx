import { shopApi } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import { formatDate } from '@shop/config/dates';
import { passkeyProblem } from '@shop/api-client/passkeys';
import { isApiFailure, type NewPasskey, type Passkey } from '@shop/contracts';
import { Button, Spinner, TextField } from '@shop/ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { t } from '../../messages';
import { createPasskey } from '../../features/passkey-browser';
import styles from './passkeys.module.css';

const { useGetPasskeysQuery, useBeginPasskeyMutation, useAddPasskeyMutation, useRemovePasskeyMutation } =
  shopApi.injectEndpoints({
    endpoints: (build) => ({
      /** Shows no toast, because the section shows that they could not be read. */
      getPasskeys: build.query(endpoint(() => get('/user/passkeys'), { silent: true })),
      beginPasskey: build.mutation(
        endpoint((currentPassword: string) => post('/user/passkeys/options', { body: { currentPassword } })),
      ),
      addPasskey: build.mutation(endpoint((body: NewPasskey) => post('/user/passkeys', { body }))),
      removePasskey: build.mutation(
        endpoint((id: string) => post('/user/passkeys/remove', { body: { id } })),
      ),
    }),
  });

const dates = ({ createdAt, usedAt }: Passkey) =>
  usedAt === null
    ? t('Added on {added}, not used yet', { added: formatDate(createdAt) })
    : t('Added on {added}, last used on {used}', { added: formatDate(createdAt), used: formatDate(usedAt) });

interface AddFormProps {
  readonly onAdded: (name: string) => void;
}

/** Adds a passkey for this browser, given the current password. */
function AddForm({ onAdded }: AddFormProps) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [wrong, setWrong] = useState<string>();

  const attempt = async () => {
    const { data, error } = await begin(password);
    if (isApiFailure(error) && error.status === 403) setWrong(error.message);
    if (!data) return;
    const credential = await createPasskey(data);
    const { data: added } = await add({ name, credential });
    if (!added?.success) return;
    setName('');
    setPassword('');
    onAdded(name);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    setWrong(undefined);
    await attempt().catch((error: unknown) => setProblem(passkeyProblem(error)));
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      method="post"
      aria-label={t('Add a passkey')}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('Name of the passkey')}
        name="passkeyName"
        hint={t('For example, the device that stores it.')}
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('Your current password')}
        name="passwordForPasskey"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={wrong}
        onChange={({ target }) => {
          setPassword(target.value);
          setWrong(undefined);
        }}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('Add a passkey')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

/** The passkeys of a signed-in shopper, which sign in without the password. */
export function Passkeys(): ReactNode {
  const { data, isError, refetch } = useGetPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove, { isLoading, originalArgs }] = useRemovePasskeyMutation();
  const [done, setDone] = useState('');
  const onRemove = async ({ id, name }: Passkey) => {
    setDone('');
    const { error } = await remove(id);
    if (error) return;
    setDone(t('Passkey “{name}” removed. You can also delete it on your device.', { name }));
    await refetch();
  };
  const onAdded = async (name: string) => {
    setDone(t('Passkey “{name}” added. You can now sign in with it instead of your password.', { name }));
    await refetch();
  };
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys" className={styles.title}>
        {t('Passkeys')}
      </h2>
      <p>{t('Sign in with your fingerprint, face or screen lock instead of your password.')}</p>
      {!data && !isError && <Spinner label={t('Loading your passkeys')} />}
      {!data && isError && (
        <p role="alert">
          {t('Your passkeys could not be loaded.')}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <span className={styles.name}>
                <strong>{passkey.name}</strong>
                <span className={styles.dates}>{dates(passkey)}</span>
              </span>
              <Button
                variant="quiet"
                busy={isLoading && originalArgs === passkey.id}
                aria-label={t('Remove {name}', { name: passkey.name })}
                onClick={() => void onRemove(passkey)}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddForm onAdded={(name) => void onAdded(name)} />
      <p role="status" className={styles.status}>
        {done}
      </p>
    </section>
  );
}
