import { expect, it } from '@jest/globals';
import { createSemaphore } from './semaphore';

/** Lets all pending microtasks run. */
const tick = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many in at once, keeps others waiting and refuses the rest', async () => {
  const gate = createSemaphore(2, 3, () => new Error('full'));
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    return 'done';
  };
  const admitted = Array.from({ length: 5 }, () => gate(work));
  await expect(gate(work)).rejects.toThrow('full');
  for (const _ of admitted) {
    await tick();
    finish.shift()?.();
  }
  expect(await Promise.all(admitted)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
});

it('frees the place of work that fails', async () => {
  const gate = createSemaphore(1, 1, () => new Error('full'));
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate(() => Promise.resolve('next'))).resolves.toBe('next');
});
