import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Grant } from '@shop/contracts/registry';
import { windowOf } from '../telemetry/health';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let owner: string;
let operator: string;

beforeAll(async () => {
  test = await openTestRegistry();
  owner = await test.token('admin');
  operator = await test.token('operator');
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    await test.registry.publisher.publish(smallRemote('catalog', version), admin);
  }
  await promote('live', { catalog: '1.0.0' });
}, START_MS);
afterAll(() => test.close());

const post = (path: string, body: object, token = operator) =>
  test.call('POST', path, { token, body: { reason: 'for the test', ...body } });

/** Makes a change in one environment, based on its live release. */
async function change(env: string, path: string, body: object, token = operator) {
  const head = (await test.registry.releases.head(env))?.seq ?? 0;
  const options = { token, head, body: { reason: 'for the test', ...body } };
  return test.call('POST', `/envs/${env}${path}`, options);
}

const promote = (env: string, versions: object, more: object = {}, token = operator) =>
  change(env, '/releases', { promote: versions, ...more }, token);

const setSource = (env: string, source: string | null, token = owner) =>
  test.call('PUT', `/envs/${env}/source`, { token, body: { source, reason: 'for the test' } });

let made = 0;

/** Adds an environment; with `version`, that version of catalog is live in it. */
async function newEnv(catalog?: string): Promise<string> {
  const env = `env-${(made += 1)}`;
  expect((await post('/envs', { env }, owner)).body).toMatchObject({ env });
  if (catalog) expect((await promote(env, { catalog })).status).toBe(201);
  return env;
}

const stableIn = async (env: string) =>
  (await test.registry.releases.head(env))?.assignments.catalog?.stable ?? null;

describe('an environment', () => {
  it('can be added once by an admin, and is listed', async () => {
    expect((await post('/envs', { env: 'india' }, operator)).status).toBe(403);
    expect((await post('/envs', { env: 'india' }, owner)).body).toEqual({
      env: 'india',
      seq: 0,
      source: null,
    });
    expect((await post('/envs', { env: 'india' }, owner)).status).toBe(409);
    expect((await post('/envs', { env: 'No name' }, owner)).status).toBe(400);
    const { body } = await test.call('GET', '/envs', { token: operator });
    const names = (body.items as { env: string }[]).map(({ env }) => env);
    expect(names.filter((name) => !/^env-/.test(name))).toEqual(['live', 'india']);
    expect(names).toEqual(['live', ...names.slice(1).sort()]);
  });

  it('responds 404 with the known environments for an unknown name', async () => {
    await newEnv();
    const before = await test.registry.environments.list();
    const names = before.map(({ env }) => env).join(', ');
    const message = `There is no environment "stagging". Existing environments: ${names}. An admin can add others.`;
    for (const path of ['/envs/stagging', '/envs/stagging/rollouts', '/envs/stagging/release.json']) {
      const { status, body } = await test.call('GET', path, { token: operator });
      expect([path, status, body.message]).toEqual([path, 404, message]);
    }
    expect((await promote('stagging', { catalog: '1.0.0' })).status).toBe(404);
    expect(await test.registry.environments.list()).toEqual(before);
  });

  it('has separate releases, freezes and previews, but shares all versions', async () => {
    const [staging, live] = [await newEnv(), await newEnv('1.0.0')];
    const releaseOf = async (env: string) =>
      (await test.call('GET', `/envs/${env}/release.json`, { token: operator })).body;
    expect((await releaseOf(staging)).message).toBe(`Environment "${staging}" does not have a release yet.`);
    expect((await promote(staging, { catalog: '1.1.0' })).body).toMatchObject({ env: staging, seq: 1 });
    expect((await change(staging, '/freeze', { remote: 'catalog' })).status).toBe(200);
    expect((await promote(staging, { catalog: '1.2.0' })).status).toBe(423);
    expect((await change(staging, '/unfreeze', { remote: 'catalog' })).status).toBe(200);
    await change(staging, '/previews', { remote: 'catalog', version: '1.2.0' });
    expect(await releaseOf(staging)).toMatchObject({
      env: staging,
      assignments: { catalog: { stable: '1.1.0', previews: ['1.2.0'] } },
    });
    expect(await releaseOf(live)).toMatchObject({ seq: 1, assignments: { catalog: { stable: '1.0.0' } } });
    const history = await test.call('GET', `/envs/${live}/history`, { token: operator });
    expect(history.body.items).toHaveLength(1);
    const { items } = (await test.call('GET', '/audit?limit=1', { token: operator })).body as {
      items: readonly unknown[];
    };
    expect(items[0]).toMatchObject({ env: staging, action: 'preview' });
  });

  it('keeps the versions of its last releases during clean-up', async () => {
    const env = await newEnv();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await test.registry.publisher.publish(smallRemote('cart', version), admin);
    }
    for (const cart of ['1.0.0', '1.1.0']) await promote(env, { cart });
    await change(env, '/previews', { remote: 'cart', version: '1.2.0' });
    test.clock.forward(40 * 24 * 60 * 60 * 1000);
    const collected = await test.registry.collect({ days: 30, dryRun: true }, admin);
    expect(collected.filter(({ remote }) => remote === 'cart')).toEqual([]);
  });
});

