import { Button, VisuallyHidden } from '@shop/ui';
import { useState } from 'react';
import type { OwnSession } from '../../api/types';
import { formatMoment } from '../../parts/text';
import { Failure } from '../../parts/states';
import { FormFailure } from '../../parts/form-failure';
import { Notice } from '../../parts/notice';
import { Waiting } from '../../parts/waiting';
import { browserName } from './browser-name';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from './api';
import styles from './room.module.css';

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

/** Where one is signed in, with a way to end each session but this one. */
export function SessionList() {
  const { currentData: sessions, error, refetch } = useGetSessionsQuery();
  const [endSession, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const [done, setDone] = useState<string | null>(null);
  const end = async (id: string) => {
    setDone(null);
    others.reset();
    const { data } = await endSession(id);
    if (data) setDone('That session is over.');
  };
  const endAllOthers = async () => {
    setDone(null);
    one.reset();
    const { data } = await endOthers();
    if (data) setDone('Your other sessions are over.');
  };
  return (
    <section className={styles.card} aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are signed in</h2>
      {!sessions && error !== undefined && <Failure what="The list" error={error} retry={refetch} />}
      {!sessions && error === undefined && <Waiting label="Fetching your sessions …" />}
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
            End all others
          </Button>
        </div>
      )}
    </section>
  );
}
