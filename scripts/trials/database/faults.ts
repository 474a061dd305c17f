import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startTcpProxy } from '../../../api/src/testing/tcp-proxy';
import { startPostgresPair } from '../../postgres/start-postgres-pair';
import { startPostgres } from '../../postgres/start-postgres';

/** A database that will fail. */
export interface FailingDatabase {
  /** Where the shop finds it. */
  readonly url: string;
  /** Where it is looked into afterwards, past the fault. */
  readonly directUrl: () => string;
  /**
   * Plays the fault and ends it, on a shop that `isAlive` tells of. Resolves with what is wrong with the fault itself, null when it
   * was played as it should.
   */
  play(isAlive: () => boolean): Promise<string | null>;
  stop(): Promise<void>;
}

export interface DatabaseFault {
  readonly name: string;
  open(): Promise<FailingDatabase>;
}

/** How long and how often; a test plays the same in short. */
export interface FaultLengths {
  readonly kills: number;
  readonly stoppedMs: number;
  readonly blackholeMs: number;
}

const betweenKillsMs = 250;
const inTransactions = 5;
const killLimitMs = 60_000;

const killAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;
const killInTransaction = `${killAll} and state = 'idle in transaction'`;

/** Ends the shop's backends: all of them so many times over, then some that are between two statements of a transaction. */
async function killBackends(url: string, kills: number, isAlive: () => boolean): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let round = 0; round < kills && isAlive(); round += 1) {
      await client.query(killAll);
      await pause(betweenKillsMs);
    }
    let ended = 0;
    const endsAt = performance.now() + killLimitMs;
    while (isAlive() && ended < inTransactions && performance.now() < endsAt)
      ended += (await client.query(killInTransaction)).rowCount ?? 0;
    return ended < inTransactions ? `only ${ended} connections were met inside a transaction` : null;
  } finally {
    await client.end();
  }
}

const durable = () => startPostgres({ parent: tmpdir(), durable: true });

/** What happens to databases. */
export const databaseFaults = ({ kills, stoppedMs, blackholeMs }: FaultLengths): readonly DatabaseFault[] => [
  {
    name: `connections killed, ${kills} times and inside transactions`,
    async open() {
      const server = await durable();
      return {
        url: server.url,
        directUrl: () => server.url,
        play: (isAlive) => killBackends(server.url, kills, isAlive),
        stop: async () => server.stop(),
      };
    },
  },
  {
    name: `stopped for ${stoppedMs / 1000} s`,
    async open() {
      const server = await durable();
      return {
        url: server.url,
        directUrl: () => server.url,
        async play() {
          await server.halt();
          await pause(stoppedMs);
          await server.start();
          return null;
        },
        stop: async () => server.stop(),
      };
    },
  },
  {
    name: 'failed over to a standby',
    async open() {
      const pair = await startPostgresPair({ parent: tmpdir() });
      const proxy = await startTcpProxy(pair.primaryUrl);
      let direct = pair.primaryUrl;
      return {
        url: proxy.through(pair.primaryUrl),
        directUrl: () => direct,
        async play() {
          await pair.killPrimary();
          await pair.promote();
          direct = pair.standbyUrl;
          proxy.switchTo(pair.standbyUrl);
          return null;
        },
        async stop() {
          await proxy.close();
          pair.stop();
        },
      };
    },
  },
  {
    name: `packets swallowed for ${blackholeMs / 1000} s`,
    async open() {
      const server = await durable();
      const proxy = await startTcpProxy(server.url);
      return {
        url: proxy.through(server.url),
        directUrl: () => server.url,
        async play() {
          proxy.blackhole();
          await pause(blackholeMs);
          proxy.restore();
          return null;
        },
        async stop() {
          await proxy.close();
          server.stop();
        },
      };
    },
  },
];
