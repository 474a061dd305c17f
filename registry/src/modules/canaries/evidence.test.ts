import { expect, it } from '@jest/globals';
import { addToDetector, addTrials, noEvidence, reversed, strengthOf, type Trials } from './evidence';

const after = (...trials: readonly Trials[]) => strengthOf(trials.reduce(addTrials, noEvidence));

it('starts neutral', () => {
  expect(strengthOf(noEvidence)).toBeCloseTo(1);
  expect(after({ hits: 0, misses: 0, chance: 0.1 })).toBeCloseTo(1);
});

it('grows more with unlikely hits than with likely ones', () => {
  expect(after({ hits: 4, misses: 0, chance: 0.1 })).toBeGreaterThan(1000);
  expect(after({ hits: 4, misses: 0, chance: 0.9 })).toBeLessThan(2);
});

it('shrinks while hits are random, and does not depend on how trials are grouped', () => {
  const once = after({ hits: 10, misses: 90, chance: 0.1 });
  expect(once).toBeLessThan(0.5);
  const parts = Array.from({ length: 10 }, () => ({ hits: 1, misses: 9, chance: 0.1 }));
  expect(after(...parts)).toBeCloseTo(once, 10);
});

it('is neutral if there is only one side, and stays finite after very many hits', () => {
  expect(after({ hits: 50, misses: 0, chance: 1 })).toBeCloseTo(1);
  expect(Number.isFinite(after({ hits: 1_000_000, misses: 0, chance: 0.5 }))).toBe(true);
});

it('has a mean of at most 1 if hits are random', () => {
  const chance = 0.3;
  const means = [0, 1, 2, 3].map((hits) => {
    const ways = [1, 3, 3, 1][hits] ?? 0;
    const probability = ways * chance ** hits * (1 - chance) ** (3 - hits);
    return probability * after({ hits, misses: 3 - hits, chance });
  });
  expect(means.reduce((sum, one) => sum + one)).toBeCloseTo(1, 10);
});

it('is symmetric: fewer hits on one side count like more hits on the other', () => {
  expect(reversed({ hits: 3, misses: 7, chance: 0.2 })).toEqual({ hits: 7, misses: 3, chance: 0.8 });
});

it('forgets evidence against a change in open-ended monitoring', () => {
  const usual = { hits: 10, misses: 90, chance: 0.1 };
  const long = Array.from({ length: 100 }, () => usual).reduce(addToDetector, noEvidence);
  expect(strengthOf(addToDetector(long, { hits: 20, misses: 0, chance: 0.1 }))).toBeGreaterThan(1e5);
});
