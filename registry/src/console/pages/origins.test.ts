import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

const [maps, cdn] = ['https://maps.example', 'https://cdn.example'] as const;
let test: TestRegistry;
let ops: TestConsole;

beforeAll(async () => {
  test = await openTestRegistry();
  const { artifact, files } = smallRemote('catalog', '1.0.0');
  await test.registry.publisher.publish({ artifact: { ...artifact, origins: [maps, cdn] }, files }, admin);
  ops = await openTestConsole(test);
}, START_MS);
afterAll(async () => {
  await ops.close();
  await test.close();
});

it('shows pending origins to everyone, and the forms to operators only', async () => {
  const viewer = await test.session('viewer');
  const { text } = await ops.visit('/ops/remotes/catalog/origins', { session: viewer });
  for (const words of ['Waiting for approval', maps, cdn, 'catalog@1.0.0', 'Only operators can approve'])
    expect(text).toContain(words);
  expect(text).not.toContain('<form class="slip"');
  expect((await ops.visit('/ops/remotes/catalog', { session: viewer })).text).toContain(
    'href="/ops/remotes/catalog/origins"',
  );
  expect((await ops.visit('/ops/remotes/catalog/versions/1.0.0', { session: viewer })).text).toContain(maps);
});

it('approves and withdraws, and keeps the input of a refused form', async () => {
  const session = await test.session('operator');
  const send = (path: string, form: Readonly<Record<string, string>>) =>
    ops.visit(`/ops/remotes/catalog/origins${path}`, { session, form });
  expect((await send('', { origin: maps, reason: 'Map of our shops' })).status).toBe(303);
  const again = await send('', { origin: maps, reason: 'Once "more"' });
  expect(again.status).toBe(409);
  expect(again.text).toContain('already approved');
  expect(again.text).toContain('Once &quot;more&quot;');
  const { text } = await ops.visit('/ops/remotes/catalog/origins', { session });
  expect(text).toContain('Map of our shops');
  expect((await send('/withdraw', { origin: maps, reason: 'Contract ended' })).status).toBe(303);
  expect((await send('/withdraw', { origin: maps, reason: 'Again' })).status).toBe(404);
});
