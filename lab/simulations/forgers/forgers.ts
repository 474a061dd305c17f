import { simulateForgers, type Forger, type Played, type Shoppers } from './simulate-forgers';
import { randomNumbers } from '../../../registry/src/testing/random';
import { readCount, readWords, type Command } from '../../support/command';

const usage = `npm run simulate-forgers -- [options] [attacks prepared failures]

  --rollouts N   canaries for each line, by default 100

Simulates canaries of 10% in shops where 0.5% of the sessions fail, judged by evidence as the registry admits it, and by all
reports. "attacks": attackers forge failures of a good version from 1, 10 and 100 addresses for an hour. "prepared": the same
from known networks, with paid orders. "failures": how soon a failing version is detected. Without a name, all three are
simulated. Exits with 1 if an attack from one network, or from new ones, succeeds.`;

const rates = [1, 5, 50];
const base = 0.005;
/** An hour of checks. */
const hour = 240;
/** One session in five is in a browser that has paid an order. */
const customers = 0.2;

const shoppersAt = (perSecond: number, canary = base, bps = 1000): Shoppers => ({
  ...{ perSecond, fails: { canary, control: base }, bps, customers },
});

function play(shoppers: Shoppers, looks: number, runs: number, forger?: Forger): readonly Played[] {
  const random = randomNumbers(20_261_128);
  return Array.from({ length: runs }, () =>
    simulateForgers(random, shoppers, { looks, ...(forger && { forger }) }),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(0)}%`;
const trippedIn = (played: readonly Played[], by: keyof Played) =>
  played.filter((one) => one[by] !== null).length / played.length;

const kinds: readonly (readonly [string, Omit<Forger, 'addresses'>])[] = [
  ['one network', { networks: 'one', known: true, customers: 0 }],
  ['new networks', { networks: 'many', known: false, customers: 0 }],
  ['known networks', { networks: 'many', known: true, customers: 0 }],
];

/** Forged reports about a good canary. Resolves with whether all attacks failed. */
function attacks(runs: number): boolean {
  let isSafe = true;
  console.log(
    `\nForged failures of a good canary for an hour, ${runs} canaries: rolled back by evidence (by all reports)`,
  );
  for (const perSecond of rates)
    for (const addresses of [1, 10, 100]) {
      const cells = kinds.map(([name, kind]) => {
        const played = play(shoppersAt(perSecond), hour, runs, { ...kind, addresses });
        const [now, before] = [trippedIn(played, 'byEvidence'), trippedIn(played, 'byReports')];
        // Attackers who have prepared for days in many networks are slowed down and reported, but may succeed.
        isSafe &&= name === 'known networks' || now <= 0.01;
        return `${name} ${percent(now)} (${percent(before)})`;
      });
      console.log(`  ${perSecond} shoppers a second, ${addresses} addresses: ${cells.join(', ')}`);
    }
  return isSafe;
}

/** How many attacks from addresses in known networks succeed, by the paid orders behind them. */
function prepared(runs: number): boolean {
  console.log(
    `\nForged failures from networks that the shop has known for days, ${runs} canaries of an hour: rolled back`,
  );
  for (const perSecond of rates)
    for (const addresses of [3, 5, 10, 20, 100]) {
      const cells = [0, 1, 2].map((paid) => {
        const forger: Forger = { addresses, networks: 'many', known: true, customers: paid };
        const played = play(shoppersAt(perSecond), hour, runs, forger);
        return `${percent(trippedIn(played, 'byEvidence'))} with ${paid} paid orders`;
      });
      console.log(`  ${perSecond} shoppers a second, ${addresses} addresses: ${cells.join(', ')}`);
    }
  return true;
}

const median = (found: readonly number[]) =>
  found.toSorted((one, other) => one - other)[found.length >> 1] ?? Infinity;
const mean = (found: readonly number[]) => found.reduce((sum, one) => sum + one, 0) / found.length;

/** Faulty versions: the canary's sessions until it is paused or rolled back. */
function failures(runs: number): boolean {
  console.log(
    `\nCanary sessions until a failing version is rolled back, ${runs} canaries, medians, with their ratio to judging by all reports in brackets:`,
  );
  for (const bps of [1000, 5000])
    for (const perSecond of rates)
      for (const rate of [0.02, 0.15, 0.5, 1]) {
        const played = play(shoppersAt(perSecond, rate, bps), 20_000, runs);
        const sessions = (by: keyof Played) => played.map((one) => one[by] ?? Infinity);
        const before = sessions('byReports');
        const cell = (by: keyof Played) => {
          const now = sessions(by);
          const ratio = (of: typeof median) => (of(now) / of(before)).toFixed(2);
          return `${median(now)} (${ratio(median)}, of means ${ratio(mean)})`;
        };
        console.log(
          `  share ${percent(bps / 10_000)}, ${perSecond} a second, ${percent(rate)} fail: by all reports ${median(before)}, paused ${cell('seen')}, rolled back ${cell('byEvidence')}`,
        );
      }
  return true;
}

const simulations: Readonly<Record<string, (runs: number) => boolean>> = { attacks, prepared, failures };

/** Prints how often forgers succeed in simulated canaries, and how soon real failures are detected. Deterministic. */
export const command: Command = {
  usage,
  run(args) {
    const options = { rollouts: { type: 'string', default: '100' } } as const;
    const { values, positionals } = readWords(args, options, usage);
    const runs = readCount(values.rollouts, 'rollouts');
    const chosen = (positionals.length > 0 ? positionals : Object.keys(simulations)).map((name) => {
      const simulate = simulations[name];
      if (!simulate) throw new Error(usage);
      return simulate;
    });
    const isSafe = chosen.map((simulate) => simulate(runs)).every(Boolean);
    if (!isSafe) process.exitCode = 1;
    return Promise.resolve();
  },
};
