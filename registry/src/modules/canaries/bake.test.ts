import { describe, expect, it } from '@jest/globals';
import { judgeBake, startBake } from './bake';
import { randomFrom } from './simulate-rollout';

interface Bake {
  /** Share of the remote's sessions that fail before and after it was promoted, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** Share of the other remotes' sessions that fail. */
  readonly others: number;
  readonly history?: number;
  readonly sampled?: number;
  /** Checks during which everything fails in this share of sessions. */
  readonly outage?: { readonly from: number; readonly to: number; readonly rate: number };
}

const sessionsPerLook = 20;
const looks = 60;

/** Plays half an hour after a promotion. Resolves to the sessions until it was rolled back; null when it was not. */
function play(random: () => number, bake: Bake): number | null {
  const { before, after, others, history = 2000, sampled = 1, outage } = bake;
  const failuresOf = (sessions: number, rate: number) => {
    let failures = 0;
    for (let session = 0; session < sessions; session += 1) if (random() < rate) failures += 1;
    return failures;
  };
  const of = { version: '1.1.0', previous: '1.0.0', since: '', until: '' };
  const past = { sessions: history, reports: history, failures: failuresOf(history, before) };
  let state = startBake(of, { ...past, others: failuresOf(history, others) });
  const now = { sessions: 0, reports: 0, failures: 0, others: 0 };
  let exposed = 0;
  for (let look = 0; look < looks; look += 1) {
    const isOut = outage !== undefined && look >= outage.from && look < outage.to;
    for (let session = 0; session < sessionsPerLook; session += 1) {
      exposed += 1;
      const fails = random() < (isOut ? outage.rate : after);
      if (random() < (isOut ? outage.rate : others)) now.others += 1;
      if (!fails && random() >= sampled) continue;
      now.sessions += fails ? 1 : 1 / sampled;
      now.failures += fails ? 1 : 0;
      now.reports += 1;
    }
    const { finding, next } = judgeBake(state, now);
    if (finding.kind === 'roll-back') return exposed;
    state = next;
  }
  return null;
}

const played = (count: number, bake: Bake) =>
  Array.from({ length: count }, (_, seed) => play(randomFrom(seed + 1), bake));

describe('a version that was promoted', () => {
  it.each([0.005, 0.02, 0.1])('is left alone if it fails as before, with %f of sessions', (rate) => {
    const rolledBack = played(300, { before: rate, after: rate, others: rate }).filter(Boolean);
    expect(rolledBack.length).toBeLessThanOrEqual(3);
  });

  it('is left alone if it fails as before, where one success in ten is reported', () => {
    const bake = { before: 0.02, after: 0.02, others: 0.02, sampled: 0.1 };
    expect(played(300, bake).filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  it('is left alone in an outage that every remote feels', () => {
    const outage = { from: 10, to: 20, rate: 0.6 };
    const bake = { before: 0.02, after: 0.02, others: 0.02, outage };
    expect(played(300, bake).filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  it('is rolled back soon if it fails far more than the one before', () => {
    const total = played(200, { before: 0.02, after: 1, others: 0.02 });
    expect(total.every((sessions) => sessions !== null && sessions <= 40)).toBe(true);
    const fifth = played(200, { before: 0.02, after: 0.2, others: 0.02 }).filter(
      (sessions) => sessions !== null && sessions <= 300,
    );
    expect(fifth.length).toBeGreaterThanOrEqual(190);
  });

  it('is rolled back if every session fails, also where the one before was hardly seen', () => {
    const total = played(50, { before: 0, after: 1, others: 0, history: 10 });
    expect(total.every((sessions) => sessions !== null && sessions <= 40)).toBe(true);
  });
});
