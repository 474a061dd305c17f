import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { may, roles, type Grant, type Role } from '../domain/roles';
import { admin, openTestRegistry, type TestRegistry } from '../testing/test-registry';
import { rights } from './rights';

let test: TestRegistry;
const tokens = new Map<Role, string>();

/** A registry whose live release has two remotes. */
async function openWithRelease(): Promise<TestRegistry> {
  const opened = await openTestRegistry();
  const { publisher, releases } = opened.registry;
  await publisher.publish(smallRemote('catalog', '1.0.0'), admin);
  await publisher.publish(smallRemote('cart', '1.0.0'), admin);
  const promote = { kind: 'promote', versions: { catalog: '1.0.0', cart: '1.0.0' } } as const;
  await releases.change('live', promote, { actor: admin, reason: 'r', expected: 0, key: null });
  return opened;
}

beforeAll(async () => {
  test = await openWithRelease();
  for (const role of roles) tokens.set(role, await test.token(role));
});
afterAll(() => test.close());

/** The roles with a right, as documented. */
const expected: Readonly<Record<string, readonly Role[]>> = {
  read: roles,
  publish: ['publisher', 'admin'],
  release: ['releaser', 'operator', 'admin'],
  operate: ['operator', 'admin'],
  check: ['gate', 'operator', 'admin'],
  serve: ['shop', 'operator', 'admin'],
  administer: ['admin'],
};

const calls = Object.entries(rights).map(([call, needed]) => {
  const [method = '', address = ''] = call.split(' ');
  const values: Readonly<Record<string, string>> = {
    env: 'live',
    remote: 'catalog',
    seq: '1',
    version: '1.0.0',
  };
  const path = address.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'catalog:nothing');
  return { call, method, path, needed };
});

/** Sends an empty call: an authorized caller gets a validation error, and nothing changes. */
const send = ({ method, path }: (typeof calls)[number], token?: string) =>
  test.call(method, path, { token, body: method === 'GET' ? undefined : {} });

describe.each(calls.filter(({ needed }) => needed in expected))('$call', (call) => {
  it.each(roles)('for a %s', async (role) => {
    const { status } = await send(call, tokens.get(role));
    const allowed = (expected[call.needed] ?? []).includes(role);
    expect([role, allowed ? status !== 401 && status !== 403 : status]).toEqual([role, allowed ? true : 403]);
  });

  it('for requests without credentials, and for an expired session', async () => {
    expect((await send(call)).status).toBe(401);
    expect((await send(call, `ses_${'0'.repeat(12)}_${'a'.repeat(43)}`)).status).toBe(401);
  });
});

describe.each(calls.filter(({ needed }) => needed === 'session'))('$call', (call) => {
  it('for every signed-in user, and for no token', async () => {
    expect((await send(call, await test.session('viewer'))).status).not.toBe(401);
    expect((await send(call, tokens.get('admin'))).status).toBe(401);
    expect((await send(call)).status).toBe(401);
  });
});

it.each(calls.filter(({ needed }) => needed === 'public'))('$call for everyone', async (call) => {
  const { status, body } = await send(call);
  // A wrong name or password is also a 401, although the route needs no token.
  expect([status === 401 || status === 403, body.message]).toEqual([false, body.message]);
});

it('every documented route has a right, and every right a route', async () => {
  const { body } = await test.call('GET', '/openapi.json');
  const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const address = path.replace('/registry/v1', '').replace(/\{(\w+)\}/g, ':$1');
      return `${method.toUpperCase()} ${address}`;
    }),
  );
  expect([...documented, 'GET /openapi.json'].sort()).toEqual(Object.keys(rights).sort());
});

