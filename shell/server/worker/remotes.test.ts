import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageRelease, RouteModule } from '@shop/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureEntry, publishFixture, type FixtureOptions } from '../testing/publish-fixture';
import { createRemotes, type Remotes } from './remotes';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'remotes-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const react = { name: 'the one React' };
const shared = {
  react: { module: react, version: '19.2.9', singleton: true },
  '@shop/ui': { module: { name: 'ui' }, version: '1.4.0', singleton: false },
};

const releaseOf = (versions: Readonly<Record<string, string>>): PageRelease => ({
  env: 'live',
  seq: 1,
  remotes: Object.fromEntries(
    Object.entries(versions).map(([remote, version]) => [
      remote,
      {
        version,
        base: `/remotes/${remote}/${version}/`,
        manifest: {
          entry: 'remoteEntry.js',
          globalName: remote,
          exposes: {},
          server: 'server',
          serverEntry: fixtureEntry,
        },
        integrity: {},
        routes: [],
        slots: [],
        fallback: null,
      },
    ]),
  ),
});

const modules = {
  product: 'exports.Component = require("react"); exports.shared = require("./nested.cjs");',
  listing: 'exports.shared = require("./nested.cjs");',
  nested: 'module.exports = {};',
  broken: 'throw new Error("broken build")',
};

const publish = (version: string, more?: FixtureOptions) =>
  publishFixture(dir, { remote: 'catalog', version }, modules, more);

const link = (remotes: Remotes, version: string, module: string, rest: Record<string, string> = {}) =>
  remotes.link({ remote: 'catalog', module }, releaseOf({ catalog: version, ...rest })) as Promise<
    RouteModule & { readonly shared: object }
  >;

describe('the remotes of a render process', () => {
  it("get the shell's instances and one module graph a version", async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    const remotes = createRemotes(shared, dir);
    const product = await link(remotes, '1.0.0', 'product');
    expect(product.Component).toBe(react);
    expect((await link(remotes, '1.0.0', 'listing')).shared).toBe(product.shared);
    expect((await link(remotes, '1.1.0', 'product')).shared).not.toBe(product.shared);
  });

  it('are found at once when they are linked, in releases that have the version too', async () => {
    await publish('1.0.0');
    await publishFixture(dir, { remote: 'cart', version: '2.0.0' }, modules);
    const remotes = createRemotes(shared, dir);
    const fragment = { remote: 'catalog', module: 'product' };
    expect(remotes.find(fragment, releaseOf({ catalog: '1.0.0' }))).toBeUndefined();
    const product = await link(remotes, '1.0.0', 'product');
    expect(remotes.find(fragment, releaseOf({ catalog: '1.0.0' }))).toBe(product);
    expect((await link(remotes, '1.0.0', 'product', { cart: '2.0.0' })).shared).toBe(product.shared);
  });

  it('throw what they throw, each time they are asked', async () => {
    await publish('1.0.0');
    const remotes = createRemotes(shared, dir);
    for (let time = 0; time < 2; time += 1)
      await expect(link(remotes, '1.0.0', 'broken')).rejects.toThrow('broken build');
    expect((await link(remotes, '1.0.0', 'product')).Component).toBe(react);
  });

  it('go with the last release that has them, so that releases do not pile up in memory', async () => {
    const versions = Array.from({ length: 9 }, (_, at) => `1.${at}.0`);
    for (const version of versions) await publish(version);
    const remotes = createRemotes(shared, dir);
    const first = await link(remotes, '1.0.0', 'product');
    for (const version of versions.slice(1)) {
      expect((await link(remotes, '1.0.0', 'product')).shared).toBe(first.shared);
      await link(remotes, version, 'product');
    }
    for (const version of versions.slice(1)) await link(remotes, version, 'product');
    expect((await link(remotes, '1.0.0', 'product')).shared).not.toBe(first.shared);
  });

  it('are refused with the reason where neither has what they need', async () => {
    await publish('1.0.0', { shared: { required: { '@shop/ui': '^2.0.0' }, provided: {} } });
    await publish('2.0.0', {
      shared: { required: { '@shop/ui': '^2.0.0' }, provided: { '@shop/ui': '2.1.0' } },
    });
    const remotes = createRemotes(shared, dir);
    await expect(link(remotes, '1.0.0', 'product')).rejects.toThrow(
      'catalog@1.0.0 needs @shop/ui ^2.0.0, but the shell provides 1.4.0',
    );
    expect((await link(remotes, '2.0.0', 'product')).Component).toBe(react);
  });

  it('do not run when a file is not as it was published', async () => {
    await publish('1.0.0');
    await writeFile(path.join(dir, 'catalog/1.0.0/server/nested.cjs'), 'module.exports = "changed";');
    await expect(link(createRemotes(shared, dir), '1.0.0', 'product')).rejects.toThrow(
      'nested.cjs is not as it was published',
    );
  });
});
