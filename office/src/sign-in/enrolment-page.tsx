import { Button, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { officeApi, useGetAuthenticatorQuery, useSetUpAuthenticatorMutation } from '../api/office-api';
import { useOfficeDispatch } from '../app/store';
import { Failure } from '../parts/states';
import { fieldsOf } from '../parts/fields-of';
import { FormFailure } from '../parts/form-failure';
import { Waiting } from '../parts/waiting';
import { Entrance } from './entrance';
import styles from './entrance.module.css';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

/** Sets up the authenticator of a new keeper; the recovery codes are shown once, before the office opens. */
export function EnrolmentPage() {
  const authenticator = useGetAuthenticatorQuery();
  const [setUp, { data: enrolled, isLoading, error }] = useSetUpAuthenticatorMutation();
  const dispatch = useOfficeDispatch();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await setUp(fieldsOf(event.currentTarget, 'code').code);
  };
  if (enrolled) {
    const goOn = () => dispatch(officeApi.util.invalidateTags(['me']));
    return <RecoveryCodes codes={enrolled.recoveryCodes} onDone={goOn} />;
  }
  const { data, error: missing, refetch } = authenticator;
  return (
    <Entrance title="Set up your authenticator">
      {missing && <Failure what="The code" error={missing} retry={refetch} />}
      {!data && !missing && <Waiting label="Fetching your code …" />}
      {data && (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <p>Scan this with an authenticator app, then type in the six digits that it shows.</p>
          <QrCode text={data.uri} label="To scan with your authenticator app" />
          <p>
            Without a camera, type in <span className={styles.secret}>{data.secret}</span>
          </p>
          <FormFailure error={error} />
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={60}
          />
          <Button type="submit" busy={isLoading}>
            Confirm
          </Button>
        </form>
      )}
    </Entrance>
  );
}
