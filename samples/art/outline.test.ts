import { describe, expect, it } from '@jest/globals';
import { compactPath } from './outline';

describe('compactPath', () => {
  it('writes relative commands, with h and v for straight sides', () => {
    const square = compactPath([
      { type: 'M', x: 10, y: 10 },
      { type: 'L', x: 30, y: 10 },
      { type: 'L', x: 30, y: 25.5 },
      { type: 'L', x: 10, y: 10 },
      { type: 'Z' },
    ]);
    expect(square).toBe('m10 10h20v15.5l-20-15.5z');
  });

  it('keeps a bend that shows and straightens one that does not', () => {
    const from = { type: 'M', x: 0, y: 0 } as const;
    expect(compactPath([from, { type: 'Q', x1: 10, y1: 8, x: 20, y: 0 }])).toBe('m0 0q10 8 20 0');
    expect(compactPath([from, { type: 'Q', x1: 10, y1: 0.2, x: 20, y: 0 }])).toBe('m0 0h20');
  });

  it('starts the next contour from where the closed one began', () => {
    const two = compactPath([
      { type: 'M', x: 5, y: 5 },
      { type: 'L', x: 25, y: 15 },
      { type: 'Z' },
      { type: 'M', x: 6, y: 9 },
      { type: 'L', x: 16, y: 29 },
      { type: 'Z' },
    ]);
    expect(two).toBe('m5 5l20 10zm1 4l10 20z');
  });

  it('leaves out segments too short to see without drifting', () => {
    const steps = Array.from({ length: 30 }, (_, index) => ({ type: 'L', x: index + 1, y: 0 }) as const);
    const written = compactPath([{ type: 'M', x: 0, y: 0 }, ...steps]);
    const reached = [...written.matchAll(/(?:h| )(\d+)/g)]
      .slice(1)
      .reduce((sum, match) => sum + Number(match[1]), 0);
    expect(reached).toBe(30);
  });
});
