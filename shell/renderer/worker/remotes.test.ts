import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageRelease, RouteModule } from '@shop/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureEntry, publishFixture, type FixtureOptions } from '../../server/testing/publish-fixture';
import { createRemotes, type PageModules } from './remotes';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'remotes-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const react = { name: 'the shared React' };
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

const openPage = (remotes: ReturnType<typeof createRemotes>, version = '1.0.0') =>
  remotes.open(releaseOf({ catalog: version }), 'https://shop.example');

const link = (page: PageModules, module: string) =>
  page.link({ remote: 'catalog', module }) as Promise<RouteModule & { readonly shared: object }>;

describe('the remotes of a page', () => {
  it("share the shell's instances and one module graph per version", async () => {
    await publish('1.0.0');
    const page = openPage(createRemotes(shared, dir));
    const product = await link(page, 'product');
    expect(product.Component).toBe(react);
    expect((await link(page, 'listing')).shared).toBe(product.shared);
  });

  it('are available synchronously when they are linked', async () => {
    await publish('1.0.0');
    const page = openPage(createRemotes(shared, dir));
    const fragment = { remote: 'catalog', module: 'product' };
    expect(page.find(fragment)).toBeUndefined();
    const product = await link(page, 'product');
    expect(page.find(fragment)).toBe(product);
  });

  it('are run again for the next page', async () => {
    await publish('1.0.0');
    const remotes = createRemotes(shared, dir);
    const { shared: first } = await link(openPage(remotes), 'product');
    const { shared: second } = await link(openPage(remotes), 'product');
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
  });

  it('throw their error each time they are loaded', async () => {
    await publish('1.0.0');
    const page = openPage(createRemotes(shared, dir));
    for (let time = 0; time < 2; time += 1)
      await expect(link(page, 'broken')).rejects.toThrow('broken build');
    expect((await link(page, 'product')).Component).toBe(react);
  });

  it('are rejected with the reason if a shared module is missing', async () => {
    await publish('1.0.0', { shared: { required: { '@shop/ui': '^2.0.0' }, provided: {} } });
    await publish('2.0.0', {
      shared: { required: { '@shop/ui': '^2.0.0' }, provided: { '@shop/ui': '2.1.0' } },
    });
    const remotes = createRemotes(shared, dir);
    await expect(link(openPage(remotes), 'product')).rejects.toThrow(
      'catalog@1.0.0 needs @shop/ui ^2.0.0, but the shell provides 1.4.0',
    );
    expect((await link(openPage(remotes, '2.0.0'), 'product')).Component).toBe(react);
  });

  it('do not run if a file differs from the published one', async () => {
    await publish('1.0.0');
    await writeFile(path.join(dir, 'catalog/1.0.0/server/nested.cjs'), 'module.exports = "changed";');
    await expect(link(openPage(createRemotes(shared, dir)), 'product')).rejects.toThrow(
      'nested.cjs differs from the published file',
    );
  });
});
