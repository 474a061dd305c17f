import { judgeBake, startBake } from '../../../registry/src/modules/canaries/bake';
import { judgeRollout, startWatch } from '../../../registry/src/modules/canaries/judge-rollout';
import { addSession, brokenStep, emptyTally, type Version } from '../simulate-shoppers';

/** A rollout to simulate. */
export interface Rollout {
  readonly canary: Version;
  readonly control: Version;
  /** The canary's share in ten-thousandths. */
  readonly bps: number;
  readonly looks: number;
  /** Sessions of both sides between two checks. */
  readonly sessionsPerLook: number;
  /** Share of the successful sessions that report; 1 when absent. */
  readonly sampled?: number;
  /** An outage of a shared dependency: its duration in checks, and the share of sessions that fail during it. */
  readonly outage?: { readonly from: number; readonly to: number; readonly rate: number };
}

/** Sessions with the faulty version before its rollback. */
export interface Seen {
  readonly sessions: number;
  /** Sessions that reached the fault. */
  readonly met: number;
  readonly reason: string;
}

const isOut = (outage: Rollout['outage'], look: number) =>
  outage !== undefined && look >= outage.from && look < outage.to;

/** Simulates a rollout until it is rolled back. Resolves to the sessions and time needed; null without a rollback. */
export function simulateRollout(random: () => number, rollout: Rollout): Seen | null {
  const { bps, looks, sessionsPerLook, sampled = 1, outage } = rollout;
  const sides = { canary: emptyTally(), control: emptyTally() };
  const broken = brokenStep(rollout.canary, rollout.control);
  let state = startWatch({ salt: '', since: '', bps });
  let [sessions, met] = [0, 0];
  for (let look = 0; look < looks; look += 1) {
    for (let session = 0; session < sessionsPerLook; session += 1) {
      const name = random() < bps / 10_000 ? 'canary' : 'control';
      const version = rollout[name];
      const now = outage && isOut(outage, look) ? { ...version, failing: outage.rate } : version;
      const failures = sides[name].failures;
      const taken = addSession(sides[name], random, now, sampled);
      if (name === 'control') continue;
      sessions += 1;
      if (taken >= broken || sides.canary.failures > failures) met += 1;
    }
    const { finding, next } = judgeRollout(state, sides, { bps, segment: '' });
    if (finding.kind === 'roll-back') return { sessions, met, reason: finding.reason };
    state = next;
  }
  return null;
}

/** A promotion to simulate: the previous version, with its number of sessions, and the new one. */
export interface Promotion {
  readonly before: Version;
  readonly after: Version;
  /** Share of all other remotes' sessions that fail, from 0 to 1. */
  readonly others: number;
  readonly history: number;
  readonly looks: number;
  readonly sessionsPerLook: number;
  readonly sampled?: number;
  /** An outage of the whole shop: its duration in checks, and the share of sessions that fail during it. */
  readonly outage?: { readonly from: number; readonly to: number; readonly rate: number };
}

/** Maximum number of checks for a step, one every 15 s. */
const settleLooks = 20;

/** Simulates the time after a promotion until the version is judged worse. Resolves to the sessions and time needed; null if it is not. */
export function simulatePromotion(random: () => number, promotion: Promotion): Seen | null {
  const { before, after, others, history, looks, sessionsPerLook, sampled = 1, outage } = promotion;
  const past = emptyTally();
  let othersBefore = 0;
  for (let session = 0; session < history; session += 1) {
    addSession(past, random, before, sampled);
    if (random() < others) othersBefore += 1;
  }
  const of = { version: '1.1.0', previous: '1.0.0', since: '', until: '' };
  const otherCounts = { failures: othersBefore, serverFailures: othersBefore };
  let state = startBake(of, { counts: past, others: otherCounts });
  const now = emptyTally();
  const recent = Array.from({ length: settleLooks }, emptyTally);
  const broken = brokenStep(after, before);
  const control = { failures: 0, serverFailures: 0 };
  let [sessions, met] = [0, 0];
  for (let look = 0; look < looks; look += 1) {
    const out = outage && isOut(outage, look) ? outage : undefined;
    for (let session = 0; session < sessionsPerLook; session += 1) {
      const failures = now.failures;
      const taken = addSession(now, random, out ? { ...after, failing: out.rate } : after, sampled);
      sessions += 1;
      if (taken >= broken || now.failures > failures) met += 1;
      if (random() < (out?.rate ?? others)) {
        control.failures += 1;
        control.serverFailures += 1;
      }
    }
    recent.push({ ...now });
    const settled = recent.shift() ?? emptyTally();
    const { finding, next } = judgeBake(state, { counts: now, settled, others: control });
    if (finding.kind === 'roll-back') return { sessions, met, reason: finding.reason };
    state = next;
  }
  return null;
}
