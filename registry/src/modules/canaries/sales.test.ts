import { smallRemote } from '@shop/protocol/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HealthTable } from '../telemetry/tables';
import { maxId } from '../../platform/db/column-types';
import { listAudit } from '../../platform/db/audit';
import { windowOf } from '../telemetry/health';
import { START_MS } from '../../testing/databases';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import type { ReleaseChange } from '../../domain/change';

let test: TestRegistry;
let ops: TestConsole;
let viewer: string;
const remote = 'checkout';

beforeEach(async () => {
  test = await openTestRegistry();
  ops = await openTestConsole(test);
  viewer = await test.session('viewer');
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await test.registry.publisher.publish(smallRemote(remote, version), admin);
  await change({ kind: 'promote', versions: { [remote]: '1.0.0' } });
  await check();
}, START_MS);
afterEach(async () => {
  await ops.close();
  await test.close();
});

const minutes = (count: number) => test.clock.forward(count * 60_000);
const check = () => test.registry.watch.check();
const assignment = () => test.live.current()?.assignments[remote];

async function change(requested: ReleaseChange, again = false) {
  const expected = (await test.registry.releases.head('live'))?.seq ?? 0;
  const by = { actor: admin, reason: 'for the test', expected, key: null, again };
  return test.registry.releases.change('live', requested, by);
}

type Counted = Exclude<keyof HealthTable, 'env' | 'remote' | 'version' | 'variant' | 'window_start'>;

/** Adds counts of a version to the current window. */
async function shop(version: string, counts: Partial<Record<Counted, number>>, variant = 'stable') {
  const none = { sessions: 0, reports: 0, failures: 0, errors: 0, loads: 0, load_ms: 0, lcps: 0, lcp_ms: 0 };
  const row = { env: 'live', remote, version, variant, window_start: windowOf(test.clock.now()) };
  await test.registry.database.db
    .insertInto('registry_health')
    .values({ ...row, ...none, ...counts })
    .execute();
}

/** Adds sessions: half reach the checkout, and 70% of those buy, or none if it is broken. */
const selling = (sessions: number) => ({
  ...{ sessions, reports: sessions, failures: 0, products: sessions, carts: sessions / 2 },
  ...{ checkouts: sessions / 2, pays: 0.4 * sessions, paid: 0.35 * sessions, orders: 0.35 * sessions },
});
const deadPay = { pays: 0, paid: 0, orders: 0 };

const verdict = async () => {
  const { judgements } = await test.registry.judge('live');
  return judgements.find((one) => one.remote === remote);
};
const verdicts = async () => new Set((await verdict())?.judged.map((one) => one.verdict));
const firstPage = async () => (await ops.visit('/ops', { session: viewer })).text;
/** The health card of this test's remote on the first page. */
const card = async () =>
  (await firstPage()).split('<li class="card').find((text) => text.includes(`/ops/remotes/${remote}"`));

describe('a checkout without orders', () => {
  it('is rolled back as a canary', async () => {
    await change({ kind: 'canary-start', remote, version: '1.1.0', bps: 1000 });
    await shop('1.0.0', selling(900));
    await shop('1.1.0', { ...selling(100), ...deadPay }, 'canary');
    expect((await check()).join()).toContain(
      "0.0% of shoppers in the checkout clicked Pay, 80.0% of the control's",
    );
    expect(assignment()?.canary).toBeUndefined();
  });

  it('is rolled back after a promotion; the first page shows that instead of a verdict on the restored version', async () => {
    await shop('1.0.0', selling(1000));
    minutes(10);
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    await shop('1.1.0', { ...selling(400), paid: 0, orders: 0 });
    expect(await check()).toEqual([]);
    minutes(6);
    const [line] = await check();
    expect(line).toMatch(
      / is rolled back: 0\.0% of shoppers who clicked Pay paid since 1\.1\.0 was promoted;/,
    );
    expect(assignment()?.stable).toBe('1.0.0');
    minutes(12);
    await check();
    expect(await verdict()).toMatchObject({ version: '1.0.0', against: null, judged: [] });
    const page = await firstPage();
    expect(page.replaceAll(/<[^>]+>/g, '')).toContain(
      `${remote} 1.1.0 was rolled back 12 minutes ago: 0.0% of shoppers who clicked Pay paid`,
    );
    expect(await card()).not.toMatch(/^ worse/);
  });

  it('is not evidence against a promoted version while the API fails', async () => {
    await shop('1.0.0', selling(1000));
    minutes(10);
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    await shop('1.1.0', { ...selling(400), blocked: 100, paid: 0, orders: 0 });
    minutes(6);
    expect(await check()).toEqual([]);
    expect(assignment()?.stable).toBe('1.1.0');
  });
});

