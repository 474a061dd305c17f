import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { windowOf } from '../telemetry/health';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import type { ReleaseChange } from '../../domain/change';
import { windowMs } from '../../durations';

let test: TestRegistry;
/** Each test has its own remote in a shared registry. */
let remote: string;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  remote = `remote-${(tests += 1)}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await test.registry.publisher.publish(smallRemote(remote, version), admin);
  await change({ kind: 'promote', versions: { [remote]: '1.0.0' } });
  await check();
  test.clock.forward(60 * 60_000);
  // Align the clock with the start of a window.
  test.clock.forward(windowMs - (test.clock.now().getTime() % windowMs));
});

const check = () => test.registry.watch.check();
const assignment = () => test.live.current()?.assignments[remote];

async function change(requested: ReleaseChange, how: { again?: boolean } = {}) {
  const expected = (await test.registry.releases.head('live'))?.seq ?? 0;
  const changeRequest = { actor: admin, reason: 'for the test', expected, key: null, ...how };
  return test.registry.releases.change('live', requested, changeRequest);
}

const startCanary = (version: string, how: { again?: boolean } = {}) =>
  change({ kind: 'canary-start', remote, version, bps: 5000 }, how);

/** Adds reporting sessions of a version to the current window; `failures` of them fail. */
async function shop(variant: 'canary' | 'stable', version: string, sessions: number, failures: number) {
  const { db } = test.registry.database;
  const key = { env: 'live', remote, version, variant, window_start: windowOf(test.clock.now()) };
  const counts = { sessions, reports: sessions, failures, errors: 0, loads: 0, load_ms: 0 };
  const row = { ...key, ...counts, lcps: 0, lcp_ms: 0 };
  await db
    .insertInto('registry_health')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['env', 'remote', 'version', 'variant', 'window_start']).doUpdateSet((column) => ({
        sessions: column.eb('registry_health.sessions', '+', sessions),
        reports: column.eb('registry_health.reports', '+', sessions),
        failures: column.eb('registry_health.failures', '+', failures),
      })),
    )
    .execute();
}

describe('monitoring starts with the release, not with its first check', () => {
  it('counts failures of a canary before the first check, even in an earlier window', async () => {
    await startCanary('1.1.0');
    await shop('stable', '1.0.0', 20, 0);
    await shop('canary', '1.1.0', 20, 20);
    test.clock.forward(windowMs + 1000);
    expect((await check())[0]).toMatch(/ is rolled back: 100\.0% of sessions failed, 0\.0%/);
    expect(assignment()?.canary).toBeUndefined();
  });

  it('counts failures of a canary that follows another canary within a window', async () => {
    await startCanary('1.1.0');
    await check();
    await change({ kind: 'canary-abort', remote });
    await startCanary('1.2.0');
    await shop('canary', '1.2.0', 20, 20);
    expect(await check()).toHaveLength(1);
    expect(assignment()?.canary).toBeUndefined();
  });

  it('does not count the failures of an earlier canary of the same version again', async () => {
    await startCanary('1.1.0');
    await shop('canary', '1.1.0', 20, 20);
    expect(await check()).toHaveLength(1);
    await startCanary('1.1.0', { again: true });
    expect(await check()).toEqual([]);
    test.clock.forward(windowMs);
    await shop('stable', '1.0.0', 20, 0);
    await shop('canary', '1.1.0', 20, 0);
    expect(await check()).toEqual([]);
    expect(assignment()?.canary?.version).toBe('1.1.0');
  });

  it('does not compare a canary with earlier sessions of its control in the same window', async () => {
    await shop('stable', '1.0.0', 4000, 400);
    await startCanary('1.1.0');
    await shop('stable', '1.0.0', 40, 1);
    await shop('canary', '1.1.0', 40, 1);
    expect(await check()).toEqual([]);
    // If the control's 400 earlier failures counted, this would not be evidence against the canary.
    await shop('canary', '1.1.0', 60, 50);
    expect((await check())[0]).toContain('is rolled back');
  });

  it('counts failures of a promoted version before the first check, even in an earlier window', async () => {
    await shop('stable', '1.0.0', 400, 4);
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    await shop('stable', '1.1.0', 30, 30);
    test.clock.forward(windowMs + 1000);
    expect((await check())[0]).toMatch(
      / is rolled back: 100\.0% of sessions failed since 1\.1\.0 was promoted/,
    );
    expect(assignment()?.stable).toBe('1.0.0');
  });
});
