import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { heightOf, lay, widthOf, type Box, type Lengths, type Room } from './arrange';

const bare: Room = { full: 1000, above: 0, aside: 0, right: true };
const box: Box = [-300, -450, 300, 450];

describe('a drawing laid out at its true size', () => {
  it('is as wide and as tall as was measured, in one unit', () => {
    const { unit, box: laid } = lay({ box, wide: 148, tall: 210 }, bare);
    expect(heightOf(laid)).toBeCloseTo(1000);
    expect([widthOf(laid) / unit, heightOf(laid) / unit].map(Math.round)).toEqual([148, 210]);
  });

  it('keeps its shape where one length was measured', () => {
    const { box: laid } = lay({ box, wide: 120 }, bare);
    expect(widthOf(laid) / heightOf(laid)).toBeCloseTo(600 / 900);
  });

  it('measures a part of it alone', () => {
    const part: Box = [0, 0, 150, 150];
    const { unit, part: laid } = lay({ box, part, wide: 40 }, bare);
    expect(widthOf(laid)).toBeCloseTo(40 * unit);
  });

  const lengths = fc.record({
    wide: fc.integer({ min: 5, max: 700 }),
    tall: fc.integer({ min: 5, max: 700 }),
  });
  const room = fc.integer({ min: 0, max: 130 });

  it('fits with the room around it, its middle in the middle', () => {
    fc.assert(
      fc.property(
        lengths,
        room,
        room,
        room,
        room,
        fc.boolean(),
        (mm, above, aside, below, opposite, right) => {
          const sized: Lengths = { box, ...mm };
          const laid = lay(sized, { full: 1000, above, aside, below, opposite, right });
          const [x, y] = laid.shift;
          const [left, top, far, low] = laid.box;
          const [before, after] = right ? [opposite, aside] : [aside, opposite];
          const edges = [left + x - before, top + y - above, far + x + after, low + y + below];
          for (const edge of edges) expect(Math.abs(edge)).toBeLessThanOrEqual(500.001);
          expect(edges[0]).toBeCloseTo(-(edges[2] ?? 0));
          expect(edges[1]).toBeCloseTo(-(edges[3] ?? 0));
        },
      ),
    );
  });
});
