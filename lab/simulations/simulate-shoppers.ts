import { noCounts, type Counts } from '../../registry/src/modules/telemetry/metrics';

/** The steps of a purchase, in order, by their counters. */
const steps = ['products', 'carts', 'checkouts', 'pays', 'paid', 'orders'] as const;
type Step = (typeof steps)[number];

/** The share of sessions that continue from the previous step to each step; from 0 to 1. */
export type Purchases = Readonly<Record<Step, number>>;

/** A shop in which 16 of 1,000 sessions result in a purchase. */
export const usualPurchases: Purchases = {
  ...{ products: 0.4, carts: 0.15, checkouts: 0.5 },
  ...{ pays: 0.8, paid: 0.75, orders: 0.95 },
};

/** Outcomes of the sessions of one version. */
export interface Version {
  /** Share of sessions that fail, from 0 to 1. */
  readonly failing: number;
  /** Share of server renders that fail, with one render per session; without it there are no renders. */
  readonly renders?: number | undefined;
  /** By default there are no purchases. */
  readonly purchases?: Purchases | undefined;
}

/** Counts that a simulation adds to. */
export type Tally = { -readonly [Name in keyof Counts]: Counts[Name] };

export const emptyTally = (): Tally => ({ ...noCounts });

/** Adds one session; a share `sampled` of the successful sessions reports. Returns the number of completed steps. */
export function addSession(
  tally: Tally,
  random: () => number,
  { failing, renders, purchases }: Version,
  sampled: number,
): number {
  const fails = random() < failing;
  if (fails || random() < sampled) {
    tally.sessions += fails ? 1 : 1 / sampled;
    tally.failures += fails ? 1 : 0;
    tally.reports += 1;
  }
  if (renders !== undefined) {
    tally.serverRenders += 1;
    if (random() < renders) tally.serverFailures += 1;
  }
  if (!purchases) return 0;
  let taken = 0;
  for (const step of steps) {
    if (random() >= purchases[step]) break;
    tally[step] += 1;
    taken += 1;
  }
  return taken;
}

/** The first step at which a version loses more shoppers than the other; the number of steps if there is none. */
export function brokenStep(version: Version, other: Version): number {
  const { purchases: mine } = version;
  const { purchases: theirs } = other;
  const at = mine && theirs ? steps.findIndex((step) => mine[step] < theirs[step]) : -1;
  return at === -1 ? steps.length : at;
}
