import { smallRemote } from '@shop/protocol/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageTelemetry, TelemetryEvent } from '@shop/contracts';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import {
  addressIn,
  cohortInCanary,
  measureCustomers,
  permitFor,
  sendReport,
  shop,
  reportSuccess,
} from '../../testing/test-shoppers';
import type { ReleaseChange } from '../../domain/change';
import { namePurchase } from '../shopper/shopper-release';
import { isCustomer } from '../telemetry/admit-report';

const dayMs = 24 * 60 * 60 * 1000;
/** Networks of real shoppers, known to the shop for a week. */
const known = 40;

let test: TestRegistry;
let remote: string;
/** A new IP address. */
let attacker: string;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
  await openRemote('content');
  for (const ip of networks(known)) await reportSuccess(test, ip, { remote, version: '1.0.0' });
  test.clock.forward(7 * dayMs);
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  await openRemote(`remote-${(tests += 1)}`);
  attacker = `198.51.${tests}.7`;
  test.clock.forward(60 * 60_000);
  await test.registry.watch.check();
});

async function openRemote(name: string) {
  remote = name;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await test.registry.publisher.publish(smallRemote(remote, version), admin);
  await change({ kind: 'promote', versions: { [remote]: '1.0.0' } });
}

async function change(requested: ReleaseChange) {
  const expected = (await test.registry.releases.head('live'))?.seq ?? 0;
  const changeRequest = { actor: admin, reason: 'for the test', expected, key: null };
  return test.registry.releases.change('live', requested, changeRequest);
}
const startCanary = (version = '1.1.0') => change({ kind: 'canary-start', remote, version, bps: 1000 });
const assigned = () => test.live.current()?.assignments[remote];

async function check() {
  test.clock.forward(15_000);
  return test.registry.watch.check();
}

const error = (version: string): TelemetryEvent => ({ remote, version, kind: 'error', message: 'forged' });
const failIn = (ip: string, version: string, cohort?: string) =>
  shop(test, { ip, events: [error(version)], ...(cohort && { cohort }) });

/** Reports failures of a canary from new sessions, rotating through the addresses. */
async function failInCanary(addresses: readonly string[], times: number, version = '1.1.0') {
  for (let time = 0; time < times; time += 1)
    await failIn(addresses[time % addresses.length] ?? '', version, cohortInCanary(test, remote));
}

const networks = (count: number, from = 0) => Array.from({ length: count }, (_, at) => addressIn(from + at));

describe('forged errors from one address', () => {
  it('do not roll back a canary', async () => {
    await startCanary();
    await reportSuccess(test, addressIn(0), { remote, version: '1.0.0' });
    await failInCanary([attacker], 40);
    expect(await check()).toEqual([expect.stringContaining(`the canary of ${remote} is paused: 40 reports`)]);
    expect(assigned()?.canary?.version).toBe('1.1.0');
  });

  it('neither roll back a promoted version nor send alerts', async () => {
    await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
    await check();
    for (let time = 0; time < 200; time += 1) await failIn(attacker, '1.1.0');
    expect(await check()).toEqual([]);
    expect(assigned()?.stable).toBe('1.1.0');
    const { versions } = await test.registry.figures();
    const own = versions.find((one) => one.remote === remote && one.version === '1.1.0');
    expect(own ?? { failures: 0, errors: 0 }).toMatchObject({ failures: 0, errors: 0 });
  });

  it('do not freeze a remote', async () => {
    await startCanary();
    await failInCanary([attacker], 25);
    await check();
    await change({ kind: 'canary-abort', remote });
    await startCanary('1.2.0');
    await failInCanary([attacker], 25, '1.2.0');
    await check();
    expect(assigned()?.canary?.version).toBe('1.2.0');
    expect((await test.registry.releases.state('live')).freezes).toEqual({});
  });

  it('count once for an address that has been known for days', async () => {
    await startCanary();
    await failInCanary([addressIn(0)], 40);
    await check();
    expect(assigned()?.canary?.version).toBe('1.1.0');
    const { versions } = await test.registry.figures();
    expect(versions.find(({ variant }) => variant === 'canary')).toMatchObject({ failures: 1 });
  });
});

it('failures from a hundred new networks pause a canary, but do not roll it back', async () => {
  await startCanary();
  await failInCanary(networks(100, 1000), 100);
  expect(await check()).toEqual([expect.stringContaining('are not counted')]);
  expect(assigned()?.canary?.version).toBe('1.1.0');
  expect((await test.registry.releases.state('live')).freezes).toEqual({});
});

