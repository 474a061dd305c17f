import { expect, it } from '@jest/globals';
import { runRegularly } from './run-regularly';

it('works again and again, one at a time, and a stop waits for the work under way', async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  let thirdTurn: () => void = () => undefined;
  const third = new Promise<void>((resolve) => (thirdTurn = resolve));
  const work = runRegularly(async () => {
    running += 1;
    most = Math.max(most, running);
    if (done === 2) thirdTurn();
    await new Promise(setImmediate);
    running -= 1;
    done += 1;
  }, 1);
  await third;
  await work.stop();
  expect([most, running, done]).toEqual([1, 0, 3]);
});
