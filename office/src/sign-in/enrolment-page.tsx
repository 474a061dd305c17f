import { Button, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { encode } from 'uqr';
import { officeApi, useGetAuthenticatorQuery, useSetUpAuthenticatorMutation } from '../api/office-api';
import { useOfficeDispatch } from '../app/store';
import { fieldsOf, FormFailure } from '../parts/form';
import { Failure, Waiting } from '../parts/states';
import { Entrance } from './entrance';
import styles from './entrance.module.css';

/** Sets up the authenticator of a new staff member; the recovery codes are shown once, before the office opens. */
export function EnrolmentPage() {
  const authenticator = useGetAuthenticatorQuery();
  const [setUp, { data: enrolled, isLoading, error }] = useSetUpAuthenticatorMutation();
  const dispatch = useOfficeDispatch();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await setUp(fieldsOf(event.currentTarget, 'code').code);
  };
  if (enrolled) {
    const finish = () => dispatch(officeApi.util.invalidateTags(['me']));
    return <RecoveryCodes codes={enrolled.recoveryCodes} onDone={finish} />;
  }
  const { data, error: missing, refetch } = authenticator;
  return (
    <Entrance title="Set up your authenticator">
      {missing && <Failure what="The code" error={missing} retry={refetch} />}
      {!data && !missing && <Waiting label="Loading your code…" />}
      {data && (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <p>Scan this code with an authenticator app, then enter the six digits that it shows.</p>
          <QrCode text={data.uri} label="QR code for your authenticator app" />
          <p>
            Cannot scan the code? Enter <span className={styles.secret}>{data.secret}</span>
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

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Entrance title="Your recovery codes">
      <p>
        Each code signs you in once without your authenticator. Print them or write them down: they are not
        shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>I have saved them. Open the office</Button>
    </Entrance>
  );
}

/** A text as a QR code, drawn as one path. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
