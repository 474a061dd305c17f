import { randomInt } from 'node:crypto';
import { readCount, readWords, type Command } from '../support/command';
import { playBusy } from './busy/busy';
import { playCluster } from './cluster/cluster';
import { playDelivery } from './delivery/delivery';
import { playDrain } from './drain/drain';
import { playDatabase } from './database/database';
import type { Outcome, Play } from './harness/outcome';
import { playGstReturn } from './gst-return/gst-return';
import { playHistories } from './histories/histories';
import { useScratchFolder } from '../support/scratch';
import { stoppedTable } from './harness/stopped-table';
import { stoppedAfter, tableOf } from './harness/table';
import { playFleet } from './fleet/fleet';
import { playGoodVersions } from './gate/good-versions';
import { playRegistries } from './registries/registries';
import { playRemotes } from './remotes/remotes';
import { playSoak } from './soak/soak';

const trials: Readonly<Record<string, Play>> = {
  busy: playBusy,
  database: playDatabase,
  delivery: playDelivery,
  remotes: playRemotes,
};

/** Only run by name: a fleet, a cluster, the drain and two registries need nginx; histories and GST returns inject no faults. */
const named = ['fleet', 'cluster', 'drain', 'registries', 'soak', 'histories', 'gst-return', 'gate'];
const all = [...Object.keys(trials), ...named];

const usage = `npm run trials -- [options] [${all.join(' ')}]

  --only WORDS   only faults whose name contains one of these comma-separated words
  --past-gate    delivery: skip the gate, as if it had been overridden
  --seconds N    how long the fleet's registry is unavailable, by default 60
  --requests N   drain: number of requests behind each balancer, by default 10000
  --shoppers N   number of shoppers in a soak, by default 100
  --minutes N    duration of a soak, by default 60
  --think N      seconds for which a shopper views a page, ±50%, by default 8
  --count N      number of histories to run on each engine, by default 2000
  --limit N      histories: start none after N seconds on an engine
  --orders N     gst-return: number of orders on each engine, by default 10000
  --seed N       seed of the histories or of the orders, by default random
  --path PATH    run only the history that failed with that seed
  --versions N   gate: number of good versions to check, by default 20
  --processes N  gate: number of busy processes, by default 8

The fleet, the cluster, the drain, the registries, the soak, histories, gst-return and the gate run only if they are named. The first five need
nginx and "npm run build"; the drain and the cluster HAProxy, and the cluster also PgBouncer, Patroni and etcd.`;

const options = {
  only: { type: 'string' },
  'past-gate': { type: 'boolean', default: false },
  seconds: { type: 'string', default: '60' },
  requests: { type: 'string', default: '10000' },
  shoppers: { type: 'string', default: '100' },
  minutes: { type: 'string', default: '60' },
  think: { type: 'string', default: '8' },
  count: { type: 'string', default: '2000' },
  limit: { type: 'string' },
  orders: { type: 'string', default: '10000' },
  seed: { type: 'string' },
  path: { type: 'string' },
  versions: { type: 'string', default: '20' },
  processes: { type: 'string', default: '8' },
} as const;

/** The trials by the names that the options use. */
function readTrials({
  seconds,
  requests,
  shoppers,
  minutes,
  think,
  count,
  limit,
  orders,
  seed,
  path,
  versions,
  processes,
}: ReturnType<typeof readWords<typeof options>>['values']): Readonly<Record<string, Play>> {
  const fleet = { registrySeconds: readCount(seconds, 'seconds'), storageSeconds: 10, diskSeconds: 10 };
  const crowd = {
    shoppers: readCount(shoppers, 'shoppers'),
    minutes: readCount(minutes, 'minutes'),
    thinkSeconds: readCount(think, 'think'),
    print: console.log,
  };
  const made = {
    count: readCount(count, 'count'),
    seed: seed === undefined ? randomInt(2 ** 31) : readCount(seed, 'seed', 0),
    path,
    ...(limit !== undefined && { limitMs: readCount(limit, 'limit') * 1000 }),
  };
  const good = {
    versions: readCount(versions, 'versions'),
    processes: readCount(processes, 'processes', 0),
  };
  return {
    ...trials,
    fleet: (play) => playFleet(play, fleet),
    cluster: playCluster,
    registries: playRegistries,
    drain: (play) => playDrain(play, { requests: readCount(requests, 'requests') }),
    soak: (play) => playSoak(play, crowd),
    histories: (play) => playHistories(play, made),
    'gst-return': (play) => playGstReturn(play, { orders: readCount(orders, 'orders'), seed: made.seed }),
    gate: (play) => playGoodVersions(play, good),
  };
}

const log = ({ done, stopped, failures }: Outcome) => {
  const by = stopped ? `, ${stoppedAfter(stopped)}: ${stopped.by}` : '';
  console.log(`  ${failures.length === 0 ? 'pass' : 'FAIL'}  ${done}${by}`);
};

/** Injects faults into temporary shops and prints their effects; exits with 1 if a trial failed or none ran. */
export const command: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readWords(args, options, usage);
    const chosen = readTrials(values);
    const names = positionals.length > 0 ? positionals : Object.keys(trials);
    const unknown = names.filter((name) => !all.includes(name));
    if (unknown.length > 0)
      throw new Error(`Unknown trial "${unknown.join('", "')}". Trials: ${all.join(', ')}.`);
    const play = { log, only: values.only, pastGate: values['past-gate'] };
    useScratchFolder();
    const outcomes: Outcome[] = [];
    for (const name of names) {
      console.log(`${name}:`);
      outcomes.push(...((await chosen[name]?.(play)) ?? []));
    }
    console.log('');
    const versions = outcomes.filter(({ trial }) => trial === 'delivery');
    if (versions.length > 0) console.log(`${stoppedTable(versions)}\n`);
    for (const line of tableOf(outcomes)) console.log(line);
    // A run without any trial is a failure, too.
    if (outcomes.length === 0 || outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  },
};
