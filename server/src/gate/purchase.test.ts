import { expect, it } from '@jest/globals';
import { buyInPairs, judgePurchase, type Side } from './purchase';

const hidden = 'the checkout reaches a Pay button (“Pay” disappears)';
const late = 'the cart shows the product (“Remove” does not appear)';

/** Simulates attempts with these results, repeating a side's last one. Resolves with the findings and the sides of the attempts. */
async function simulateAttempts(results: Readonly<Record<Side, readonly (string | null)[]>>) {
  const made: Side[] = [];
  const attempts = await buyInPairs((side) => {
    const turn = made.filter((one) => one === side).length;
    made.push(side);
    return Promise.resolve(results[side][turn] ?? results[side].at(-1) ?? null);
  });
  return { found: judgePurchase({ width: 390 }, attempts), made };
}

it('buys once if that succeeds', async () => {
  const { found, made } = await simulateAttempts({ candidate: [null], live: [hidden] });
  expect(found).toEqual([]);
  expect(made).toEqual(['candidate']);
});

it('refuses a candidate that fails when the live version succeeds', async () => {
  const { found } = await simulateAttempts({ candidate: [hidden], live: [null] });
  expect(found).toEqual([
    {
      ...{ check: 'purchase', severity: 'refuse', path: null, width: 390 },
      message: `A purchase at 390 px fails at this step: ${hidden}.`,
    },
  ]);
});

it('refuses after one failure when the live version succeeds, regardless of the second attempt', async () => {
  const { found, made } = await simulateAttempts({ candidate: [hidden, null], live: [null] });
  expect(found).toMatchObject([{ severity: 'refuse' }]);
  expect(made).toEqual(['candidate', 'live']);
});

it('refuses a candidate that fails every time when the live version failed only once', async () => {
  const { found, made } = await simulateAttempts({ candidate: [hidden], live: [late, null] });
  expect(found).toMatchObject([{ severity: 'refuse' }]);
  expect(made).toEqual(['candidate', 'live', 'candidate', 'live']);
});

it('adds a note for a failure of both versions, repeated or once on a busy machine', async () => {
  const always = await simulateAttempts({ candidate: [hidden], live: [hidden] });
  expect(always.found).toEqual([
    {
      ...{ check: 'purchase', severity: 'note', path: null, width: 390 },
      message: `A purchase at 390 px fails, as it does with the live versions, at this step: ${hidden}.`,
    },
  ]);
  expect(always.made).toHaveLength(4);
  const once = await simulateAttempts({ candidate: [late, null], live: [late] });
  expect(once.found).toMatchObject([{ severity: 'note' }]);
});
