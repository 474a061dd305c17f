import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContainerOnDisk } from './container-files';
import { openFromDisk } from './open-from-disk';
import { ownShareScope } from './own-share-scope';
import { buildStockRemote, stockEntry, type InstalledPackage } from './stock-remote-fixture';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'own-share-scope-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const page = (id: string) => `export { from } from ${JSON.stringify(id)};`;
const react = { from: 'host' };
const ui = { from: 'host' };

/** A host that shares React as a singleton, and a UI package that is not a singleton. */
function openHost(builds: Readonly<Record<string, ContainerOnDisk>>) {
  return createInstance({
    name: 'host',
    remotes: Object.entries(builds).map(([name, { folder }]) => ({
      name,
      entry: path.join(folder, stockEntry),
      type: 'commonjs-module' as const,
    })),
    shared: {
      react: {
        version: '19.2.9',
        lib: () => react,
        shareConfig: { singleton: true, requiredVersion: '^19.2.9' },
      },
      ui: { version: '1.4.0', lib: () => ui, shareConfig: { requiredVersion: '^1.4.0' } },
    },
    plugins: [openFromDisk({ find: ({ name }) => builds[name] }), ownShareScope()],
  });
}

describe('a stock remote that bundles React', () => {
  it.each([
    ['astock', '19.2.9', { singleton: true }],
    ['xstock', '19.2.9', { singleton: true }],
    ['astock-newer', '19.9.9', { singleton: true }],
    ['xstock-newer', '19.9.9', { singleton: true }],
    ['astock-alone', '19.9.9', { singleton: false, requiredVersion: '^19.9.0' }],
    ['xstock-alone', '19.9.9', { singleton: false, requiredVersion: '^19.9.0' }],
  ])('gets the host’s, and does not replace it for others: %s %s %j', async (name, version, share) => {
    const build = await buildStockRemote(dir, {
      name,
      page: page('react'),
      packages: { react: { version, share } },
    });
    const host = openHost({ [name]: build });
    expect(await host.loadRemote(`${name}/page`)).toMatchObject({ from: 'host' });
    expect(await host.loadShare('react').then((get) => get && get())).toBe(react);
    expect(Object.keys(host.shareScopeMap.default?.react ?? {})).toEqual(['19.2.9']);
  });
});

describe('modules that are not singletons', () => {
  const wants = (requiredVersion: string, rest: Partial<InstalledPackage['share']> = {}) => ({
    ui: { version: '2.1.0', share: { requiredVersion, ...rest } },
  });

  it('is the host’s within the range, the remote’s own otherwise, and never another remote’s', async () => {
    const builds = {
      fits: await buildStockRemote(dir, { name: 'fits', page: page('ui'), packages: wants('^1.2.0') }),
      brings: await buildStockRemote(dir, { name: 'brings', page: page('ui'), packages: wants('^2.0.0') }),
      lacks: await buildStockRemote(dir, {
        name: 'lacks',
        page: page('ui'),
        packages: wants('^2.0.0', { import: false }),
      }),
    };
    const host = openHost(builds);
    expect(await host.loadRemote('brings/page')).toMatchObject({ from: 'brings 2.1.0' });
    expect(await host.loadRemote('fits/page')).toMatchObject({ from: 'host' });
    await expect(host.loadRemote('lacks/page')).rejects.toThrow('ui');
  });
});