describe('a version', () => {
  it('has no data without sessions, and not enough data with a few', async () => {
    await shop('1.0.0', selling(1000));
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    await check();
    expect(await verdicts()).toEqual(new Set(['no data']));
    expect(await card()).toContain('No data yet.');
    expect(await card()).not.toMatch(/healthy|No worse/);
    await shop('1.1.0', selling(20));
    minutes(6);
    await check();
    expect(await verdicts()).toEqual(new Set(['not enough data', 'no data']));
  });

  it('is not worse if it performs equally, and is not compared without a previous version', async () => {
    expect(await verdict()).toMatchObject({ version: '1.0.0', against: null, judged: [] });
    await shop('1.0.0', selling(1000));
    minutes(10);
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    await shop('1.1.0', selling(1000));
    minutes(6);
    await check();
    expect(await verdicts()).toEqual(new Set(['same', 'no data']));
    expect(await card()).toContain('No worse than 1.0.0: ');
  });

  it('is compared with the last good version, never with one that was rolled back', async () => {
    await shop('1.0.0', selling(1000));
    minutes(10);
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    await check();
    // Both happen between two checks, so monitoring has not seen the result of the rollback.
    await change({ kind: 'rollback', remote });
    minutes(1);
    await change({ kind: 'promote', versions: { [remote]: '1.2.0' } });
    await check();
    expect(await verdict()).toMatchObject({ version: '1.2.0', against: '1.0.0' });
    await shop('1.2.0', { ...selling(400), ...deadPay });
    minutes(6);
    expect((await check())[0]).toContain('is rolled back: 0.0% of shoppers in the checkout clicked Pay');
    expect(assignment()?.stable).toBe('1.0.0');
  });
});

describe('a shop without a version to compare with', () => {
  it('raises an alarm in the audit log, the console and the metrics when orders drop, until they recover', async () => {
    minutes(9 * 24 * 60);
    viewer = await test.session('viewer');
    await shop('1.0.0', selling(1000));
    minutes(120);
    await check();
    const { sales } = await test.registry.judge('live');
    expect(sales).toEqual({ since: null, checkouts: 0, orders: 0, base: 0.7 });
    await shop('1.0.0', selling(200));
    minutes(6);
    expect(await check()).toEqual([]);
    await shop('1.0.0', { ...selling(400), orders: 0 });
    minutes(6);
    expect(await check()).toEqual([
      expect.stringMatching(
        /^orders have dropped: 0 of the last 200 shoppers .* 70\.0% in the previous seven days/,
      ),
    ]);
    minutes(1);
    expect(await check()).toEqual([]);
    expect(await firstPage()).toContain('<h2 id="status">Orders have dropped</h2>');
    expect((await test.registry.figures()).sales.since).not.toBeNull();
    const [entry] = await listAudit(test.registry.database.db, { before: maxId, limit: 1 });
    expect(entry).toMatchObject({ action: 'sales-alarm', actor: 'automatic' });
    await shop('1.0.0', selling(400));
    minutes(6);
    expect(await check()).toEqual([expect.stringMatching(/^orders have recovered/)]);
    expect(await firstPage()).not.toContain('Orders have dropped');
  });
});
