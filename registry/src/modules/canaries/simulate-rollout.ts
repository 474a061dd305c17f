import { judgeRollout, startWatch } from './judge-rollout';

// Cached: looking up a global is slow in Jest's contexts, and this runs millions of times.
const { imul } = Math;

/** A seeded random generator (mulberry32): numbers between 0 and 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A rollout to play: rates are shares of sessions that fail, from 0 to 1. */
export interface Rollout {
  readonly canary: number;
  readonly control: number;
  /** The canary's share in ten-thousandths. */
  readonly bps: number;
  readonly looks: number;
  /** Sessions of both sides between two checks. */
  readonly sessionsPerLook: number;
  /** Share of the successful sessions that report; 1 when absent. */
  readonly sampled?: number;
  /** Share of the sessions that see a product, and of these on each side those that add one to the cart; none when absent. */
  readonly purchases?: { readonly products: number; readonly canary: number; readonly control: number };
  /** An outage of a shared dependency: the checks that it lasts for, and the share of sessions that fail in it. */
  readonly outage?: { readonly from: number; readonly to: number; readonly rate: number };
}

/** Plays a rollout until it is rolled back. Resolves to the canary's sessions by then; null when that does not happen. */
export function simulateRollout(random: () => number, rollout: Rollout): number | null {
  const { bps, looks, sessionsPerLook, sampled = 1, outage, purchases } = rollout;
  const renders = { serverRenders: 0, serverFailures: 0 };
  const none = { sessions: 0, reports: 0, failures: 0, products: 0, carts: 0, ...renders };
  const sides = { canary: { ...none }, control: { ...none } };
  let state = startWatch({ salt: '', since: '', bps });
  let exposed = 0;
  for (let look = 0; look < looks; look += 1) {
    const isOut = outage !== undefined && look >= outage.from && look < outage.to;
    for (let session = 0; session < sessionsPerLook; session += 1) {
      const name = random() < bps / 10_000 ? 'canary' : 'control';
      if (name === 'canary') exposed += 1;
      const fails = random() < (isOut ? outage.rate : rollout[name]);
      if (!fails && random() >= sampled) continue;
      const side = sides[name];
      side.sessions += fails ? 1 : 1 / sampled;
      side.failures += fails ? 1 : 0;
      side.reports += 1;
      // A session reports how far it came if it is sampled, whether it fails or not.
      if (!purchases || (fails && random() >= sampled) || random() >= purchases.products) continue;
      side.products += 1;
      if (random() < purchases[name]) side.carts += 1;
    }
    const { finding, next } = judgeRollout(state, sides, { bps, segment: '' });
    if (finding.kind === 'roll-back') return exposed;
    state = next;
  }
  return null;
}
