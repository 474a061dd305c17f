import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { faults, type Fault } from '../harness/database-faults';

/** A database fault and its duration in ms. */
export interface DatabaseFault extends Omit<Fault, 'refuses'> {
  readonly lastsMs: number;
}

const enough = 5;
const patienceMs = 60_000;

/** Terminates the shop's backends that are inside a transaction. Rejects if it finds none. */
async function killInTransactions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let ended = 0;
    const endsAt = performance.now() + patienceMs;
    while (ended < enough && performance.now() < endsAt) {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'vintage-craft%' and state = 'idle in transaction'`,
      );
      ended += rowCount ?? 0;
    }
    if (ended === 0) throw new Error('Found no connection inside a transaction.');
  } finally {
    await client.end();
  }
}

const insideTransactions: DatabaseFault = {
  name: 'connections killed inside transactions',
  begin: ({ pair }) => killInTransactions(pair.primaryUrl),
  end: () => Promise.resolve(),
  lastsMs: 0,
};

const volleys = 10;
const betweenVolleysMs = 300;

/** Short faults are repeated, with time for the shop to recover in between. */
const repeated = (fault: Fault): DatabaseFault => ({
  ...fault,
  name: `${fault.name}, ${volleys} volleys`,
  async begin(scene) {
    for (let volley = 0; volley < volleys; volley += 1) {
      await fault.begin(scene);
      await pause(betweenVolleysMs);
    }
  },
  lastsMs: 0,
});

const seconds: Readonly<Record<string, number>> = {
  'stopped and started': 10,
  crashed: 10,
  blackholed: 30,
};

const timed = (fault: Fault): DatabaseFault => {
  const lasts = seconds[fault.name] ?? 1;
  return { ...fault, name: `${fault.name}, ${lasts} s`, lastsMs: lasts * 1000 };
};

/** Faults that make purchases impossible, ordered so that one pair of servers is enough. */
export const outages: readonly DatabaseFault[] = faults.filter(({ refuses }) => refuses).map(timed);

/** All database faults. */
export const databaseFaults: readonly DatabaseFault[] = [
  insideTransactions,
  ...faults.filter(({ refuses }) => !refuses).map(repeated),
  ...outages,
];
