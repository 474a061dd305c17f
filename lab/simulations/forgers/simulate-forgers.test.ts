import { expect, it } from '@jest/globals';
import { simulateForgers, type Forger, type Shoppers } from './simulate-forgers';
import { randomNumbers } from '../../../registry/src/testing/random';

// `npm run simulate-forgers` simulates hours, and shops of other sizes.
const shoppers = (canary: number): Shoppers => ({
  ...{ perSecond: 5, fails: { canary, control: 0.005 }, bps: 1000, customers: 0.2 },
});

const play = (canary: number, forger?: Forger) => {
  const random = randomNumbers(20_261_128);
  return Array.from({ length: 15 }, () =>
    simulateForgers(random, shoppers(canary), { looks: 40, ...(forger && { forger }) }),
  );
};
const count = (found: readonly (number | null)[]) => found.filter((sessions) => sessions !== null).length;

it.each([
  ['one network', { addresses: 100, networks: 'one', known: true, customers: 0 }],
  ['a hundred new networks', { addresses: 100, networks: 'many', known: false, customers: 0 }],
] as const)(
  'forgers in %s cannot roll back a good canary, but could if all reports counted',
  (_who, forger) => {
    const played = play(0.005, forger);
    expect(count(played.map(({ byEvidence }) => byEvidence))).toBe(0);
    expect(count(played.map(({ byReports }) => byReports))).toBe(15);
  },
);

it.each([0.15, 1])(
  'a version with a failure rate of %d is detected about as soon as by all reports',
  (rate) => {
    const played = play(rate);
    const mean = (found: readonly (number | null)[]) =>
      found.reduce<number>((sum, sessions) => sum + (sessions ?? Infinity), 0) / found.length;
    expect(mean(played.map(({ seen }) => seen))).toBeLessThan(
      1.2 * mean(played.map(({ byReports }) => byReports)),
    );
  },
);
