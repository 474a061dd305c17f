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
    const link = createLinker({ react }, dir) as unknown as (...args: string[]) => Record<string, unknown>;
    const product = link('catalog', '1.0.0', 'server/product.cjs');
    expect(product.Component).toBe(react);
    expect(link('catalog', '1.0.0', 'server/listing.cjs').shared).toBe(product.shared);
    expect(link('catalog', '1.1.0', 'server/product.cjs').shared).not.toBe(product.shared);
  });

  it('throws what the remote throws, each time it is asked', async () => {
    await publish('1.0.0', { 'product.cjs': 'throw new Error("broken build")' });
    const link = createLinker({}, dir);
    expect(() => link('catalog', '1.0.0', 'server/product.cjs')).toThrow('broken build');
    expect(() => link('catalog', '1.0.0', 'server/product.cjs')).toThrow('broken build');
  });

  it('forgets old versions, so that releases do not pile up in memory', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    for (const version of versions) await publish(version, { 'product.cjs': 'exports.at = {};' });
    const link = createLinker({}, dir) as unknown as (...args: string[]) => Record<string, unknown>;
    const first = link('catalog', '1.0.0', 'server/product.cjs').at;
    expect(link('catalog', '1.0.0', 'server/product.cjs').at).toBe(first);
    for (const version of versions) link('catalog', version, 'server/product.cjs');
    expect(link('catalog', '1.0.0', 'server/product.cjs').at).not.toBe(first);
  });
});
