import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { resetFederationGlobalInfo } from '@module-federation/runtime/core';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContainerOnDisk } from './container-files';
import { openFromDisk, type OpenFromDiskOptions } from './open-from-disk';
import { buildStockRemote, onDisk, stockEntry } from './stock-remote-fixture';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'open-from-disk-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

let hosts = 0;

/** Loads a module through a host with only this remote. */
function load<T extends object>(
  build: ContainerOnDisk,
  { entry = stockEntry, type = 'commonjs-module' as 'commonjs-module' | 'module', expose = 'page' } = {},
  options: Partial<OpenFromDiskOptions> = {},
): Promise<T | null> {
  hosts += 1;
  const host = createInstance({
    name: `host-${hosts}`,
    remotes: [{ name: 'remote', entry: path.join(build.folder, entry), type }],
    plugins: [openFromDisk({ find: () => build, ...options })],
  });
  // The runtime caches opened containers by remote and entry, for all hosts of a process.
  resetFederationGlobalInfo();
  return host.loadRemote<T>(`remote/${expose}`);
}

let written = 0;

/** A container whose module `./page` is that file. */
async function container(
  files: Readonly<Record<string, string>>,
  entry = `exports.init = () => undefined;
exports.get = async () => { const module = require('./page.cjs'); return () => module; };`,
): Promise<ContainerOnDisk> {
  written += 1;
  const folder = path.join(dir, `container-${written}`);
  await mkdir(folder);
  for (const [name, text] of Object.entries({ [stockEntry]: entry, ...files }))
    await writeFile(path.join(folder, name), text);
  return onDisk(folder);
}

const esEntry = `
const page = await import('./page.mjs');
export const init = () => undefined;
export const get = async () => () => page;`;
const esModule = (page: string) => container({ 'page.mjs': page }, esEntry);
const asEsModule = { type: 'module' } as const;

describe('a container on disk', () => {
  it('is opened from a stock build with its chunks', async () => {
    const build = await buildStockRemote(dir, {
      name: 'chunks',
      page: "export const later = () => import('./later.js');",
      files: { 'later.js': "export const text = 'later';" },
    });
    expect(Object.keys(build.integrity).length).toBeGreaterThan(2);
    const page = await load<{ later: () => Promise<{ text: string }> }>(build);
    expect((await page?.later())?.text).toBe('later');
  });

  it('may be an ES module with top-level await and dynamic imports', async () => {
    const build = await esModule(`
import { hello } from 'greetings';
import greetings from 'greetings';
export const text = hello + await Promise.resolve(' you');
export const same = greetings.hello === hello && (await import('greetings')).hello === hello;
export const url = import.meta.url;`);
    const page = await load(build, asEsModule, { modules: { greetings: { hello: 'hello' } } });
    expect({ ...page }).toEqual({
      text: 'hello you',
      same: true,
      url: `file://${path.join(build.folder, 'page.mjs')}`,
    });
  });

  it('of a stock build finds its own address, on this disk or where browsers get its files', async () => {
    const build = await buildStockRemote(dir, {
      name: 'pictures',
      page: "export const { href } = new URL('./tape.svg', import.meta.url);",
      files: { 'tape.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    });
    const picture = Object.keys(build.integrity).find((file) => file.endsWith('.svg')) ?? '';
    expect(await load(build)).toMatchObject({ href: `file://${path.join(build.folder, picture)}` });
    const baseUrl = 'https://shop.example/remotes/pictures/1.0.0/';
    expect(await load({ ...build, baseUrl })).toMatchObject({ href: baseUrl + picture });
  });

  it('of ES modules finds its own address where browsers get its files', async () => {
    const build = await esModule('export const { url } = import.meta;');
    const page = await load({ ...build, baseUrl: 'https://shop.example/remotes/a/1.0.0/' }, asEsModule);
    expect({ ...page }).toEqual({ url: 'https://shop.example/remotes/a/1.0.0/page.mjs' });
  });

  it.each([
    ['page.cjs', 'differs from the published file'],
    [stockEntry, 'differs from the published file'],
  ])('does not run if %s was changed', async (file, message) => {
    const build = await container({ 'page.cjs': 'exports.text = 1;' });
    await writeFile(path.join(build.folder, file), 'exports.init = exports.get = () => () => "changed";');
    await expect(load(build)).rejects.toThrow(message);
  });

  it('does not run unlisted files', async () => {
    const build = await container({ 'page.cjs': "exports.text = require('./added.cjs');" });
    await writeFile(path.join(build.folder, 'added.cjs'), 'module.exports = "added";');
    await expect(load(build)).rejects.toThrow('"./added.cjs" is not available');
    const { [stockEntry]: _entry, ...integrity } = build.integrity;
    await expect(load({ ...build, integrity })).rejects.toThrow(`${stockEntry} is not a listed file`);
  });

  it.each([
    'fs',
    'node:net',
    'child_process',
    'node:process',
    'node:module',
    'toString',
    '../../secret.cjs',
    '/etc/passwd',
  ])('cannot import %s', async (id) => {
    const text = JSON.stringify(id);
    const refusal = `"${id}" is not available on the server`;
    await expect(load(await container({ 'page.cjs': `require(${text})` }))).rejects.toThrow(refusal);
    const dynamic = await esModule(`await import(${text})`);
    await expect(load(dynamic, asEsModule)).rejects.toThrow(refusal);
    await expect(load(await esModule(`import ${text}`), asEsModule)).rejects.toThrow(refusal);
  });

  it('cannot use import() in CommonJS, which Node would not intercept', async () => {
    const build = await container({ 'page.cjs': "exports.load = () => import('node:fs');" });
    const page = await load<{ load: () => Promise<unknown> }>(build);
    await expect(page?.load()).rejects.toThrow('dynamic import');
  });

  it('gets the modules that the host provides by name', async () => {
    const build = await container({ 'page.cjs': "exports.text = require('greetings').hello;" });
    expect(await load(build, {}, { modules: { greetings: { hello: 'hello' } } })).toEqual({ text: 'hello' });
  });

  it('rethrows its error on each load', async () => {
    const build = await container({ 'page.cjs': 'throw new Error("broken build");' });
    const code = new Map();
    for (let time = 0; time < 2; time += 1)
      await expect(load({ ...build, code })).rejects.toThrow('broken build');
  });

  it('rejects if it does not exist', async () => {
    await expect(load(await container({}, 'module.exports = 7;'))).rejects.toThrow(
      'is not a Module Federation container',
    );
  });
});

describe('hosts that share compiled code', () => {
  it.each([
    ['CommonJS', 'exports.at = {};', {}, undefined],
    ['ES modules', 'export const at = {};', asEsModule, esEntry],
  ])('have separate instances, and read files once: %s', async (_kind, text, remote, entry) => {
    const page = entry ? 'page.mjs' : 'page.cjs';
    const build = { ...(await container({ [page]: text }, entry)), code: new Map() };
    const first = await load<{ at: object }>(build, remote);
    await writeFile(path.join(build.folder, page), 'throw new Error("read again")');
    const second = await load<{ at: object }>(build, remote);
    expect(second?.at).toEqual({});
    expect(second?.at).not.toBe(first?.at);
    build.code.clear();
    await expect(load(build, remote)).rejects.toThrow('differs from the published file');
  });
});
