import { expect, test } from '@playwright/test';
import { badVersionNamed } from '@shop/bad-versions';
import { upload } from '@shop/packer/commands';
import type { PackedRemote, RegistryClient } from '@shop/protocol';
import type { EnvState } from '@shop/contracts/registry';
import { fetchBuild, renamedBuild } from '@shop/protocol/testing';
import { packBadVersion } from '../delivery/registry-adapter';
import { adminOf, quietly, release } from '../../../e2e/support/admin-of';
import { startShop, type TestShop } from '../../../e2e/support/temporary-shop';

const remote = 'gifts';

let shop: TestShop;
let client: RegistryClient;
let content: PackedRemote;

test.describe.configure({ timeout: 900_000 });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  shop = await startShop();
  ({ client } = await adminOf(shop, 60_000));
  content = await fetchBuild(client, 'content', '1.0.0');
});
test.afterAll(() => shop.dispose());

/** The FAQ page at another address, as the only page of a new remote. The endpoints belong to the copied remote, so it does not declare them. */
const asNewRemote = ({ artifact, files }: PackedRemote): PackedRemote => ({
  artifact: { ...artifact, remote, routes: [{ path: '/gifts', module: 'faq' }], slots: [], endpoints: [] },
  files,
});

const assigned = async () => (await client.call<EnvState>('/envs/live')).release?.assignments[remote];
const check = (version: string) =>
  release(shop, 'gate', 'check', `${remote}@${version}`, '--short', '--shop', shop.url);

test('the gate checks the first version of a new remote, which can then go live', async () => {
  await upload(asNewRemote(renamedBuild(content, '2.0.0')), quietly(client));
  await release(shop, 'gate', 'required', '--reason', 'for the test');
  const { code, output } = await check('2.0.0');
  expect(output).toContain(`${remote}@2.0.0 has no live version to compare with.`);
  expect(output).toContain('The gate passed');
  expect(code).toBe(0);
  expect(await assigned()).toBeUndefined();
  expect((await fetch(`${shop.url}/gifts`)).status).toBe(404);
  expect(await release(shop, 'promote', `${remote}@2.0.0`)).toMatchObject({ code: 0 });
  expect((await fetch(`${shop.url}/gifts`)).status).toBe(200);
  // Restores a shop without the remote.
  await release(shop, 'rollback', '1', '--reason', 'for the test');
  expect(await assigned()).toBeUndefined();
});

test('the gate rejects a first version whose layout shifts over the limit', async () => {
  const bad = badVersionNamed('styles that the server does not know');
  await upload(asNewRemote(packBadVersion(content, bad, '2.1.0')), quietly(client));
  const { code, output } = await check('2.1.0');
  expect(output).toMatch(
    /Rejected, shift: \/gifts at \d+ px shifts its layout by .+, there is no live page .+ of gifts/,
  );
  expect(code).toBe(8);
});
