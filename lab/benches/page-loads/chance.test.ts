import { describe, expect, it } from '@jest/globals';
import { chanceOf } from './chance';

const figure = (...values: number[]) => ({ median: null, spread: null, values });

describe('the probability of chance alone', () => {
  it('is certain for two equal sets', () => {
    expect(chanceOf(figure(3, 1, 2, 5, 4), figure(1, 2, 3, 4, 5))).toBe(1);
  });

  it('is almost zero for sets that do not overlap', () => {
    expect(chanceOf(figure(90, 91, 92, 93, 94, 95), figure(10, 11, 12, 13, 14, 15))).toBeLessThan(0.01);
  });

  it('is in between for sets that overlap, and the same each time', () => {
    const [ours, theirs] = [figure(0, 9, 14, 20, 30), figure(0, 2, 10, 23, 45)];
    expect(chanceOf(ours, theirs)).toBeGreaterThan(0.5);
    expect(chanceOf(ours, theirs)).toBe(chanceOf(ours, theirs));
  });

  it('is unknown for few loads', () => {
    expect(chanceOf(figure(1, 2, 3, 4), figure(9, 9, 9, 9, 9))).toBeNull();
  });
});
