import { expect, it } from '@jest/globals';
import { isShifted, shiftsMore } from './compare-loads';

const seven = (score: number) => Array.from({ length: 7 }, () => score);

it.each([
  ['over the limit, unlike the live page', 0.84, 0, true],
  ['clearly more than the live page', 0.07, 0.01, true],
  ['clearly more than a live page over the limit', 0.3, 0.15, true],
  ['over the limit, as the live page', 0.15, 0.15, false],
  ['a little more than the live page', 0.05, 0.02, false],
  ['none', 0, 0, false],
])('layout shift, %s: %d compared with %d', (_title, candidate, live, refused) => {
  expect(isShifted({ candidate: seven(candidate), live: seven(live) })).toBe(refused);
  expect(shiftsMore({ candidate: seven(candidate), live: seven(live) })).toBe(refused);
});

it('does not refuse for a single load that shifts', () => {
  expect(shiftsMore({ candidate: [0.84, ...seven(0).slice(1)], live: seven(0) })).toBe(false);
  expect(shiftsMore({ candidate: [0.84, 0.84, 0.84, 0.84, 0, 0, 0], live: [0, 0, 0, 0, 0.84, 0, 0] })).toBe(
    false,
  );
});

it('only applies the limit if there is no live page', () => {
  expect(shiftsMore({ candidate: [0.09, 0.09, 0.08], live: [] })).toBe(false);
  expect(shiftsMore({ candidate: [0.2, 0.3, 0.2], live: [] })).toBe(true);
  expect(shiftsMore({ candidate: [], live: [] })).toBe(false);
});
