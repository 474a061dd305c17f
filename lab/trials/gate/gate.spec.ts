import { expect, test } from '@playwright/test';
import { badVersionNamed, type BadVersion } from '@shop/bad-versions';
import type { PackedRemote, RegistryClient } from '@shop/protocol';
import { upload } from '@shop/packer/commands';
import { fetchBuild, renamedBuild } from '@shop/protocol/testing';
import { checkVersions } from '@shop/server/gate';
import { packBadVersion } from '../delivery/registry-adapter';
import { adminOf, quietly, release } from '../../../e2e/support/admin-of';
import { findChromium } from '../../../e2e/support/chromium';
import { startShop, type TestShop } from '../../../e2e/support/temporary-shop';

let shop: TestShop;
let client: RegistryClient;
let good: Readonly<Record<BadVersion['remote'], PackedRemote>>;

test.describe.configure({ timeout: 420_000 });
test.beforeAll(async () => {
  test.setTimeout(420_000);
  shop = await startShop();
  ({ client } = await adminOf(shop, 60_000));
  good = {
    catalog: withRoutes(await fetchBuild(client, 'catalog', '1.0.0'), [
      '/all-products',
      '/products/:category',
    ]),
    checkout: withRoutes(await fetchBuild(client, 'checkout', '1.0.0'), ['/checkout']),
    content: withRoutes(await fetchBuild(client, 'content', '1.0.0'), ['/faq']),
  };
});
test.afterAll(() => shop.dispose());

/** Removes other routes, so that the gate opens fewer pages. */
function withRoutes({ artifact, files }: PackedRemote, paths: readonly string[]): PackedRemote {
  const routes = artifact.routes.filter(({ path }) => paths.includes(path));
  return { artifact: { ...artifact, routes }, files };
}

const check = (remote: string, version: string, endsAtRefusal = false) =>
  checkVersions({ [remote]: version }, quietly(client), {
    shop: shop.url,
    isShort: true,
    endsAtRefusal,
    env: { GATE_CHROMIUM: findChromium({ forTests: true }) },
  });

const refusalsOf = async (bad: BadVersion, version: string, reason: string) => {
  const { remote } = bad;
  await upload(packBadVersion(good[remote], bad, version), quietly(client));
  // Purchases are checked first. After a failed one, the other pages do not need to be opened.
  const { findings } = await check(remote, version, reason === 'purchase');
  return findings.filter(({ severity }) => severity === 'refuse');
};

test('a required gate must pass before a version goes live', async () => {
  await upload(renamedBuild(good.content, '1.0.1'), quietly(client));
  expect(await release(shop, 'gate', 'required', '--reason', 'for the test')).toMatchObject({ code: 0 });
  const promotion = ['promote', 'content@1.0.1'];
  expect(await release(shop, ...promotion)).toMatchObject({
    code: 8,
    output: expect.stringContaining('npm run release -- gate check content@1.0.1'),
  });
  const { verdict, findings, pages } = await check('content', '1.0.1');
  expect(findings.filter(({ severity }) => severity === 'refuse')).toEqual([]);
  expect(verdict).toBe('passed');
  expect(pages.map(({ path, width }) => `${path} ${width}`)).toEqual(
    expect.arrayContaining(['/ 390', '/ 1366', '/faq 390', '/faq 1366']),
  );
  expect(await release(shop, ...promotion)).toMatchObject({ code: 0 });
});

const report = {
  'throws in narrow windows only': 'fallback',
  'dead Add to Cart': 'purchase',
  'loops in a click': 'clicks',
  'hydration mismatch': 'hydration',
  'overwrites fetch': 'globals',
  'hidden Pay button': 'purchase',
  'Pay button that is hidden after 800 ms': 'purchase',
  'disabled Pay button': 'purchase',
  'Continue to Payment that takes two clicks': 'purchase',
  'dead Pay button': 'purchase',
  'hang after the payment': 'purchase',
  'cart lost on a return visit': 'purchase',
  skimmer: 'purchase',
  'time bomb of a week': 'stay',
  'prices ten times too high': 'purchase',
  'blank print': 'print',
  'styles that the server does not know': 'shift',
} as const;

for (const [index, [name, reason]] of Object.entries(report).entries()) {
  test(`the gate rejects a version with this fault: ${name}`, async () => {
    const refusals = await refusalsOf(badVersionNamed(name), `1.1.${index}`, reason);
    expect(refusals.map((refusal) => refusal.check)).toContain(reason);
    const { release: live } = await client.call<{ release: { assignments: object } }>('/envs/live');
    expect(JSON.stringify(live.assignments)).not.toContain(`1.1.${index}`);
  });
}
