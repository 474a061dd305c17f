import { Button, TextField, VisuallyHidden } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import type { OwnSession } from '../../api/types';
import { useMe, useSignOut } from '../../app/session';
import { Facts, PageTitle } from '../../parts/display';
import { fieldsOf, FormFailure } from '../../parts/form';
import { roleMeaning } from '../../parts/roles';
import { Failure, Notice, Waiting } from '../../parts/states';
import { formatMoment } from '../../parts/text';
import {
  useChangePasswordMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from './api';
import { browserName } from './browser-name';
import { PasskeyList } from './passkeys';
import styles from './room.module.css';

/** The page suggests new recovery codes at this number or fewer. */
const FEW_CODES = 3;

/** The signed-in account: its role, password, passkeys and sessions. */
export function MyAccountRoom() {
  const { name, role, recoveryCodes } = useMe();
  const { signOut, leaving, error } = useSignOut();
  return (
    <>
      <PageTitle title="My account" />
      <div className={styles.page}>
        <Facts
          facts={[
            ['Name', name],
            ['Role', `${role}: ${roleMeaning[role]}`],
            ['Authenticator', 'Set up'],
            ['Recovery codes', `${recoveryCodes} left`],
          ]}
        />
        {recoveryCodes <= FEW_CODES && (
          <p>You are running low on recovery codes. Ask an admin for a new invitation to get ten new ones.</p>
        )}
        <FormFailure error={error} />
        <div>
          <Button variant="secondary" busy={leaving} onClick={() => void signOut()}>
            Sign out of this browser
          </Button>
        </div>
        <SessionList />
        <PasskeyList />
        <PasswordForm />
      </div>
    </>
  );
}

interface SessionProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Session({ session, busy, onEnd }: SessionProps) {
  const { browser, createdAt, lastSeen, current } = session;
  return (
    <li className={styles.session}>
      <div>
        <strong>{browserName(browser)}</strong>
        {current && <span>, this browser</span>}
        <p className={styles.quiet}>
          {`Since ${formatMoment(createdAt)}, last seen ${formatMoment(lastSeen)}`}
        </p>
      </div>
      {!current && (
        <Button variant="quiet" busy={busy} onClick={onEnd}>
          End <VisuallyHidden>{`the session of ${formatMoment(createdAt)}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** The account's sessions, each of which can be ended except the current one. */
function SessionList() {
  const { currentData: sessions, error, refetch } = useGetSessionsQuery();
  const [endSession, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const [done, setDone] = useState<string | null>(null);
  const end = async (id: string) => {
    setDone(null);
    others.reset();
    const { data } = await endSession(id);
    if (data) setDone('Session ended.');
  };
  const endAllOthers = async () => {
    setDone(null);
    one.reset();
    const { data } = await endOthers();
    if (data) setDone('Your other sessions have ended.');
  };
  return (
    <section className={styles.card} aria-labelledby="own-sessions">
      <h2 id="own-sessions">Active sessions</h2>
      {!sessions && error !== undefined && <Failure what="Active sessions" error={error} retry={refetch} />}
      {!sessions && error === undefined && <Waiting label="Loading your sessions…" />}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              busy={one.isLoading && one.originalArgs === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <FormFailure error={one.error ?? others.error} />
        <Notice>{done}</Notice>
      </div>
      {sessions && sessions.length > 1 && (
        <div>
          <Button variant="secondary" busy={others.isLoading} onClick={() => void endAllOthers()}>
            End all other sessions
          </Button>
        </div>
      )}
    </section>
  );
}

/** Changes the password of the signed-in user, who must enter the current one. */
function PasswordForm() {
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
        hint="At least 12 characters, without your name. You will be signed out of your other sessions."
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={200}
      />
      <div>
        <FormFailure error={error} />
        <Notice>{done && 'Password changed. Your other sessions have ended.'}</Notice>
        <Button type="submit" variant="secondary" busy={isLoading}>
          Change password
        </Button>
      </div>
    </form>
  );
}
