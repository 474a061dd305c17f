import { smallRemote } from '@shop/protocol/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { windowOf } from '../telemetry/health';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, registryDatabase, type TestRegistry } from '../../testing/test-registry';
import type { Freezes } from '../../domain/freeze';
import type { ReleaseChange } from '../../domain/change';
import { createWatch } from './watch';

let test: TestRegistry;
/** Each test has its own remote in a shared registry. */
let remote: string;
let tests = 0;
let freezes: Freezes = {};

beforeAll(async () => {
  test = await openTestRegistry();
}, START_MS);
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
  freezes = {};
  test.clock.forward(60 * 60_000);
});

const canaryOf = () => test.live.current()?.assignments[remote]?.canary;

const seq = async () => (await test.registry.releases.head('live'))?.seq ?? 0;

async function change(requested: ReleaseChange, how: { force?: boolean; again?: boolean } = {}) {
  const changeRequest = { actor: admin, reason: 'for the test', expected: await seq(), key: null, ...how };
  return test.registry.releases.change('live', requested, changeRequest);
}

async function startCanary(how: { again?: boolean } = {}) {
  await change({ kind: 'canary-start', remote, version: '1.1.0', bps: 5000 }, how);
  await check();
}

async function check() {
  const done = await test.registry.watch.check();
  ({ freezes } = await test.registry.releases.state('live'));
  return done;
}

const frozen = () => freezes[remote];

/** Reports sessions of one side in the current window, of which `failed` fail. */
async function shop(
  side: 'canary' | 'stable',
  sessions: number,
  failures: number,
  renders: { server_renders?: number; server_failures?: number } = {},
  of = { remote, version: side === 'canary' ? '1.1.0' : '1.0.0' },
) {
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
      ...of,
      variant: side,
      window_start: windowOf(test.clock.now()),
      ...counts,
      ...renders,
    })
    .execute();
}

describe('monitoring of canaries', () => {
  it('rolls back when the canary fails significantly more than its control', async () => {
    await shop('stable', 22, 1);
    await shop('canary', 22, 3);
    expect(await check()).toEqual([]);
    test.clock.forward(30_000);
    expect(await check()).toEqual([]);
    expect(canaryOf()).toBeDefined();
    await shop('stable', 198, 1);
    await shop('canary', 198, 37);
    const [line] = await check();
    expect(line).toContain(`the canary of ${remote} is rolled back: 18.2% of sessions failed, 0.9%`);
    expect(canaryOf()).toBeUndefined();
    expect(test.live.current()?.actor).toBe('automatic');
  });

  it('exports metrics: the health of versions, the current canary and the number of rollbacks', async () => {
    await shop('stable', 40, 1);
    const own = async () => {
      const { versions, canaries, trips } = await test.registry.figures();
      const isOwn = (one: { readonly remote: string }) => one.remote === remote;
      return {
        versions: versions.filter(isOwn),
        canaries: canaries.filter(isOwn),
        trips: trips.filter(isOwn),
      };
    };
    const later = { pays: 0, paid: 0, orders: 0 };
    const none = { ...later, remote, loads: 0, errors: 0, products: 0, carts: 0, checkouts: 0 };
    const control = { ...none, version: '1.0.0', variant: 'stable', sessions: 40, failures: 1 };
    expect(await own()).toEqual({
      versions: [control],
      canaries: [{ remote, version: '1.1.0', share: 0.5 }],
      trips: [{ remote, count: 0 }],
    });
    await shop('canary', 20, 20);
    await check();
    const canary = { ...none, version: '1.1.0', variant: 'canary', sessions: 20, failures: 20 };
    expect(await own()).toEqual({
      versions: [control, canary],
      canaries: [],
      trips: [{ remote, count: 1 }],
    });
    test.clock.forward(11 * 60_000);
    expect((await own()).versions).toEqual([]);
  });

  it('keeps a canary that performs as well as its control', async () => {
    for (let window = 0; window < 4; window += 1) {
      await shop('stable', 100, 1);
      await shop('canary', 100, 1);
      test.clock.forward(30_000);
      expect(await check()).toEqual([]);
    }
    expect(canaryOf()).toBeDefined();
  });

  it('rolls back immediately when half of 20 sessions fail', async () => {
    await shop('canary', 20, 10);
    expect(await check()).toHaveLength(1);
    expect(canaryOf()).toBeUndefined();
  });

  it('rolls back a second canary within 30 minutes, and freezes the remote for a person to decide', async () => {
    await shop('canary', 20, 20);
    await check();
    expect(frozen()).toBeUndefined();
    test.clock.forward(10 * 60_000);
    await startCanary({ again: true });
    await shop('canary', 20, 20);
    expect((await check())[0]).toMatch(/is rolled back: .* is frozen for a person to decide/);
    expect(canaryOf()).toBeUndefined();
    expect(frozen()?.by).toBe('automatic');
    await expect(startCanary({ again: true })).rejects.toMatchObject({ status: 423 });
    expect(await check()).toEqual([]);
  });

  it('rolls back a failing canary of a frozen remote', async () => {
    const changeRequest = { actor: admin, reason: 'Diwali week', expected: await seq(), key: null };
    await test.registry.releases.freeze('live', remote, true, changeRequest);
    await shop('canary', 20, 20);
    expect(await check()).toHaveLength(1);
    expect(canaryOf()).toBeUndefined();
    expect(frozen()?.by).toBe(admin.name);
  });

  it('marks a rolled-back version, which can only be released again explicitly', async () => {
    await shop('canary', 20, 20);
    await check();
    const { rolledBack } = await test.registry.releases.state('live');
    const mark = rolledBack.find((one) => one.remote === remote);
    expect(mark).toMatchObject({ remote, version: '1.1.0', actor: 'automatic' });
    expect(mark?.reason).toContain('100.0% of sessions failed, 20 in all.');
    await expect(startCanary()).rejects.toMatchObject({ status: 409 });
    await startCanary({ again: true });
    expect(canaryOf()?.version).toBe('1.1.0');
  });

  it('suspends judgement while the control fails too, so that an outage does not roll back a canary', async () => {
    await shop('stable', 60, 36);
    await shop('canary', 60, 36);
    expect((await check())[0]).toContain('something that both need is unavailable');
    test.clock.forward(30_000);
    expect(await check()).toEqual([]);
    expect(canaryOf()).toBeDefined();
  });

  it('rolls back a canary that only fails on the server, unless its control fails there too', async () => {
    await shop('stable', 100, 1, { server_renders: 40, server_failures: 24 });
    await shop('canary', 100, 1, { server_renders: 40, server_failures: 24 });
    expect((await check())[0]).toMatch(/is paused: 60\.0% of server renders failed/);
    expect(canaryOf()).toBeDefined();
    test.clock.forward(30_000);
    await shop('stable', 100, 1, { server_renders: 4000, server_failures: 2 });
    await shop('canary', 100, 1, { server_renders: 4000, server_failures: 3000 });
    expect((await check())[0]).toContain('of server renders failed');
    expect(canaryOf()).toBeUndefined();
  });

  it('rolls back the canary of a remote without a stable version, which removes the remote', async () => {
    await change({ kind: 'canary-abort', remote });
    const young = `young-${remote}`;
    await test.registry.publisher.publish(smallRemote(young, '1.0.0'), admin);
    await change({ kind: 'canary-start', remote: young, version: '1.0.0', bps: 1000 });
    await shop('canary', 20, 20, {}, { remote: young, version: '1.0.0' });
    expect(await check()).toHaveLength(1);
    expect(test.live.current()?.assignments[young]).toBeUndefined();
  });

  it('pauses the canary while it sends no reports, until a user overrides the pause', async () => {
    await shop('stable', 200, 0);
    expect((await check())[0]).toContain('is paused: Control sessions report and canary sessions do not.');
    const more: ReleaseChange = { kind: 'canary-advance', remote, bps: 8000 };
    await expect(change(more)).rejects.toMatchObject({ status: 409 });
    await change({ kind: 'canary-advance', remote, bps: 4000 });
    await expect(change({ kind: 'promote', versions: { [remote]: '1.1.0' } })).rejects.toMatchObject({
      status: 409,
    });
    await change(more, { force: true });
    expect(canaryOf()?.bps).toBe(8000);
  });

  it('runs in one process at a time', async () => {
    await shop('canary', 20, 20);
    const other = createWatch({
      database: registryDatabase(test.opened),
      releases: test.registry.releases,
      clock: test.clock.now,
      holder: 'another process',
    });
    expect(await other.check()).toEqual([]);
    expect(canaryOf()).toBeDefined();
    test.clock.forward(61_000);
    expect(await other.check()).toHaveLength(1);
    expect(await check()).toEqual([]);
  });
});

