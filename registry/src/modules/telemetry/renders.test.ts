import { expect, it } from '@jest/globals';
import type { RenderOutcome } from '@shop/contracts';
import { createRenderCounts, type RenderCount } from './renders';

const outcome = (change: Partial<RenderOutcome> = {}): RenderOutcome => ({
  remote: 'catalog',
  version: '1.0.0',
  variant: 'stable',
  outcome: 'rendered',
  ...change,
});

/** Creates counts whose sums are accepted unless `unavailable` is set. */
function open() {
  const sent: (readonly RenderCount[])[] = [];
  const state = { unavailable: false };
  const counts = createRenderCounts({
    send(batch) {
      if (state.unavailable) return Promise.reject(new Error('away'));
      sent.push(batch);
      return Promise.resolve();
    },
  });
  return { counts, sent, state };
}

it('adds up by version and variant, without previews and disabled remotes', async () => {
  const { counts, sent } = open();
  for (const how of ['rendered', 'rendered', 'threw', 'timed-out', 'died', 'skipped'] as const) {
    counts.count(outcome({ outcome: how }));
  }
  counts.count(outcome({ variant: 'preview', outcome: 'threw' }));
  counts.count(outcome({ version: '1.1.0', variant: 'canary', outcome: 'threw' }));
  await counts.flush();
  await counts.flush();
  expect(sent).toEqual([
    [
      { remote: 'catalog', version: '1.0.0', variant: 'stable', renders: 5, failures: 3 },
      { remote: 'catalog', version: '1.1.0', variant: 'canary', renders: 1, failures: 1 },
    ],
  ]);
});

it('buffers counts that could not be sent, logs that once, and sends them when stopped', async () => {
  const { counts, sent, state } = open();
  state.unavailable = true;
  counts.count(outcome());
  await expect(counts.flush()).rejects.toThrow('away');
  const errors: unknown[] = [];
  const stop = counts.start((error) => errors.push(error));
  counts.count(outcome({ outcome: 'died' }));
  await stop();
  expect(errors).toHaveLength(1);
  state.unavailable = false;
  await counts.flush();
  expect(sent.flat()).toMatchObject([{ renders: 2, failures: 1 }]);
});

it('limits the number of buffered versions', async () => {
  const { counts, sent } = open();
  for (let at = 0; at < 1000; at += 1) counts.count(outcome({ version: `1.0.${at}` }));
  await counts.flush();
  expect(sent.flat().length).toBe(200);
});
