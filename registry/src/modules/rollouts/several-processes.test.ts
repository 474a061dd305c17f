import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/databases';
import { openRolloutTest, type RolloutTest } from '../../testing/rollout-test';
import { openTestRegistry, registryDatabase, type TestRegistry } from '../../testing/test-registry';
import { createReleases } from '../releases/service';
import { createRollouts, type Rollouts } from './service';

let test: TestRegistry;
let operator: string;
let rollout: RolloutTest;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.forward(60 * 60_000);
  rollout = await openRolloutTest(test, `remote-${(tests += 1)}`, operator);
});

// Otherwise the next test would advance a rollout that is still running.
afterEach(() => rollout.act('abort'));

/** The rollouts of another process on the same database, with a separate connection if the engine supports it. */
async function anotherProcess(onRelease = () => Promise.resolve()): Promise<Rollouts> {
  const database = registryDatabase(await test.openAnother());
  const clock = test.clock.now;
  const releases = createReleases({ database, clock, onRelease, gate: test.registry.gate });
  return createRollouts({ database, clock, releases });
}

const bps = async () => {
  const head = await test.registry.releases.head('live');
  return head?.assignments[rollout.remote]?.canary?.bps;
};

it('only one of several concurrent processes advances a rollout', async () => {
  const processes = [test.registry.rollouts, ...(await Promise.all([1, 2, 3].map(() => anotherProcess())))];
  await rollout.start({ minSessions: 0 });
  const before = (await test.registry.releases.head('live'))?.seq ?? 0;
  test.clock.forward(10 * 60_000);
  await test.registry.watch.check();
  const lines = (await Promise.all(processes.map((one) => one.check()))).flat();
  expect(lines).toEqual([expect.stringContaining('goes to 10% of all shoppers')]);
  expect((await test.registry.releases.head('live'))?.seq).toBe(before + 1);
  expect((await Promise.all(processes.map((one) => one.check()))).flat()).toEqual([]);
  expect((await rollout.get()).history.filter(({ kind }) => kind === 'stage')).toHaveLength(2);
});

it('a new process continues where the last one stopped', async () => {
  await rollout.start({ minSessions: 0 });
  test.clock.forward(10 * 60_000);
  await test.registry.watch.check();
  const next = await anotherProcess();
  expect(await next.check()).toContainEqual(expect.stringContaining(`${rollout.remote}@1.1.0 goes to 10%`));
  expect([await bps(), (await rollout.get()).stage]).toEqual([1000, 2]);
});

it('a stage is both live and stored, or neither, if the process dies in between', async () => {
  await rollout.start({ minSessions: 0 });
  test.clock.forward(10 * 60_000);
  await test.registry.watch.check();
  const database = registryDatabase(await test.openAnother());
  const releases = createReleases({
    database,
    clock: test.clock.now,
    onRelease: () => Promise.resolve(),
    gate: test.registry.gate,
  });
  const dying = createRollouts({
    database,
    clock: test.clock.now,
    releases: {
      ...releases,
      async changeWithin(...call) {
        await releases.changeWithin(...call);
        throw new Error('ended in between');
      },
    },
  });
  await expect(dying.check()).rejects.toThrow('ended in between');
  expect([await bps(), (await rollout.get()).stage]).toEqual([100, 1]);
  await test.registry.rollouts.check();
  expect([await bps(), (await rollout.get()).stage]).toEqual([1000, 2]);
});

it('two simultaneous requests for a rollout of a remote create only one', async () => {
  const requested = { remote: rollout.remote, version: '1.1.0', reason: 'Both of us' };
  const made = await Promise.all([1, 2, 3].map(() => rollout.call('', requested)));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = made.find(({ status }) => status === 409);
  expect(refused?.body.message).toMatch(
    /already has rollout \d+ of 1\.1\.0\. Abort it, or wait until it is done\.$/,
  );
});
