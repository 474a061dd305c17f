import type { Page } from '@playwright/test';
import { hostProvided, ownVersion, versionOf } from '@shop/federation/build';
import { remoteNames } from '../../server/build/packages';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

/** A module as Module Federation's developer tools show it. */
interface Shown {
  readonly version?: string;
  readonly remoteEntry?: string;
  readonly modules?: readonly { readonly moduleName: string }[];
  readonly remotesInfo?: Readonly<Record<string, { readonly matchedVersion?: string }>>;
  readonly shared?: readonly { readonly sharedName: string; readonly version: string }[];
}

/** A copy of a package in a share scope, as they list it. */
interface Copy {
  readonly from: string;
  readonly useIn: readonly string[];
  readonly loaded?: boolean;
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** The two values that the extension reads from a page, as serializable copies. */
async function read(page: Page) {
  const text = await page.evaluate(() => {
    const { moduleInfo, __SHARE__: share } = globalThis.__FEDERATION__;
    return JSON.stringify({ moduleInfo, share });
  });
  return JSON.parse(text) as {
    readonly moduleInfo: ByName<Shown>;
    /** Keyed by instance, scope, package and version. */
    readonly share: ByName<ByName<ByName<ByName<Copy>>>>;
  };
}

/** Hosts, by the rule of the extension's graph: those with entries in `remotesInfo`. */
const consumersIn = (moduleInfo: ByName<Shown>) =>
  Object.entries(moduleInfo).filter(([, { remotesInfo = {} }]) => Object.keys(remotesInfo).length > 0);

test('Module Federation’s developer tools see the shell, every live remote with its version, and the shared modules', async ({
  page,
}) => {
  await openHydrated(page, '/all-products');
  const { moduleInfo, share } = await read(page);

  const consumers = consumersIn(moduleInfo);
  expect(consumers.map(([name]) => name)).toEqual(['shell']);
  const [, shell] = consumers[0] ?? [];
  const drawn = Object.entries(shell?.remotesInfo ?? {}).map(([name, { matchedVersion }]) => {
    // The graph finds a remote's own entry by its name and the version that matched.
    const { version, remoteEntry, modules } = moduleInfo[`${name}:${matchedVersion}`] ?? {};
    return { name, version, remoteEntry, exposes: (modules ?? []).length > 0 };
  });
  expect(drawn.sort((a, b) => a.name.localeCompare(b.name))).toEqual(
    remoteNames.map((name) => ({
      name,
      version: '1.0.0',
      remoteEntry: expect.stringMatching(`/remotes/${name}/1.0.0/remoteEntry.js$`),
      exposes: true,
    })),
  );

  const packages = [...hostProvided, ...ownVersion];
  expect(shell?.shared?.map(({ sharedName }) => sharedName).sort()).toEqual([...packages].sort());
  const [scope] = Object.values(share).filter(({ default: own }) => own?.react);
  for (const name of packages) {
    expect(scope?.default?.[name]?.[versionOf(name)], name).toMatchObject({ from: 'shell' });
  }
  const react = scope?.default?.react?.[versionOf('react')];
  expect(react).toMatchObject({ loaded: true, useIn: expect.arrayContaining(['catalog_1_0_0']) });
});
