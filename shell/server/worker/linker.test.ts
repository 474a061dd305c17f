import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLinker } from './linker';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'linker-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function publish(version: string, files: Record<string, string>): Promise<void> {
  const folder = path.join(dir, 'catalog', version, 'server');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

const react = { name: 'the one React' };

describe('linker', () => {
  it("gives remotes the shell's instances and one graph a version", async () => {
    const files = {
      'product.cjs': 'exports.Component = require("react"); exports.shared = require("./shared.cjs");',
      'listing.cjs': 'exports.shared = require("./shared.cjs");',
      'shared.cjs': 'module.exports = {};',
    };
    await publish('1.0.0', files);
    await publish('1.1.0', files);
    const link = createLinker({ provided: { react } }, dir) as unknown as (
      ...args: string[]
    ) => Record<string, unknown>;
    const product = link('catalog', '1.0.0', 'server/product.cjs');
    expect(product.Component).toBe(react);
    expect(link('catalog', '1.0.0', 'server/listing.cjs').shared).toBe(product.shared);
    expect(link('catalog', '1.1.0', 'server/product.cjs').shared).not.toBe(product.shared);
  });

  it('throws what the remote throws, each time it is asked', async () => {
    await publish('1.0.0', { 'product.cjs': 'throw new Error("broken build")' });
    const link = createLinker({ provided: {} }, dir);
    expect(() => link('catalog', '1.0.0', 'server/product.cjs')).toThrow('broken build');
    expect(() => link('catalog', '1.0.0', 'server/product.cjs')).toThrow('broken build');
  });

  it('forgets old versions, so that releases do not pile up in memory', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    for (const version of versions) await publish(version, { 'product.cjs': 'exports.at = {};' });
    const link = createLinker({ provided: {} }, dir) as unknown as (
      ...args: string[]
    ) => Record<string, unknown>;
    const first = link('catalog', '1.0.0', 'server/product.cjs').at;
    expect(link('catalog', '1.0.0', 'server/product.cjs').at).toBe(first);
    for (const version of versions) link('catalog', version, 'server/product.cjs');
    expect(link('catalog', '1.0.0', 'server/product.cjs').at).not.toBe(first);
  });

  it("gives a version its own copy of what it needs newer than the shell's, and says so when it has none", async () => {
    const use = { 'page.cjs': 'exports.ui = require("@shop/ui").name;' };
    const artifact = (own: string | undefined) => ({
      manifest: { server: 'server' },
      shared: { required: { '@shop/ui': '^2.0.0' }, provided: own ? { '@shop/ui': own } : {} },
      files: [{ path: 'server/shared/@shop/ui.cjs' }],
    });
    await publish('1.0.0', use);
    await publish('2.0.0', use);
    const own = path.join(dir, 'catalog/2.0.0/server/shared/@shop');
    await mkdir(own, { recursive: true });
    await writeFile(path.join(own, 'ui.cjs'), 'exports.name = "own";');
    for (const [version, copy] of [['1.0.0', undefined] as const, ['2.0.0', '2.1.0'] as const])
      await writeFile(path.join(dir, 'catalog', version, 'artifact.json'), JSON.stringify(artifact(copy)));
    const lending = { provided: { '@shop/ui': '1.4.0' }, singletons: ['react'] };
    const link = createLinker({ provided: { '@shop/ui': { name: "the shell's" } }, lending }, dir);
    expect(link('catalog', '2.0.0', 'server/page.cjs')).toEqual({ ui: 'own' });
    expect(() => link('catalog', '1.0.0', 'server/page.cjs')).toThrow('needs @shop/ui ^2.0.0');
  });

  it.each(['fs', 'node:net', '../../../secret.cjs', '/etc/passwd'])('has no %s for a remote', async (id) => {
    await publish('1.0.0', { 'page.cjs': `require(${JSON.stringify(id)})` });
    const link = createLinker({ provided: {} }, dir);
    expect(() => link('catalog', '1.0.0', 'server/page.cjs')).toThrow('is not available on the server');
  });
});