describe('monitoring of promoted versions', () => {
  const stableOf = () => test.live.current()?.assignments[remote]?.stable;
  const versionOf = (version: string) => ({ remote, version });
  const promoteNext = async () => {
    await change({ kind: 'canary-abort', remote });
    expect(await check()).toEqual([]);
    await shop('stable', 400, 4);
    // A remote's share of all failures can only grow if others have failures.
    await shop('stable', 400, 40, {}, { remote: 'another', version: '1.0.0' });
    test.clock.forward(30_000);
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    expect(await check()).toEqual([]);
  };

  it('restores the previous version if the new one fails far more often, and marks the new one', async () => {
    await promoteNext();
    await shop('stable', 30, 15, {}, versionOf('1.1.0'));
    const [line] = await check();
    expect(line).toMatch(
      / is rolled back: 50\.0% of sessions failed since 1\.1\.0 was promoted; with 1\.0\.0 it was at most /,
    );
    expect([stableOf(), test.live.current()?.actor]).toEqual(['1.0.0', 'automatic']);
    const { rolledBack } = await test.registry.releases.state('live');
    expect(rolledBack).toContainEqual(expect.objectContaining(versionOf('1.1.0')));
    // A rollback target is not monitored, as it was good before.
    await shop('stable', 30, 30);
    test.clock.forward(30_000);
    await shop('stable', 30, 30);
    expect(await check()).toEqual([]);
    expect(stableOf()).toBe('1.0.0');
  });

  it('keeps a version that fails as often as the previous one, and does not roll back after half an hour', async () => {
    await promoteNext();
    await shop('stable', 100, 1, {}, versionOf('1.1.0'));
    expect(await check()).toEqual([]);
    test.clock.forward(31 * 60_000);
    await shop('stable', 100, 90, {}, versionOf('1.1.0'));
    expect(await check()).toEqual([]);
    expect(stableOf()).toBe('1.1.0');
  });
});
