import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { windowOf } from '../telemetry/health';
import { smallRemote } from '../testing/small-remote';
import { admin, openTestRegistry, registryDatabase, type TestRegistry } from '../testing/test-registry';
import type { ReleaseChange } from '../releases/change';
import { createWatch } from './watch';

let test: TestRegistry;
/** Each test has a remote of its own; the registry is the same. */
let remote: string;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
});
afterAll(() => test.close());

beforeEach(async () => {
  remote = `remote-${(tests += 1)}`;
  for (const version of ['1.0.0', '1.1.0']) {
    await test.registry.publisher.publish(smallRemote(remote, version), admin);
  }
  await change({ kind: 'promote', versions: { [remote]: '1.0.0' } });
  await startCanary();
});
afterEach(async () => {
  if (canaryOf()) await change({ kind: 'canary-abort', remote });
  test.clock.forward(60 * 60_000);
});

const canaryOf = () => test.live.current()?.assignments[remote]?.canary;

async function change(wish: ReleaseChange, force = false) {
  const expected = (await test.registry.releases.head('live'))?.seq ?? 0;
  const warrant = { actor: admin, reason: 'for the test', expected, key: null, force };
  return test.registry.releases.change('live', wish, warrant);
}

async function startCanary() {
  await change({ kind: 'canary-start', remote, version: '1.1.0', bps: 5000 });
  await look();
}

const look = () => test.registry.watch.look();

/** So many sessions of a side report, of which so many fail, in the window of now. */
async function shop(side: 'canary' | 'stable', sessions: number, failures: number) {
  const version = side === 'canary' ? '1.1.0' : '1.0.0';
  const counts = {
    sessions,
    failures,
    reports: sessions,
    errors: 0,
    loads: 0,
    load_ms: 0,
    lcps: 0,
    lcp_ms: 0,
  };
  await test.registry.database.db
    .insertInto('registry_health')
    .values({
      env: 'live',
      remote,
      version,
      variant: side,
      window_start: windowOf(test.clock.now()),
      ...counts,
    })
    .execute();
}

describe('the watch over canaries', () => {
  it('rolls back when the canary fails more than its control in two windows, and not in one', async () => {
    await shop('stable', 220, 2);
    await shop('canary', 220, 40);
    expect(await look()).toEqual([]);
    expect(await look()).toEqual([]);
    expect(canaryOf()).toBeDefined();
    test.clock.forward(30_000);
    const [line] = await look();
    expect(line).toMatch(/^the canary of remote-1 is rolled back: 18\.2 % of canary sessions fail, 0\.9 %/);
    expect(canaryOf()).toBeUndefined();
    expect(test.live.current()?.actor).toBe('automatic');
  });

  it('lets a canary be that does as well as its control', async () => {
    for (let window = 0; window < 4; window += 1) {
      await shop('stable', 100, 1);
      await shop('canary', 100, 1);
      test.clock.forward(30_000);
      expect(await look()).toEqual([]);
    }
    expect(canaryOf()).toBeDefined();
  });

  it('trips at once when half of 20 sessions fail', async () => {
    await shop('canary', 20, 10);
    expect(await look()).toHaveLength(1);
    expect(canaryOf()).toBeUndefined();
  });

  it('rolls a remote back once in 30 minutes, then leaves it frozen for a person', async () => {
    await shop('canary', 20, 20);
    await look();
    test.clock.forward(10 * 60_000);
    await startCanary();
    await shop('canary', 20, 20);
    expect((await look())[0]).toMatch(/^remote-4 is frozen for a person to decide/);
    expect(canaryOf()).toBeDefined();
    await expect(change({ kind: 'canary-advance', remote, bps: 6000 })).rejects.toMatchObject({
      status: 423,
    });
    expect(await look()).toEqual([]);
    await change({ kind: 'canary-abort', remote });
  });

  it('pauses the ramp while the canary is silent, until somebody goes on all the same', async () => {
    await shop('stable', 200, 0);
    expect((await look())[0]).toContain('is paused: Control sessions report and canary sessions do not.');
    const more: ReleaseChange = { kind: 'canary-advance', remote, bps: 8000 };
    await expect(change(more)).rejects.toMatchObject({ status: 409 });
    await change({ kind: 'canary-advance', remote, bps: 4000 });
    await expect(change({ kind: 'promote', versions: { [remote]: '1.1.0' } })).rejects.toMatchObject({
      status: 409,
    });
    await change(more, true);
    expect(canaryOf()?.bps).toBe(8000);
  });

  it('is kept by one process at a time', async () => {
    await shop('canary', 20, 20);
    const other = createWatch({
      database: registryDatabase(test.opened),
      releases: test.registry.releases,
      clock: test.clock.now,
      env: 'live',
      holder: 'another process',
    });
    expect(await other.look()).toEqual([]);
    expect(canaryOf()).toBeDefined();
    test.clock.forward(61_000);
    expect(await other.look()).toHaveLength(1);
    expect(await look()).toEqual([]);
  });
});