it('failures of shoppers in known networks roll back a canary at the next check, even during a flood', async () => {
  await startCanary();
  for (const ip of networks(4)) await reportSuccess(test, ip, { remote, version: '1.0.0' });
  await failInCanary([attacker], 40);
  await failInCanary(networks(5), 5);
  expect(await check()).toEqual([expect.stringContaining(`the canary of ${remote} is rolled back`)]);
});

it('failures of shoppers in known networks roll back a promoted version', async () => {
  await change({ kind: 'promote', versions: { [remote]: '1.1.0' } });
  for (const ip of networks(known)) await failIn(ip, '1.1.0');
  expect(await check()).toEqual([expect.stringContaining(`${remote} is rolled back`)]);
});

describe('in a shop with customers, addresses in known networks', () => {
  const measure = () => measureCustomers(test, { remote: 'content', version: '1.0.0' });

  beforeEach(async () => {
    await startCanary();
    for (const ip of networks(4)) await reportSuccess(test, ip, { remote, version: '1.0.0' });
    test.clock.forward(dayMs);
  });
  afterEach(async () => {
    await test.registry.database.db
      .deleteFrom('registry_health_session')
      .where('customer', '=', true)
      .execute();
  });

  it('pause a canary instead of rolling it back', async () => {
    await measure();
    await failInCanary(networks(known), 200);
    expect(await check()).toEqual([expect.stringContaining('is paused')]);
    expect(assigned()?.canary?.version).toBe('1.1.0');
    const { versions } = await test.registry.figures();
    expect(versions.find(({ variant }) => variant === 'canary')).toMatchObject({ failures: known });
  });

  it('roll back a canary if customers’ sessions fail too', async () => {
    const shoppers = networks(8).map((ip) => ({ ip, cohort: cohortInCanary(test, remote) }));
    for (const { cohort } of shoppers.slice(0, 2)) {
      const request = { cookie: `cohort=${cohort}`, url: '/', secure: false };
      const purchase = namePurchase(request, `order of ${cohort}`, test.registry.signingKey);
      if (purchase) await test.registry.recordCustomer(purchase);
    }
    test.clock.forward(dayMs);
    await measure();
    for (const { ip, cohort } of shoppers) await failIn(ip, '1.1.0', cohort);
    expect(await check()).toEqual([expect.stringContaining(`the canary of ${remote} is rolled back`)]);
  });
});

it('a paid order counts for one customer, a day later', async () => {
  const { db } = test.registry.database;
  const known = (browser: string) => isCustomer(db, 'live', browser, test.clock.now());
  await test.registry.recordCustomer({ purchase: 'order', browser: 'first' });
  await test.registry.recordCustomer({ purchase: 'order', browser: 'second' });
  expect(await known('first')).toBe(false);
  test.clock.forward(dayMs);
  expect([await known('first'), await known('second')]).toEqual([true, false]);
});

describe('a permit', () => {
  beforeEach(async () => {
    await startCanary();
    for (const ip of networks(4)) await reportSuccess(test, ip, { remote, version: '1.0.0' });
  });

  it('is only evidence from the network that it was issued to', async () => {
    for (let network = 0; network < 10; network += 1) {
      const { permit } = await permitFor(test, attacker, cohortInCanary(test, remote));
      await sendReport(test, addressIn(network), { nonce: permit.nonce, events: [error('1.1.0')] });
    }
    await check();
    expect(assigned()?.canary?.version).toBe('1.1.0');
  });

  it('is only evidence for a page that this shop rendered', async () => {
    for (const ip of networks(10)) {
      const cookie = `cohort=${cohortInCanary(test, remote)}`;
      const response = await fetch(`${test.shopAddress}/registry/v1/page-telemetry?proof=made-up`, {
        headers: { cookie, 'x-forwarded-for': ip },
      });
      const { nonce } = (await response.json()) as PageTelemetry;
      await sendReport(test, ip, { nonce, events: [error('1.1.0')] });
    }
    await check();
    expect(assigned()?.canary?.version).toBe('1.1.0');
  });

  it('allows twenty reports, and counts for one session no matter how often it is sent', async () => {
    const cohort = cohortInCanary(test, remote);
    const { permit } = await permitFor(test, addressIn(9), cohort);
    const report = { nonce: permit.nonce, events: [error('1.1.0')] };
    const sent = Array.from({ length: 60 }, () => sendReport(test, addressIn(9), report));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([204]));
    const { versions } = await test.registry.figures();
    const own = versions.find(({ variant }) => variant === 'canary');
    expect(own).toMatchObject({ remote, failures: 1, errors: 20 });
  });

  it('is issued to an address up to six hundred times a minute', async () => {
    const asked = Array.from({ length: 610 }, () => permitFor(test, attacker));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect((await permitFor(test, addressIn(1, 9))).status).toBe(200);
  });
});
