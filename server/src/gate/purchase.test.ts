import { expect, it } from '@jest/globals';
import { buyInPairs, judgePurchase, type Side } from './purchase';

const hidden = 'the checkout reaches a Pay button (“Pay” disappears)';
const late = 'the cart shows the product (“Remove” does not appear)';

/** Plays tries with these results, a side's last one again and again. Resolves with the findings, and whose tries were made. */
async function playTries(results: Readonly<Record<Side, readonly (string | null)[]>>) {
  const made: Side[] = [];
  const tries = await buyInPairs((side) => {
    const turn = made.filter((one) => one === side).length;
    made.push(side);
    return Promise.resolve(results[side][turn] ?? results[side].at(-1) ?? null);
  });
  return { found: judgePurchase({ width: 390 }, tries), made };
}

it('buys once where that succeeds', async () => {
  const { found, made } = await playTries({ candidate: [null], live: [hidden] });
  expect(found).toEqual([]);
  expect(made).toEqual(['candidate']);
});

it('refuses a candidate that fails where the live version does not', async () => {
  const { found } = await playTries({ candidate: [hidden], live: [null] });
  expect(found).toEqual([
    {
      ...{ check: 'purchase', severity: 'refuse', path: null, width: 390 },
      message: `A purchase at 390 px fails at this step: ${hidden}.`,
    },
  ]);
});

it('refuses after one failure when the live version succeeds, regardless of the second attempt', async () => {
  const { found, made } = await playTries({ candidate: [hidden, null], live: [null] });
  expect(found).toMatchObject([{ severity: 'refuse' }]);
  expect(made).toEqual(['candidate', 'live']);
});

it('refuses a candidate that fails each time, where the live version has failed once by chance', async () => {
  const { found, made } = await playTries({ candidate: [hidden], live: [late, null] });
  expect(found).toMatchObject([{ severity: 'refuse' }]);
  expect(made).toEqual(['candidate', 'live', 'candidate', 'live']);
});

it('notes a failure that the live version shares, and one that both had on a busy machine', async () => {
  const always = await playTries({ candidate: [hidden], live: [hidden] });
  expect(always.found).toEqual([
    {
      ...{ check: 'purchase', severity: 'note', path: null, width: 390 },
      message: `A purchase at 390 px fails, with the live versions too, at this step: ${hidden}.`,
    },
  ]);
  expect(always.made).toHaveLength(4);
  const once = await playTries({ candidate: [late, null], live: [late] });
  expect(once.found).toMatchObject([{ severity: 'note' }]);
});
