import { describe, expect, it } from '@jest/globals';
import { draggedTo, isInSight, placeOf, positionsFrom, stopAt, stopsOf } from './track';

const ring = { count: 8, perView: 5, loop: true };
const row = { count: 5, perView: 1.4, loop: false };

describe('a row that ends', () => {
  it('rests at each slide until the last one is in sight', () => {
    expect(stopsOf(row)).toBe(5);
    expect(placeOf(row, 4, 0)).toBeCloseTo(3.6);
    expect(stopAt(row, 3.6)).toBe(4);
    expect(stopsOf({ ...row, perView: 5 })).toBe(1);
  });

  it('follows a finger past its end more slowly, and never as far as a slide', () => {
    expect(draggedTo(row, 2.5)).toBe(2.5);
    expect(draggedTo(row, -1)).toBeCloseTo(-1 / 3);
    expect(draggedTo(row, 4.6)).toBeCloseTo(3.6 + 1 / 3);
  });

  it('has in sight what peeks in', () => {
    const inSight = (place: number) => [0, 1, 2, 3, 4].filter((slide) => isInSight(row, slide, place));
    expect(inSight(0)).toEqual([0, 1]);
    expect(inSight(3.6)).toEqual([3, 4]);
  });
});

describe('a ring', () => {
  it('goes to a slide the short way round', () => {
    expect(placeOf(ring, 7, 0)).toBe(-1);
    expect(placeOf(ring, 1, 7)).toBe(9);
    expect(placeOf(ring, 3, 16)).toBe(19);
    expect(stopAt(ring, -1)).toBe(7);
  });

  it('has every slide once, from wherever it begins', () => {
    expect(positionsFrom(ring, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(positionsFrom(ring, -2)).toEqual([0, 1, 2, 3, 4, 5, -2, -1]);
    expect([...positionsFrom(ring, 11)].sort((a, b) => a - b)).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
  });
});
