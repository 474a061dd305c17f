import { createNotifier, unreachable } from './database-error';
import {
  clientConfig,
  CONNECTION_WAIT_MS,
  longLimits,
  type PostgresLimits,
  shortLimits,
} from './postgres-client';
import { watchPostgres } from './postgres-health';
import { listenOnPostgres } from './postgres-listener';
import { openPostgresPool } from './postgres-pool';
import { followReplica } from './postgres-replica';
import type { SqlSource } from './sql-source';

export interface PostgresConfig {
  readonly databaseUrl: string;
  /**
   * The server itself, when `databaseUrl` is a pooler's that hands out connections by transaction: where LISTEN and
   * long work go.
   */
  readonly listenUrl?: string;
  /** A replica of it, for reads of what everybody may see. */
  readonly readUrl?: string | undefined;
  /** PostgreSQL schema for the tables; its default is the user's search path. Extensions come from `public`. */
  readonly schema?: string;
  /** How long a connection is waited for, in milliseconds. */
  readonly connectionWaitMs?: number;
  /** Limits of requests and jobs; `shortLimits` when absent. */
  readonly limits?: PostgresLimits;
}

/** How long closing waits for statements under way, in milliseconds. */
const END_WAIT_MS = 10_000;

/** PostgreSQL over a URL. Nothing is connected before it is needed. */
export function openPostgresSource(config: PostgresConfig): SqlSource {
  const { databaseUrl: url, listenUrl, readUrl, schema } = config;
  const { connectionWaitMs = CONNECTION_WAIT_MS, limits = shortLimits } = config;
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
  // Who misses notices does not know what a replica has to have.
  let deaf = false;
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
      return reads?.replica.isUsable() && !deaf ? reads.replica.acquire(primary) : primary();
    },
    catchUp: () => reads?.replica.catchUp(),
    listen: (channel, onNotice) =>
      listenOnPostgres(direct, channel, onNotice, (down) => {
        if (down) suspect();
        deaf = down !== undefined;
        notify({ part: 'listener', down });
      }),
    isDown: () => health.down() !== undefined,
    isReachable: () => health.isReachable(),
    onChange,
    async end() {
      health.stop();
      reads?.replica.stop();
      const all = [...Object.values(pools), ...(reads ? [reads.pool] : [])];
      await Promise.all(all.map((pool) => pool.end(END_WAIT_MS)));
    },
  };
}
