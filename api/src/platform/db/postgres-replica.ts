import { maxReplicaLagMs, replicaCheckMs, replicaWaitCheckMs } from '../../durations';
import { DatabaseError, isBusy, isUnavailable } from './database-error';
import type { SqlClient } from './sql-source';

/** serialization_failure: what a replica reports when its primary has removed rows that a statement still reads. */
const OVERTAKEN = '40001';

/** A server that follows the primary, for reads of public data. */
export interface PostgresReplica {
  /** True while it responds and has everything that the primary had two seconds ago and at the last `catchUp`. */
  isUsable(): boolean;
  /** The replica is not used again until it has everything that is committed now. */
  catchUp(): void;
  /** Acquires a connection whose statements fall back to the primary; it must not open a transaction. */
  acquire(primary: () => Promise<SqlClient>): Promise<SqlClient>;
  stop(): void;
}

interface ReplicaOptions {
  /** Connections to the primary and to the replica. */
  readonly primary: () => Promise<SqlClient>;
  readonly replica: () => Promise<SqlClient>;
  /** Called with the reason when the replica is no longer used, and with undefined when it is used again. */
  readonly changed: (reason: unknown) => void;
}

async function ask<Row>(acquire: () => Promise<SqlClient>, sql: string, parameters: readonly unknown[] = []) {
  const client = await acquire();
  try {
    return (await client.run(sql, parameters)).rows[0] as Row | undefined;
  } finally {
    client.release();
  }
}

const primaryHas = 'select pg_current_wal_lsn()::text as lsn';
// A promoted replica no longer follows the primary, so its data may differ from the shop's.
const replicaHas = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has';

/** True for a statement that may still run on the primary. */
const isReplicasFault = (error: unknown) =>
  isUnavailable(error) || isBusy(error) || (error instanceof DatabaseError && error.code === OVERTAKEN);

/** Tracks the replica's lag by comparing its log position with the primary's. */
export function followReplica({ primary, replica, changed }: ReplicaOptions): PostgresReplica {
  /** When the primary's position that the replica last reached was read. */
  let freshAt = -Infinity;
  let wantedAt = -Infinity;
  let stopped = false;
  let isUnavailable = false;
  let timer: NodeJS.Timeout | undefined;
  let sought: { readonly lsn: string; readonly at: number } | undefined;

  function fail(reason: unknown): void {
    freshAt = -Infinity;
    sought = undefined;
    if (isUnavailable || stopped) return;
    isUnavailable = true;
    changed(reason);
  }

  async function poll(): Promise<void> {
    // A lagging replica is compared with the same position until it reaches it; the primary's has advanced by then.
    const at = performance.now();
    sought ??= { lsn: (await ask<{ lsn: string }>(primary, primaryHas))?.lsn ?? '', at };
    const found = await ask<{ has: boolean }>(replica, replicaHas, [sought.lsn]);
    if (found?.has !== true) return;
    freshAt = sought.at;
    sought = undefined;
    if (!isUnavailable) return;
    isUnavailable = false;
    changed(undefined);
  }

  function pollAgain(): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => void poll().catch(fail).finally(pollAgain),
      freshAt < wantedAt && !isUnavailable ? replicaWaitCheckMs : replicaCheckMs,
    );
    timer.unref();
  }

  void poll().catch(fail).finally(pollAgain);
  return {
    isUsable: () => freshAt >= wantedAt && performance.now() - freshAt <= maxReplicaLagMs,
    catchUp() {
      wantedAt = performance.now();
    },
    async acquire(fromPrimary) {
      let client: SqlClient;
      try {
        client = await replica();
      } catch (error) {
        fail(error);
        return fromPrimary();
      }
      return {
        release: () => client.release(),
        async run(sql, parameters) {
          try {
            return await client.run(sql, parameters);
          } catch (error) {
            if (!isReplicasFault(error)) throw error;
            fail(error);
          }
          const other = await fromPrimary();
          try {
            return await other.run(sql, parameters);
          } finally {
            other.release();
          }
        },
      };
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
