import { expect, it } from '@jest/globals';
import { addEvidence, noEvidence, strengthOf } from './evidence';

const after = (...failures: readonly { canary: number; control: number; share: number }[]) =>
  strengthOf(failures.reduce(addEvidence, noEvidence));

it('begins with none for or against', () => {
  expect(strengthOf(noEvidence)).toBeCloseTo(1);
  expect(after({ canary: 0, control: 0, share: 0.1 })).toBeCloseTo(1);
});

it('grows with failures of a canary that has a small share, and less with those of a large one', () => {
  expect(after({ canary: 4, control: 0, share: 0.1 })).toBeGreaterThan(1000);
  expect(after({ canary: 4, control: 0, share: 0.9 })).toBeLessThan(2);
});

it('shrinks while failures fall as the share says, and is the same however often it is looked at', () => {
  const once = after({ canary: 10, control: 90, share: 0.1 });
  expect(once).toBeLessThan(0.5);
  const parts = Array.from({ length: 10 }, () => ({ canary: 1, control: 9, share: 0.1 }));
  expect(after(...parts)).toBeCloseTo(once, 10);
});

it('compares nothing where there is one side only, and stays a number after very many failures', () => {
  expect(after({ canary: 50, control: 0, share: 1 })).toBeCloseTo(1);
  expect(Number.isFinite(after({ canary: 1_000_000, control: 0, share: 0.5 }))).toBe(true);
});

it('has a mean of 1 at most when a failure falls to the canary as its share says', () => {
  const share = 0.3;
  const chances = [0, 1, 2, 3].map((canary) => {
    const ways = [1, 3, 3, 1][canary] ?? 0;
    const chance = ways * share ** canary * (1 - share) ** (3 - canary);
    return chance * after({ canary, control: 3 - canary, share });
  });
  expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1, 10);
});
