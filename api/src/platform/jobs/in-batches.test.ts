import { expect, it } from '@jest/globals';
import { inBatches } from './in-batches';

it('goes on until a batch is not full', async () => {
  let left = 7;
  const asked: number[] = [];
  const done = await inBatches(async (limit) => {
    asked.push(limit);
    const taken = Math.min(limit, left);
    left -= taken;
    return taken;
  }, 3);
  expect([done, left, asked]).toEqual([7, 0, [3, 3, 3]]);
});