describe('a promotion from another environment', () => {
  it('releases exactly the live versions of that environment', async () => {
    const [staging, live] = [await newEnv('1.1.0'), await newEnv('1.0.0')];
    const other = await promote(live, { catalog: '1.2.0' }, { from: staging });
    expect([other.status, other.body.message]).toEqual([
      409,
      `catalog@1.2.0 is not live in ${staging} (live: 1.1.0). Check the version and try again.`,
    ]);
    expect((await promote(live, { catalog: '1.1.0' }, { from: 'stagging' })).status).toBe(404);
    expect((await promote(live, { catalog: '1.1.0' }, { from: staging })).status).toBe(201);
    expect(await stableIn(live)).toBe(await stableIn(staging));
    const { items } = (await test.call('GET', '/audit?limit=1', { token: operator })).body as {
      items: readonly unknown[];
    };
    expect(items[0]).toMatchObject({ env: live, detail: { change: { from: staging } } });
  });
});

describe('the source of an environment', () => {
  it('can be set by an admin, and cannot form a cycle', async () => {
    const [staging, live, india] = [await newEnv(), await newEnv(), await newEnv()];
    expect((await setSource(live, staging, operator)).status).toBe(403);
    expect((await setSource(live, 'stagging')).status).toBe(404);
    expect((await setSource(live, live)).body.message).toContain(`${live} cannot be its own source.`);
    expect((await setSource(live, staging)).body).toMatchObject({ env: live, source: staging });
    expect((await setSource(india, live)).status).toBe(200);
    expect((await setSource(staging, india)).body.message).toContain(
      'At least one environment must have no source.',
    );
    expect((await setSource(india, null)).status).toBe(200);
  });

  it('holds back a version that was never live in the source, until a user overrides this with a reason', async () => {
    const staging = await newEnv('1.1.0');
    const live = await newEnv('1.1.0');
    await setSource(live, staging);
    const held = {
      remote: 'catalog',
      version: '1.2.0',
      message: `catalog@1.2.0 was never live in ${staging}.`,
    };
    const plan = await test.call('POST', `/envs/${live}/plan`, {
      token: operator,
      body: { promote: { catalog: '1.2.0' } },
    });
    expect(plan.body.source).toEqual({ env: staging, held: [held] });
    const refused = await promote(live, { catalog: '1.2.0' });
    expect([refused.status, refused.body.source]).toEqual([409, { env: staging, held: [held] }]);
    expect(refused.body.message).toContain(
      `Versions must be live in ${staging} before they can be released to ${live}.`,
    );
    const canary = { version: '1.2.0', bps: 1000 };
    expect((await change(live, '/canaries/catalog:start', canary)).status).toBe(409);

    expect((await promote(live, { catalog: '1.2.0' }, { overrule: true })).status).toBe(201);
    const { items } = (await test.call('GET', '/audit?limit=1', { token: operator })).body as {
      items: readonly unknown[];
    };
    expect(items[0]).toMatchObject({
      reason: 'for the test',
      detail: { source: { env: staging, held: [held], overrule: true } },
    });
    // A version that was live is a rollback target, regardless of staging.
    expect((await change(live, '/releases', { rollback: 'catalog' })).status).toBe(201);
  });

  it('holds a rollout until the version was live there', async () => {
    const staging = await newEnv('1.1.0');
    const live = await newEnv('1.1.0');
    await setSource(live, staging);
    const made = await post(`/envs/${live}/rollouts`, { remote: 'catalog', version: '1.3.0', start: true });
    expect(made.body).toMatchObject({
      hold: {
        kind: 'refused',
        reason: `catalog@1.3.0 was never live in ${staging}. Versions must be live in ${staging} before they can be released to ${live}.`,
      },
    });
    expect((await promote(staging, { catalog: '1.3.0' })).status).toBe(201);
    await test.registry.rollouts.check();
    const { body } = await test.call('GET', `/envs/${live}/rollouts/${String(made.body.id)}`, {
      token: operator,
    });
    expect(body).toMatchObject({ stage: 1, hold: null });
    await post(`/envs/${live}/rollouts/${String(made.body.id)}/abort`, {});
  });

  it('holds a version that was rolled back there', async () => {
    const staging = await newEnv('1.1.0');
    const live = await newEnv('1.1.0');
    await setSource(live, staging);
    expect((await promote(staging, { catalog: '1.3.0' })).status).toBe(201);
    expect((await change(staging, '/releases', { rollback: 'catalog' })).status).toBe(201);
    const refused = await promote(live, { catalog: '1.3.0' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining(
        `catalog@1.3.0 was rolled back in ${staging} by operator of the test: for the test`,
      ),
    ]);
  });
});

