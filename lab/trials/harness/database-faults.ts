import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TcpProxy } from '../../../api/src/testing/tcp-proxy';
import type { PostgresPair } from '../../../api/src/testing/postgres/start-postgres-pair';

/** The target of a fault: the shop connects to `pair` through `proxy`. */
export interface Scene {
  readonly pair: PostgresPair;
  readonly proxy: TcpProxy;
}

/** A database fault while shoppers buy. */
export interface Fault {
  readonly name: string;
  begin(scene: Scene): Promise<void>;
  /** Makes the database available again. */
  end(scene: Scene): Promise<void>;
  /** Whether purchases are impossible during the fault. */
  readonly refuses: boolean;
}

/** Repeatedly terminates all connections of the shop, so that some are inside a transaction. */
async function killConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let round = 0; round < 20; round += 1) {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vintage-craft%'",
      );
      await pause(20);
    }
  } finally {
    await client.end();
  }
}

const nothing = () => Promise.resolve();

/** Ordered so that one pair of servers is enough. */
export const faults: readonly Fault[] = [
  {
    name: 'connections killed',
    begin: ({ pair }) => killConnections(pair.primaryUrl),
    end: nothing,
    refuses: false,
  },
  {
    name: 'stopped and started',
    begin: ({ pair }) => pair.haltPrimary(),
    end: ({ pair }) => pair.startPrimary(),
    refuses: true,
  },
  {
    name: 'crashed',
    begin: ({ pair }) => pair.killPrimary(),
    end: ({ pair }) => pair.startPrimary(),
    refuses: true,
  },
  {
    name: 'blackholed',
    begin: async ({ proxy }) => proxy.blackhole(),
    end: async ({ proxy }) => proxy.restore(),
    refuses: true,
  },
  {
    name: 'failed over',
    async begin({ pair, proxy }) {
      await pair.killPrimary();
      // Until it is promoted, the standby is read-only.
      proxy.switchTo(pair.standbyUrl);
    },
    end: ({ pair }) => pair.promote(),
    refuses: true,
  },
];
