import {
  randomFrom,
  simulateRollout,
  type Rollout,
} from '../../../registry/src/modules/canaries/simulate-rollout';
import { type Command, readCount, readWords } from '../../support/command';

const usage = `npm run simulate-rollouts -- [options] [alike worse dead-button]

  --rollouts N   rollouts of each line, 1000 when absent; of those in which fewer buy a fifth

How often the watch over canaries is wrong, and how soon it is right. Without a name all three are simulated.`;

/** A check every 15 s for a day. */
const day = { looks: 5760, sessionsPerLook: 15 } as const;
/** Rollouts in which fewer buy are a fifth of the others: most last until their end. */
const purchaseShare = 0.2;
/** Four in ten sessions see a product, and so many of these add one to the cart. */
const buying = (canary: number, control: number) => ({ products: 0.4, canary, control });

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function play(rollout: Rollout, times: number, seed: number) {
  const random = randomFrom(seed);
  return Array.from({ length: times }, () => simulateRollout(random, rollout));
}

const shareOf = (exposed: readonly (number | null)[], most = Infinity) =>
  exposed.filter((sessions) => sessions !== null && sessions <= most).length / exposed.length;

function medianOf(exposed: readonly (number | null)[]): string {
  const found = exposed.map((sessions) => sessions ?? Infinity).sort((one, other) => one - other);
  const middle = found[found.length >> 1] ?? Infinity;
  return Number.isFinite(middle) ? String(middle) : '-';
}

/** Equal versions: how many are rolled back in a day of checks. */
function alike(runs: number): void {
  console.log(
    `\nVersions that are alike, ${runs} rollouts of a day, a look every 15 s, 86,400 sessions, a tenth of the successes and of the purchases reported:`,
  );
  for (const bps of [1000, 5000])
    for (const rate of [0.02, 0.1, 0.2]) {
      const purchases = buying(0.15, 0.15);
      const exposed = play({ ...day, canary: rate, control: rate, bps, sampled: 0.1, purchases }, runs, 1);
      console.log(
        `  share ${bps / 100} %, failures ${percent(rate)}: rolled back ${percent(shareOf(exposed))}`,
      );
    }
  const outage = { from: 100, to: 220, rate: 0.6 };
  const exposed = play({ ...day, looks: 600, canary: 0.02, control: 0.02, bps: 1000, outage }, runs, 2);
  console.log(
    `  share 10 %, an outage of half an hour on both sides: rolled back ${percent(shareOf(exposed))}`,
  );
}

/** A worse version: how soon it is detected. */
function worse(runs: number): void {
  console.log(`\nFive more sessions in a hundred fail, share 50 %, ${runs} rollouts:`);
  for (const base of [0, 0.002, 0.005, 0.01, 0.02, 0.1, 0.2]) {
    const rollout = { canary: base + 0.05, control: base, bps: 5000, looks: 2000, sessionsPerLook: 10 };
    const exposed = play(rollout, runs, 3);
    console.log(
      `  control ${percent(base)}: seen within 300 canary sessions ${percent(shareOf(exposed, 300))}, median ${medianOf(exposed)}`,
    );
  }
  console.log(`\nEvery session of the canary fails, ${runs} rollouts:`);
  for (const bps of [1000, 5000])
    for (const base of [0, 0.02]) {
      const rollout = { canary: 1, control: base, bps, looks: 500, sessionsPerLook: 5 };
      const exposed = play(rollout, runs, 4);
      console.log(
        `  share ${bps / 100} %, control ${percent(base)}: seen within 30 canary sessions ${percent(shareOf(exposed, 30))}, median ${medianOf(exposed)}`,
      );
    }
}

/** Versions whose sessions fail alike, while fewer or none of the canary's add to the cart: how soon that is detected. */
function deadButton(all: number): void {
  const runs = Math.ceil(all * purchaseShare);
  console.log(
    `\nFewer sessions add to the cart, 15 % of those of the control that see a product, ${runs} rollouts:`,
  );
  for (const bps of [1000, 5000])
    for (const rate of [0, 0.075, 0.12]) {
      const sides = { canary: 0.01, control: 0.01, bps, sampled: 0.1, purchases: buying(rate, 0.15) };
      const exposed = play({ ...sides, looks: 4000, sessionsPerLook: 15 }, runs, 5);
      console.log(
        `  share ${bps / 100} %, canary ${percent(rate)}: seen within 60,000 sessions ${percent(shareOf(exposed))}, median ${medianOf(exposed)} canary sessions`,
      );
    }
  for (const rate of [0.02, 0.15, 0.5]) {
    const sides = { canary: 0, control: 0, bps: 5000, sampled: 0.1, purchases: buying(rate, rate) };
    const exposed = play({ ...sides, ...day }, runs, 6);
    console.log(`  alike, ${percent(rate)} on both sides, a day: rolled back ${percent(shareOf(exposed))}`);
  }
}

const simulations: Readonly<Record<string, (runs: number) => void>> = {
  alike,
  worse,
  'dead-button': deadButton,
};

/** Prints what the watch does in simulated rollouts; the same numbers each time. */
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
