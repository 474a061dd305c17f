import type pg from 'pg';
import { probeMs, probeRetryMs } from '../../durations';
import { redactedFields, unreachable, type DatabaseDownError } from './database-error';
import { startDeadline } from './sql-source';
import { PostgresClient } from './postgres-client';

/** Health checks of the server on separate connections, after a suspicious event. */
export interface PostgresHealth {
  /** Why the server is down; undefined while it responds. */
  down(): DatabaseDownError | undefined;
  /** Starts a check, unless one is running. */
  suspect(): void;
  /** Checks the server now. Resolves within `probeMs`. */
  isReachable(): Promise<boolean>;
  stop(): void;
}

/** Number of consecutive failures before the server counts as down: a single one may be caused by this process. */
const ATTEMPTS = 2;

/** A server that refuses with an error is up, unless it reports that it is starting or stopping (57P0x). */
const responded = ({ severity, code }: ReturnType<typeof redactedFields>) =>
  severity !== undefined && !code?.startsWith('57P0');

/** Rejects with a DatabaseDownError when the server does not respond. */
async function ask(config: pg.ClientConfig): Promise<void> {
  const client = new PostgresClient(config);
  const clearDeadline = startDeadline(probeMs, () => client.disconnect());
  try {
    await client.connect();
    await client.query('select 1');
  } catch (cause) {
    if (responded(redactedFields(cause))) return;
    throw unreachable(cause);
  } finally {
    clearDeadline();
    client.end().catch(() => undefined);
  }
}

/** Monitors the server. `changed` is called with the reason when it goes down, and with undefined when it is up again. */
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