describe('a team that publishes and releases its own remote', () => {
  // The calls above freeze and unfreeze the remote.
  let test: TestRegistry;
  let team: string;
  const grant = (role: Role, remote: string, env = '*'): Grant => ({ role, remote, env });
  beforeAll(async () => {
    test = await openWithRelease();
    const grants = [grant('publisher', 'catalog'), grant('releaser', 'catalog', 'live')];
    team = (await test.registry.tokens.issue({ name: 'catalog team', grants }, admin)).token;
  });

  afterAll(() => test.close());

  const change = async (env: string, path: string, body: object) => {
    const head = (await test.registry.releases.head(env))?.seq ?? 0;
    const response = await test.call('POST', `/envs/${env}${path}`, {
      token: team,
      body: { reason: 'r', ...body },
      head,
    });
    return [response.status, response.body.message];
  };
  const refused = (what: string) => [403, expect.stringContaining(what)];

  it('promotes the remote, runs its canary and rolls it back', async () => {
    await test.registry.publisher.publish(smallRemote('catalog', '1.1.0'), admin);
    const canary = { version: '1.1.0', bps: 1000 };
    expect((await change('live', '/canaries/catalog:start', canary))[0]).toBe(201);
    expect((await change('live', '/canaries/catalog:abort', {}))[0]).toBe(201);
    expect((await change('live', '/releases', { promote: { catalog: '1.1.0' } }))[0]).toBe(201);
    expect((await change('live', '/releases', { rollback: 'catalog' }))[0]).toBe(201);
  });

  it('cannot change other remotes, other environments or global settings', async () => {
    const both = { promote: { catalog: '1.1.0', cart: '1.0.0' } };
    expect(await change('live', '/releases', both)).toEqual(refused('of cart in live'));
    expect(await change('live', '/releases', { rollback: 'cart' })).toEqual(refused('of cart'));
    expect(await change('live', '/canaries/cart:abort', {})).toEqual(refused('of cart'));
    expect(await change('live', '/previews', { remote: 'cart', version: '1.0.0' })).toEqual(
      refused('of cart'),
    );
    expect(await change('staging', '/releases', { promote: { catalog: '1.1.0' } })).toEqual(
      refused('in staging'),
    );
    expect(await change('live', '/releases', { rollback: 1 })).toEqual(refused('operator or admin'));
    expect(await change('live', '/kill/catalog', {})).toEqual(refused('operator or admin'));
    expect(await change('live', '/freeze', { remote: 'catalog' })).toEqual(refused('operator or admin'));
  });
});

it('a gate worker lists previews for its runs, but neither requests a run nor gives shoppers a version', async () => {
  await test.registry.publisher.publish(smallRemote('cart', '1.4.0'), admin);
  const token = tokens.get('gate');
  const post = async (path: string, body: object) => {
    const head = (await test.registry.releases.head('live'))?.seq ?? 0;
    return (await test.call('POST', `/envs/live${path}`, { token, head, body: { reason: 'r', ...body } }))
      .status;
  };
  const version = { remote: 'cart', version: '1.4.0' };
  expect(await post('/previews', version)).toBe(201);
  expect(await post('/unlist', version)).toBe(201);
  expect(await post('/gate/jobs', version)).toBe(403);
  expect(await post('/releases', { promote: { cart: '1.4.0' } })).toBe(403);
  expect(await post('/canaries/cart:start', { version: '1.4.0', bps: 100 })).toBe(403);
});

it('an operator of one remote cannot set change windows, which apply to all remotes', async () => {
  const grants: Grant[] = [{ role: 'operator', remote: 'catalog', env: 'live' }];
  const { token } = await test.registry.tokens.issue({ name: 'catalog windows', grants }, admin);
  const response = await test.call('PUT', '/envs/live/change-windows', {
    token,
    body: { windows: [], reason: 'r' },
  });
  expect([response.status, response.body.message]).toEqual([403, expect.stringContaining('of all remotes')]);
});

it('an operator of one remote can freeze it, but neither another remote nor everything', async () => {
  const grants: Grant[] = [{ role: 'operator', remote: 'catalog', env: 'live' }];
  const { token } = await test.registry.tokens.issue({ name: 'catalog ops', grants }, admin);
  const freeze = async (body: object) => {
    const head = (await test.registry.releases.head('live'))?.seq ?? 0;
    return (await test.call('POST', '/envs/live/freeze', { token, head, body: { reason: 'r', ...body } }))
      .status;
  };
  expect(await freeze({})).toBe(403);
  expect(await freeze({ remote: 'cart' })).toBe(403);
  expect(await freeze({ remote: 'catalog' })).toBe(200);
});

it('a grant for one remote does not include rights for all remotes', () => {
  const grants: Grant[] = [{ role: 'operator', remote: 'catalog', env: '*' }];
  expect(may({ grants }, 'operate', { remote: '*' })).toBe(false);
  expect(may({ grants }, 'operate', { remote: 'catalog', env: 'live' })).toBe(true);
  expect(may({ grants }, 'operate')).toBe(true);
});
