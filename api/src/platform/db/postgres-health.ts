import type pg from 'pg';
import { probeMs, probeRetryMs } from '../../durations';
import { redactedFields, unreachable, type DatabaseDownError } from './database-error';
import { startDeadline } from './sql-source';
import { PostgresClient } from './postgres-client';

/** Health checks of the server, on separate connections, when something looks wrong. */
export interface PostgresHealth {
  /** Why the server is down; undefined while it responds. */
  down(): DatabaseDownError | undefined;
  /** Something looked wrong: starts a check, unless one runs already. */
  suspect(): void;
  /** Asks the server now. Resolves within `probeMs`. */
  isReachable(): Promise<boolean>;
  stop(): void;
}

/** How many checks in a row have to fail: a single one may be this process's own fault. */
const ATTEMPTS = 2;

/** A server that refuses with an error is there, unless the error is that it starts or stops (57P0x). */
const responded = ({ severity, code }: ReturnType<typeof redactedFields>) =>
  severity !== undefined && !code?.startsWith('57P0');

/** Rejects with a DatabaseDownError when the server does not respond. */
async function ask(config: pg.ClientConfig): Promise<void> {
  const client = new PostgresClient(config);
  const beInTime = startDeadline(probeMs, () => client.disconnect());
  try {
    await client.connect();
    await client.query('select 1');
  } catch (cause) {
    if (responded(redactedFields(cause))) return;
    throw unreachable(cause);
  } finally {
    beInTime();
    client.end().catch(() => undefined);
  }
}

/** Watches the server. `changed` is called with the reason when it goes down, and with undefined when it is back. */
export function watchPostgres(
  config: pg.ClientConfig,
  changed: (down: DatabaseDownError | undefined) => void,
): PostgresHealth {
  let down: DatabaseDownError | undefined;
  let asking: Promise<DatabaseDownError | undefined> | undefined;
  let suspecting = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function turn(reason: DatabaseDownError | undefined): void {
    if (stopped || Boolean(reason) === Boolean(down)) return;
    down = reason;
    changed(reason);
    if (reason) scheduleRetry();
  }

  /** Why it is unavailable; concurrent callers share an attempt. */
  function attempt(): Promise<DatabaseDownError | undefined> {
    asking ??= ask(config)
      .then(
        () => undefined,
        (error: DatabaseDownError) => error,
      )
      .finally(() => (asking = undefined));
    return asking;
  }

  function scheduleRetry(): void {
    timer = setTimeout(() => {
      void attempt().then((reason) => {
        if (reason && !stopped) scheduleRetry();
        else turn(undefined);
      });
    }, probeRetryMs);
    timer.unref();
  }

  async function confirm(): Promise<void> {
    let reason: DatabaseDownError | undefined;
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      reason = await attempt();
      if (!reason) return;
    }
    turn(reason);
  }

  function suspect(): void {
    if (down || suspecting || stopped) return;
    suspecting = true;
    void confirm().finally(() => (suspecting = false));
  }

  return {
    down: () => down,
    suspect,
    async isReachable() {
      if (down) return false;
      const reason = await attempt();
      if (reason) suspect();
      return !reason;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
