import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/databases';
import { openRolloutTest } from '../../testing/rollout-test';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import { createWatch } from './watch';

let test: TestRegistry;
beforeAll(async () => {
  test = await openTestRegistry();
}, START_MS);
afterAll(() => test.close());

it('an automatic rollback is reported immediately with its figures, even if the check fails later', async () => {
  const { registry, clock } = test;
  const { database, releases } = registry;
  const rollout = await openRolloutTest(test, 'gifts', await test.token('operator'));
  const expected = (await releases.head('live'))?.seq ?? 0;
  const start = { kind: 'canary-start', remote: 'gifts', version: '1.1.0', bps: 5000 } as const;
  await releases.change('live', start, { actor: admin, reason: 'for the test', expected, key: null });
  await registry.environments.add('staging', { actor: admin, reason: 'for the test' });
  const watch = createWatch({
    ...{ database, clock: clock.now },
    releases: {
      ...releases,
      head: (env) => (env === 'live' ? releases.head(env) : Promise.reject(new Error('away'))),
    },
  });
  await rollout.report(200, 150);
  await rollout.report(200, 0, '1.0.0', 'stable');
  const lines: string[] = [];
  await expect(watch.check((line) => lines.push(line))).rejects.toThrow('away');
  expect(lines).toEqual([
    expect.stringMatching(/^the canary of gifts is rolled back: 75\.0% of sessions failed, 0\.0%/),
  ]);
});
