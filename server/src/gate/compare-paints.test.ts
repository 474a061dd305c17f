import { expect, it } from '@jest/globals';
import { chanceOfRanks, isLater, measureInTurns, median, type Times } from './compare-paints';
import { limits } from './limits';

const { turns } = limits.paint;
const many = (ms: number) => Array.from({ length: turns }, (_, turn) => ms + turn);

it('computes the exact probability of a rank sum', () => {
  expect(chanceOfRanks([5, 6, 7], [1, 2, 3])).toBeCloseTo(1 / 20);
  expect(chanceOfRanks([1, 2, 3], [5, 6, 7])).toBe(1);
  expect(chanceOfRanks([4, 6, 7], [1, 2, 5])).toBeCloseTo(2 / 20);
  expect(chanceOfRanks([3, 3], [3, 3])).toBe(1);
  expect(chanceOfRanks(many(500), many(100))).toBeCloseTo(1 / 3432);
});

it('computes the median', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('reports a later paint only if it is consistently and noticeably later', () => {
  expect(isLater({ candidate: many(1800), live: many(300) })).toBe(true);
  expect(isLater({ candidate: many(330), live: many(300) })).toBe(false);
  expect(isLater({ candidate: [...many(300).slice(1), 9000], live: many(300) })).toBe(false);
});

/** Measures both sides with these samples. Resolves with the times. */
const measureWith = (sample: Readonly<Record<keyof Times, () => number | null>>) =>
  measureInTurns((side) => Promise.resolve(sample[side]()));

it('ends early if the candidate is not noticeably later, and measures both sides equally often', async () => {
  const quick = await measureWith({ candidate: () => 300, live: () => 310 });
  expect(quick.candidate).toHaveLength(limits.paint.minTurns);
  expect(quick.live).toHaveLength(limits.paint.minTurns);
  const late = await measureWith({ candidate: () => 2000, live: () => 300 });
  expect(late.candidate).toHaveLength(turns);
  expect(isLater(late)).toBe(true);
});

it('ignores loads without a paint, and is inconclusive if there are no others', async () => {
  const none = await measureWith({ candidate: () => null, live: () => 300 });
  expect(none.candidate).toEqual([]);
  expect(isLater(none)).toBe(false);
});

it('refuses almost none of a thousand good versions if loads take 0.2 to 6 s', async () => {
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const load = () => 200 + 6000 * random() ** 3;
  let refused = 0;
  for (let version = 0; version < 1000; version += 1) {
    if (isLater(await measureWith({ candidate: load, live: load }))) refused += 1;
  }
  expect(refused).toBeLessThan(3);
});