describe('a right in one environment', () => {
  it('allows releases in that environment only', async () => {
    const [staging, live] = [await newEnv('1.1.0'), await newEnv('1.0.0')];
    const grants: Grant[] = [{ role: 'releaser', remote: 'catalog', env: staging }];
    const { token } = await test.registry.tokens.issue({ name: 'catalog staging', grants }, admin);
    expect((await promote(staging, { catalog: '1.2.0' }, {}, token)).status).toBe(201);
    const refused = await promote(live, { catalog: '1.1.0' }, { from: staging }, token);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining(`"catalog staging" is releaser of catalog in ${staging}; this needs`),
    ]);
    const rollout = { remote: 'catalog', version: '1.3.0' };
    expect((await post(`/envs/${live}/rollouts`, rollout, token)).status).toBe(403);
  });

  it('allows a shop to report its renders in that environment only', async () => {
    const staging = await newEnv('1.2.0');
    const grants: Grant[] = [{ role: 'shop', remote: '*', env: staging }];
    const { token } = await test.registry.tokens.issue({ name: 'staging shop', grants }, admin);
    const count = { remote: 'catalog', version: '1.2.0', variant: 'stable', renders: 3, failures: 1 };
    const send = (env?: string) =>
      test.call('POST', '/renders', { token, body: { ...(env && { env }), counts: [count] } });
    expect((await send()).status).toBe(403);
    expect((await send(staging)).status).toBe(204);
    const keyIn = (env: string) => test.call('GET', `/signing-key?env=${env}`, { token });
    expect((await keyIn('live')).status).toBe(403);
    expect((await keyIn(staging)).body.key).not.toBe(test.registry.signingKey);
    const healthIn = async (env: string) =>
      (await test.call('GET', `/envs/${env}/health/catalog`, { token: operator })).body.windows;
    expect(await healthIn(staging)).toMatchObject([{ serverRenders: 3, serverFailures: 1 }]);
    expect(await healthIn('live')).toEqual([]);
  });
});

it('a failing canary is rolled back in its own environment', async () => {
  const { registry, clock } = test;
  const [staging, live] = [await newEnv('1.0.0'), await newEnv('1.0.0')];
  for (const env of [staging, live]) {
    const started = await change(env, '/canaries/catalog:start', {
      version: '1.2.0',
      bps: 5000,
    });
    expect([env, started.status]).toEqual([env, 201]);
  }
  await registry.watch.check();
  clock.forward(30_000);
  const none = { errors: 0, loads: 0, load_ms: 0, lcps: 0, lcp_ms: 0 };
  const row = { env: staging, remote: 'catalog', window_start: windowOf(clock.now()), ...none };
  await registry.database.db
    .insertInto('registry_health')
    .values([
      { ...row, version: '1.2.0', variant: 'canary', sessions: 40, failures: 40, reports: 40 },
      { ...row, version: '1.0.0', variant: 'stable', sessions: 40, failures: 0, reports: 40 },
    ])
    .execute();
  const lines = await registry.watch.check();
  expect(lines).toEqual([expect.stringContaining(`${staging}: the canary of catalog is rolled back`)]);
  const canaryIn = async (env: string) => (await registry.releases.head(env))?.assignments.catalog?.canary;
  expect([await canaryIn(staging), (await canaryIn(live))?.version]).toEqual([undefined, '1.2.0']);
});
