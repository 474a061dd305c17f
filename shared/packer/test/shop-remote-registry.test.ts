import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { everywhere } from '../../../registry/src/domain/roles';
import { openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { installShopRemote, type InstalledShopRemote } from './installed-fixture';
import { browserContainer, descriptor, writeProject } from './project-fixture';

let installed: InstalledShopRemote;
let dir: string;
beforeAll(async () => {
  installed = await installShopRemote();
});
afterAll(() => installed.remove());
beforeEach(async () => {
  dir = await installed.newProject();
});

const shopRemote = (words: readonly string[], env: NodeJS.ProcessEnv = {}) => installed.run(dir, words, env);

describe('with a registry', () => {
  let registry: TestRegistry;
  let env: NodeJS.ProcessEnv;
  let operator: Record<string, string>;
  beforeAll(async () => {
    registry = await openTestRegistry({ archiveLimit: 200_000 });
    env = { REGISTRY_URL: registry.address, SHOP_TOKEN: await registry.token('publisher', 'gifts') };
    operator = { REGISTRY_URL: registry.address, SHOP_TOKEN: await registry.token('operator') };
  });
  afterAll(() => registry.close());

  it('publishes, confirms the same bytes again, and refuses other bytes with 7', async () => {
    await writeProject(dir, { version: '1.0.0' });
    expect(await shopRemote(['publish'], env)).toMatchObject({
      code: 0,
      stdout: 'Published gifts@1.0.0 (6 files). To release it, run: shop-remote promote gifts@1.0.0\n',
    });
    expect((await shopRemote(['publish'], env)).stdout).toBe(
      'gifts@1.0.0 is already published with the same contents.\n',
    );
    const entry = await fetch(`${registry.shopAddress}/remotes/gifts/1.0.0/remoteEntry.js`);
    expect(await entry.text()).toBe(browserContainer('1.0.0'));
    await writeProject(dir, { version: '1.0.0', text: 'other' });
    const { code, stderr } = await shopRemote(['publish'], env);
    expect([code, stderr]).toEqual([7, expect.stringContaining('gifts@1.0.0')]);
  });

  it('sends source maps only to the registry, not as files of the version', async () => {
    const map = { version: 3, sources: ['src/page.tsx'], names: [], mappings: 'AAAA' };
    const change = {
      'dist/browser/static/page.js.map': map,
      'dist/browser/static/page.css.map': map,
      'dist/browser/gone.js.map': map,
      'dist/maps/remoteEntry.js.map': map,
    };
    await writeProject(dir, { version: '1.1.0', change });
    const { stdout } = await shopRemote(['publish', '--json'], env);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'published', sourceMaps: 2 });
    const again = await shopRemote(['publish', '--json'], env);
    expect(JSON.parse(again.stdout)).toMatchObject({ outcome: 'unchanged', sourceMaps: 0 });
    for (const file of ['static/page.js.map', 'static/page.css.map', 'remoteEntry.js.map']) {
      const { status } = await fetch(`${registry.shopAddress}/remotes/gifts/1.1.0/${file}`);
      expect([file, status]).toEqual([file, 404]);
    }
  });

  it('reads the registry and the token from options, too', async () => {
    await writeProject(dir, { version: '1.0.1' });
    await writeFile(path.join(dir, 'token'), `${env.SHOP_TOKEN ?? ''}\n`);
    const words = ['publish', '--registry', registry.address, '--token-file', 'token'];
    expect((await shopRemote(words)).code).toBe(0);
    expect(
      await shopRemote(['publish', '--registry', registry.address, '--token-file', 'none']),
    ).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The token cannot be read'),
    });
  });

  it('explains how to fix a missing registry or an invalid token', async () => {
    await writeProject(dir, { version: '1.0.2' });
    expect(await shopRemote(['publish'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Missing registry\./),
    });
    for (const token of [{}, { SHOP_TOKEN: 'reg_unknown' }]) {
      const { code, stderr } = await shopRemote(['publish'], { REGISTRY_URL: registry.address, ...token });
      expect([code, stderr]).toEqual([5, expect.stringContaining('Set SHOP_TOKEN, or pass --token-file')]);
    }
    const other = await registry.token('publisher', 'catalog');
    expect((await shopRemote(['publish'], { ...env, SHOP_TOKEN: other })).code).toBe(5);
  });

  it('reports an archive that is too large, and a route that is reserved by the shop', async () => {
    await writeProject(dir, { version: '1.0.3', change: { 'dist/browser/large.js': 'x'.repeat(300_000) } });
    expect(await shopRemote(['publish'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('larger than'),
    });
    const routes = [{ path: '/api/gifts', module: 'page' }];
    await rm(dir, { recursive: true });
    await writeProject(dir, { version: '1.0.4', change: { 'remote.json': { ...descriptor, routes } } });
    expect(await shopRemote(['publish'], env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the shop itself handles paths under /api'),
    });
  });

  it('reports a response that is not from a registry, and an unreachable registry', async () => {
    await writeProject(dir, { version: '1.0.5' });
    const proxy = createServer((request, response) => {
      request.resume();
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    expect(await shopRemote(['publish'], { ...env, REGISTRY_URL: url })).toMatchObject({
      code: 1,
      stderr: 'The proxy cannot reach the registry (502).\n',
    });
    await new Promise((resolve) => proxy.close(resolve));
    expect(await shopRemote(['publish'], { ...env, REGISTRY_URL: url })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The registry at ${url} does not respond`),
    });
  });

  it('creates keys, signs with the private one, and is refused without a signature once the public one is registered', async () => {
    const keys = await shopRemote(['keys', 'new', '--out', 'ci']);
    expect(keys).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(path.join(dir, 'ci.pem'))).mode & 0o777).toBe(0o600);
    expect(await shopRemote(['keys', 'new', '--out', 'ci'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('ci.pem was not written'),
    });
    const admin = { REGISTRY_URL: registry.address, SHOP_TOKEN: await registry.token('admin') };
    await writeProject(dir, { version: '1.0.6' });
    const add = ['keys', 'add', 'gifts', 'ci.pub.pem'];
    const added = await shopRemote(add, admin);
    expect([added.code, added.stdout]).toEqual([
      0,
      expect.stringContaining('only signed versions of gifts are accepted'),
    ]);
    expect(await shopRemote(['publish'], env)).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('gifts@1.0.6 is not signed. gifts requires signed versions'),
    });
    expect((await shopRemote(['publish', '--key', 'ci.pem'], env)).code).toBe(0);
    expect((await shopRemote(['versions', 'gifts'], env)).stdout).toMatch(/gifts@1\.0\.6 .* signed by ci\n/);
    await writeProject(dir, { version: '1.0.7' });
    const SIGNING_KEY = await readFile(path.join(dir, 'ci.pem'), 'utf8');
    expect((await shopRemote(['publish'], { ...env, SIGNING_KEY })).code).toBe(0);
    const [id = ''] = (await shopRemote(['keys', 'gifts'], env)).stdout.split(' ');
    const revoke = ['keys', 'revoke', 'gifts', id, '--reason', 'Lost'];
    expect((await shopRemote(revoke, admin)).code).toBe(0);
    expect(await shopRemote(['promote', 'gifts@1.0.7'], operator)).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/is signed by the key ci .* revoked .*: “Lost”/),
    });
    // The following commands sign with another key.
    await shopRemote(['keys', 'new', '--out', 'next']);
    await shopRemote(['keys', 'add', 'gifts', 'next.pub.pem'], admin);
    env = { ...env, SIGNING_KEY: await readFile(path.join(dir, 'next.pem'), 'utf8') };
  });

  it('promotes a canary to all shoppers, and rolls it back', async () => {
    for (const version of ['2.0.0', '2.1.0']) {
      await writeProject(dir, { version });
      expect((await shopRemote(['publish'], env)).code).toBe(0);
    }
    const ends = [
      await shopRemote(['promote', 'gifts@2.0.0'], operator),
      await shopRemote(['canary', 'gifts@2.1.0', '10%'], operator),
      await shopRemote(['promote', 'gifts@2.1.0', '--reason', 'It does well'], operator),
      await shopRemote(['rollback', 'gifts'], operator),
    ];
    expect(ends.map(({ code, stderr }) => [code, stderr])).toEqual(Array(4).fill([0, '']));
    const { stdout } = await shopRemote(['status'], operator);
    expect(stdout).toContain('gifts      2.0.0');
    expect(stdout).toContain('gifts@2.1.0 was rolled back');
    expect((await shopRemote(['promote', 'gifts@9.9.9'], operator)).code).not.toBe(0);
  });

  it('serves its reading commands to agents on standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const program = { command: process.execPath, args: [installed.program, 'mcp'], cwd: dir };
    await client.connect(new StdioClientTransport({ ...program, env: operator }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['plan', 'status', 'versions']));
    expect(tools.map(({ name }) => name)).not.toContain('promote');
    const { content } = await client.callTool({ name: 'status' });
    expect(content[0]).toMatchObject({
      type: 'text',
      text: expect.stringContaining('Checked against shell'),
    });
    await client.close();
  });

  it('promotes a version to staging, and the same version from there to live', async () => {
    const { environments } = registry.registry;
    const grounds = { actor: everywhere('asha', 'admin'), reason: 'for the test' };
    await environments.add('staging', grounds);
    await environments.setSource('live', 'staging', grounds);
    await writeProject(dir, { version: '3.0.0' });
    expect((await shopRemote(['publish'], env)).code).toBe(0);
    expect(await shopRemote(['promote', 'gifts@3.0.0'], operator)).toMatchObject({
      code: 8,
      stderr: expect.stringContaining('gifts@3.0.0 was never live in staging.'),
    });
    const inStaging = ['--environment', 'staging'];
    expect(await shopRemote(['promote', 'gifts@3.0.0', ...inStaging], operator)).toMatchObject({
      code: 0,
      stdout: 'Release 1 is live in staging: Promote gifts@3.0.0.\n',
    });
    const promoted = await shopRemote(['promote', 'gifts', '--from', 'staging'], operator);
    expect([promoted.code, promoted.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^gifts@3\.0\.0 has the digest \S+\.\n.* is live: Promote gifts@3\.0\.0 from staging\.\n$/,
      ),
    ]);
    expect((await shopRemote(['status', ...inStaging], operator)).stdout).toContain('gifts      3.0.0');
    for (const name of ['stagging', 'No']) {
      const { code, stderr } = await shopRemote(['status', '--environment', name], operator);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`environment`)]);
    }
    await environments.setSource('live', null, grounds);
  });
});
