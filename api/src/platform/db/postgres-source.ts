import { poolEndMs, poolWaitMs } from '../../durations';
import { createNotifier, unreachable } from './database-error';
import { clientConfig, longLimits, type PostgresLimits, shortLimits } from './postgres-client';
import { watchPostgres } from './postgres-health';
import { listenOnPostgres } from './postgres-listener';
import { openPostgresPool } from './postgres-pool';
import { followReplica } from './postgres-replica';
import type { SqlSource } from './sql-source';

export interface PostgresConfig {
  readonly databaseUrl: string;
  /** The server itself, if `databaseUrl` is a pooler in transaction mode: for LISTEN and long work. */
  readonly listenUrl?: string;
  /** A replica, for reads of public data. */
  readonly readUrl?: string | undefined;
  /** PostgreSQL schema of the tables; by default the user's search path. Extensions come from `public`. */
  readonly schema?: string;
  /** Maximum wait for a connection, in milliseconds. */
  readonly connectionWaitMs?: number;
  /** Limits of requests and jobs; `shortLimits` when absent. */
  readonly limits?: PostgresLimits;
}

/** PostgreSQL at a URL. Connects lazily. */
export function openPostgresSource(config: PostgresConfig): SqlSource {
  const { databaseUrl: url, listenUrl, readUrl, schema } = config;
  const { connectionWaitMs = poolWaitMs, limits = shortLimits } = config;
  const address = { url, schema, pooled: listenUrl !== undefined };
  const direct = { url: listenUrl ?? url, schema };
  const { notify, onChange } = createNotifier();
  const health = watchPostgres(clientConfig(address, 'vintage-craft-health'), (down) => {
    if (down) for (const pool of Object.values(pools)) pool.drop(down);
    notify({ part: 'server', down });
  });
  const { suspect } = health;
  const options = { connectionWaitMs, suspect };
  const pools = {
    short: openPostgresPool({ ...options, ...address, limits }),
    long: openPostgresPool({ ...options, ...direct, limits: longLimits }),
  };
  // Without notifications, the required position of the replica is unknown.
  let listenerDown = false;
  const onPrimary = async (work: 'short' | 'long') => {
    const down = health.down();
    if (down) throw down;
    return pools[work].acquire();
  };
  const reads = readUrl === undefined ? undefined : openReads(readUrl);
  function openReads(replicaUrl: string) {
    const pool = openPostgresPool({
      connectionWaitMs,
      url: replicaUrl,
      schema,
      limits,
      suspect: () => undefined,
    });
    const replica = followReplica({
      primary: () => onPrimary('short'),
      replica: () => pool.acquire(),
      changed: (reason) =>
        notify({ part: 'replica', down: reason === undefined ? undefined : unreachable(reason) }),
    });
    return { pool, replica };
  }
  return {
    async acquire(work) {
      if (work !== 'read') return onPrimary(work);
      const primary = () => onPrimary('short');
      return reads?.replica.isUsable() && !listenerDown ? reads.replica.acquire(primary) : primary();
    },
    catchUp: () => reads?.replica.catchUp(),
    listen: (channel, onNotice) =>
      listenOnPostgres(direct, channel, onNotice, (down) => {
        if (down) suspect();
        listenerDown = down !== undefined;
        notify({ part: 'listener', down });
      }),
    isDown: () => health.down() !== undefined,
    isReachable: () => health.isReachable(),
    onChange,
    async end() {
      health.stop();
      reads?.replica.stop();
      const all = [...Object.values(pools), ...(reads ? [reads.pool] : [])];
      await Promise.all(all.map((pool) => pool.end(poolEndMs)));
    },
  };
}
