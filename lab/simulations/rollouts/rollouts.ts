import { simulatePromotion, simulateRollout, type Rollout, type Seen } from './simulate-rollout';
import { randomNumbers } from '../../../registry/src/testing/random';
import { usualPurchases, type Purchases, type Version } from '../simulate-shoppers';
import { type Command, readCount, readWords } from '../../support/command';

const usage = `npm run simulate-rollouts -- [options] [equal promoted failing selling]

  --rollouts N   rollouts for each line, by default 1000; a fifth of that for a day with halved sales

Simulates how often monitoring of canaries and promotions is wrong, and how soon it detects faults. Without a name, all four run.`;

/** A check every 15 s for a day. */
const day = { looks: 5760, sessionsPerLook: 15 } as const;
/** There are a fifth as many rollouts with halved sales as of the others, because most take thousands of sessions. */
const halvedShare = 0.2;
const bases = [0.005, 0.02, 0.15, 0.5] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A version with the same rate for failed sessions, failed renders and purchase steps. */
const evenly = (rate: number): Version => ({
  failing: rate,
  renders: rate,
  purchases: {
    ...{ products: 0.5, carts: rate, checkouts: rate },
    ...{ pays: rate, paid: rate, orders: rate },
  },
});
const usual: Version = { failing: 0.01, renders: 0.001, purchases: usualPurchases };
const selling = (change: Partial<Purchases>): Version => ({
  ...usual,
  purchases: { ...usualPurchases, ...change },
});

const play = (rollout: Rollout, times: number, seed: number): readonly (Seen | null)[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: times }, () => simulateRollout(random, rollout));
};

const shareOf = (all: readonly (Seen | null)[]) => all.filter((seen) => seen !== null).length / all.length;

function medianOf(all: readonly (Seen | null)[], of: 'sessions' | 'met'): string {
  const found = all.map((seen) => seen?.[of] ?? Infinity).sort((one, other) => one - other);
  const middle = found[found.length >> 1] ?? Infinity;
  return Number.isFinite(middle) ? String(middle) : '-';
}

const maxOf = (all: readonly (Seen | null)[]) => Math.max(...all.map((seen) => seen?.met ?? Infinity));

/** Equal versions: how many canaries are wrongly rolled back in a day of checks. */
function equal(runs: number): void {
  console.log(
    `\nEqual versions, ${runs} rollouts of a day, a check every 15 s, 86,400 sessions, a tenth of the successes reported, all metrics:`,
  );
  for (const bps of [1000, 5000])
    for (const [name, version] of [
      ...bases.map((rate) => [`everything at ${percent(rate)}`, evenly(rate)] as const),
      ['a usual shop', usual] as const,
    ]) {
      const all = play({ ...day, canary: version, control: version, bps, sampled: 0.1 }, runs, 1);
      console.log(`  share ${bps / 100}%, ${name}: worse ${percent(shareOf(all))}`);
    }
  const outage = { from: 100, to: 220, rate: 0.6 };
  const sides = { canary: usual, control: usual, bps: 1000 };
  const all = play({ ...day, looks: 600, ...sides, outage }, runs, 2);
  console.log(`  share 10%, an outage of half an hour on both sides: worse ${percent(shareOf(all))}`);
}

/** Promotions of equal and faulty versions, for the whole monitoring period. */
function promoted(runs: number): void {
  const random = randomNumbers(6);
  const called = (before: Version, after: Version, looks: number, others: number) =>
    Array.from({ length: runs }, () =>
      simulatePromotion(random, {
        ...{ before, after, others, looks, history: 20_000 },
        ...{ sessionsPerLook: day.sessionsPerLook, sampled: 0.1 },
      }),
    );
  console.log(`\nPromotions of equal versions, ${runs} of a day, a check every 15 s, all metrics:`);
  for (const rate of bases) {
    const all = called(evenly(rate), evenly(rate), day.looks, rate);
    console.log(`  everything at ${percent(rate)}: worse ${percent(shareOf(all))}`);
  }
  console.log(`  a usual shop: worse ${percent(shareOf(called(usual, usual, day.looks, 0.01)))}`);
  console.log(`\nPromotions of bad versions, ${runs} of half an hour, one session a second:`);
  for (const [name, after] of [
    ['every session fails', { ...usual, failing: 1 }],
    ['half of the sessions fail', { ...usual, failing: 0.5 }],
    ['no shopper adds to the cart', selling({ carts: 0 })],
    ['no shopper can click Pay', selling({ pays: 0 })],
    ['no shopper gets an order', selling({ orders: 0 })],
  ] as const) {
    const all = called(usual, after, 120, 0.01);
    console.log(
      `  ${name}: rolled back ${percent(shareOf(all))}, median ${medianOf(all, 'sessions')} sessions, of which ${medianOf(all, 'met')} met the fault`,
    );
  }
}

/** How soon more failing sessions are detected. */
function failing(runs: number): void {
  console.log(
    `\nMore sessions of the canary fail, 1% of the control's, a tenth of the successes reported, ${runs} rollouts:`,
  );
  for (const bps of [1000, 5000])
    for (const more of [0.02, 0.15, 0.5, 1]) {
      const canary = { ...usual, failing: Math.min(1, usual.failing + more) };
      const rollout = { canary, control: usual, bps, looks: 8000, sessionsPerLook: 15, sampled: 0.1 };
      const all = play(rollout, runs, 3);
      console.log(
        `  share ${bps / 100}%, ${percent(more)} more: rolled back ${percent(shareOf(all))}, median ${medianOf(all, 'sessions')} canary sessions`,
      );
    }
}

/** How soon versions that sell nothing, or half as much, are detected. */
function sold(all: number): void {
  console.log('\nFewer of the canary’s shoppers buy; "met" counts those who reached the fault:');
  for (const bps of [1000, 5000])
    for (const [name, step] of [
      ['add to the cart', 'carts'],
      ['click Pay', 'pays'],
      ['pay', 'paid'],
      ['get an order', 'orders'],
    ] as const)
      for (const fraction of [0, 0.5]) {
        const runs = Math.ceil(fraction === 0 ? all : all * halvedShare);
        const canary = selling({ [step]: fraction * usualPurchases[step] });
        const rollout = { canary, control: usual, bps, looks: 8000, sessionsPerLook: 15, sampled: 0.1 };
        const found = play(rollout, runs, 5);
        console.log(
          `  share ${bps / 100}%, ${fraction === 0 ? 'nobody' : 'half as many'} ${name}: rolled back ${percent(shareOf(found))}, median ${medianOf(found, 'sessions')} canary sessions, met ${medianOf(found, 'met')}, at most ${maxOf(found)}`,
        );
      }
}

const simulations: Readonly<Record<string, (runs: number) => void>> = {
  equal,
  promoted,
  failing,
  selling: sold,
};

/** Prints the behaviour of monitoring in simulated rollouts; deterministic. */
export const command: Command = {
  usage,
  run(args) {
    const options = { rollouts: { type: 'string', default: '1000' } } as const;
    const { values, positionals } = readWords(args, options, usage);
    const runs = readCount(values.rollouts, 'rollouts');
    const names = positionals.length > 0 ? positionals : Object.keys(simulations);
    const chosen = names.map((name) => {
      const simulate = simulations[name];
      if (!simulate) throw new Error(usage);
      return simulate;
    });
    for (const simulate of chosen) simulate(runs);
    return Promise.resolve();
  },
};
