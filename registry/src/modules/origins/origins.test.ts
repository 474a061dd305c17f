import type { PackedRemote } from '@shop/protocol';
import { archiveOf, smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Plan, RemoteOrigins } from '@shop/contracts/registry';
import { listAudit } from '../../platform/db/audit';
import { maxId } from '../../platform/db/column-types';
import { openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let owner: string;
let operator: string;
/** Each test has its own remote. */
let mine: string;
let tests = 0;

const maps = 'https://maps.example';

beforeAll(async () => {
  test = await openTestRegistry({ archiveLimit: 200_000 });
  owner = await test.token('admin');
  operator = await test.token('operator');
});
afterAll(() => test.close());
beforeEach(() => {
  tests += 1;
  mine = `gifts-${tests}`;
});

const declaring = (version: string, origins: readonly string[]): PackedRemote => {
  const packed = smallRemote(mine, version);
  return { ...packed, artifact: { ...packed.artifact, origins: [...origins] } };
};

const publish = async (packed: PackedRemote) => {
  const { remote, version } = packed.artifact;
  const response = await fetch(`${test.address}/registry/v1/artifacts/${remote}/${version}`, {
    method: 'PUT',
    body: new Uint8Array(await archiveOf(packed)),
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/x-tar' },
  });
  return { status: response.status, text: await response.text() };
};

const change = async (path: string, body: object) => {
  const head = (await test.registry.releases.head('live'))?.seq ?? 0;
  return test.call('POST', `/envs/live${path}`, { token: operator, head, body: { reason: 'Test', ...body } });
};
const promote = (version: string) => change('/releases', { promote: { [mine]: version } });
const decide = (path: string, token = operator) =>
  test.call('POST', `/origins/${mine}${path}`, { token, body: { origin: maps, reason: 'Shop finder' } });
const list = async () =>
  (await test.call('GET', `/origins/${mine}`, { token: operator })).body as unknown as RemoteOrigins;

it('shows the browser capabilities that a version adds to those of the stable version', async () => {
  const cleared = declaring('1.0.0', []);
  const capabilities = { storage: ['gifts-*'], workers: true };
  await publish({ ...cleared, artifact: { ...cleared.artifact, capabilities } });
  expect((await promote('1.0.0')).status).toBe(201);
  const next = declaring('1.1.0', [maps]);
  await publish({ ...next, artifact: { ...next.artifact, capabilities: { storage: ['gifts-*'] } } });
  const plan = (await change('/plan', { promote: { [mine]: '1.1.0' } })).body as unknown as Plan;
  expect(plan.capabilities).toEqual([
    { remote: mine, version: '1.1.0', added: [`origin ${maps}`], removed: ['workers'] },
  ]);
});

it('refuses a version whose record shows a use that it does not declare', async () => {
  const packed = smallRemote(mine, '1.0.0');
  const { artifact } = packed;
  const declared = (more: object) => publish({ ...packed, artifact: { ...artifact, ...more } });
  const globalStyles = { manifest: { ...artifact.manifest, globalStyles: ['reset.css'] } };
  const refused = await declared({ ...globalStyles, capabilities: {} });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('reset.css has global')]);
  const routes = [{ path: '/checkout/gifts', module: artifact.exposes[0] ?? '' }];
  const payment = await declared({ routes, capabilities: { storage: [] } });
  expect([payment.status, payment.text]).toEqual([422, expect.stringContaining('paymentPages')]);
  // Older packers declare nothing.
  expect((await declared(globalStyles)).status).toBe(201);
});

it('blocks a version until every origin that it declares is approved', async () => {
  expect((await publish(declaring('1.0.0', [maps]))).status).toBe(201);
  const refused = await promote('1.0.0');
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain(`${mine}@1.0.0 declares ${maps}, which is not approved`);
  const plan = (await change('/plan', { promote: { [mine]: '1.0.0' } })).body as unknown as Plan;
  expect(plan.problems).toMatchObject([{ remote: mine, version: '1.0.0', subject: 'origin' }]);
  expect(await list()).toEqual({ approved: [], declared: [{ origin: maps, versions: ['1.0.0'] }] });

  expect((await decide('')).status).toBe(201);
  expect((await promote('1.0.0')).status).toBe(201);
});

it('can be approved once, by operators, and is recorded in the audit log', async () => {
  for (const role of ['viewer', 'publisher', 'releaser'] as const)
    expect((await decide('', await test.token(role))).status).toBe(403);
  expect((await decide('')).body).toMatchObject({ remote: mine, origin: maps, reason: 'Shop finder' });
  expect((await decide('')).status).toBe(409);
  const [row] = await listAudit(test.registry.database.db, { before: maxId, limit: 1 });
  expect(row).toMatchObject({ action: 'origin-approve', reason: 'Shop finder', detail: { origin: maps } });
});

it('can be withdrawn for later releases, while live versions stay live', async () => {
  await publish(declaring('1.0.0', [maps]));
  await publish(declaring('1.1.0', [maps]));
  await decide('');
  await promote('1.0.0');
  expect((await decide('/withdraw')).status).toBe(200);
  expect((await decide('/withdraw')).status).toBe(404);
  expect((await promote('1.1.0')).status).toBe(422);
  expect((await test.registry.releases.head('live'))?.assignments[mine]?.stable).toBe('1.0.0');
});

it.each([
  'http://maps.example',
  'https://maps.example/tiles',
  'https://*.example',
  'maps.example',
  "https://a.example; script-src 'unsafe-inline'",
])('refuses a version that declares %s', async (origin) => {
  const { status, text } = await publish(declaring('1.0.0', [origin]));
  expect(status).toBe(422);
  expect(text).toContain('is not an origin. Use the form https://maps.example, without a path.');
});
