import { smallRemote, makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { PageRelease, PageTelemetry } from '@shop/contracts';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { admin, openTestRegistry, testShell } from '../../../registry/src/testing/test-registry';
import { openCompressed } from '../builds/published-files';
import { remoteReleases } from './remote-releases';

let scratch: ScratchFolder;
let app: FastifyInstance;
beforeEach(async () => {
  scratch = await makeScratchFolder();
  app = Fastify({ forceCloseConnections: true });
});
afterEach(async () => {
  await app.close();
  await scratch.remove();
});

const follow = (url: string, token?: string, environment = 'live') =>
  remoteReleases({
    url,
    token,
    environment,
    releasesDir: scratch.dir,
    compressed: openCompressed(scratch.dir),
    shell: { ...testShell, version: '7.0.0' },
    isPublicHttps: false,
    log: () => undefined,
  });

/** A registry that accepts calls and never responds. */
async function hangingRegistry() {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

describe('a shop with a remote registry', () => {
  it('serves releases and files, forwards reports, and continues when the registry hangs', async () => {
    const test = await openTestRegistry();
    const { registry } = test;
    await registry.publisher.publish(smallRemote('catalog', '1.0.0'), admin);
    const promote = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
    const changeRequest = { actor: admin, reason: 'r', expected: 0, key: null };
    await registry.releases.change('live', promote, changeRequest);

    const releases = await follow(test.address, await test.token('shop'));
    expect((await registry.releases.state('live')).shell?.version).toBe('7.0.0');
    await app.register(releases.plugin);
    const release = await app.inject('/registry/v1/envs/live/release.json');
    expect(release.json()).toMatchObject({ seq: 1 });
    expect((await app.inject('/remotes/catalog/1.0.0/page.js')).body).toBe('page("1.0.0");');
    expect((await app.inject('/remotes/catalog/2.0.0/page.js')).statusCode).toBe(404);
    for (const url of ['/ops', '/ops/history', '/registry/v1/whoami'])
      expect((await app.inject(url)).statusCode).toBe(404);
    const open = await app.inject('/registry/v1/page-release?open=catalog@1.0.0');
    expect(open.json()).toMatchObject({ remotes: { catalog: { version: '1.0.0' } } });
    const { proof } = open.json<PageRelease>();
    const asked = await app.inject(`/registry/v1/page-telemetry?proof=${proof}`);
    const telemetry = asked.json<PageTelemetry>();
    const event = { remote: 'catalog', version: '1.0.0', kind: 'error' };
    const report = { nonce: telemetry.nonce, events: [event] };
    const sent = await app.inject({ method: 'POST', url: '/registry/v1/telemetry', payload: report });
    expect(sent.statusCode).toBe(204);
    const { body } = await test.call('GET', '/envs/live/health/catalog', {
      token: await test.token('viewer'),
    });
    expect(body.windows).toMatchObject([{ version: '1.0.0', failures: 1 }]);
    const stop = releases.start(app.log);
    for (const outcome of ['rendered', 'threw', 'timed-out', 'died', 'skipped'] as const) {
      releases.reportRender({ remote: 'catalog', version: '1.0.0', variant: 'stable', outcome });
    }
    await stop();
    const health = await test.call('GET', '/envs/live/health/catalog', { token: await test.token('viewer') });
    expect(health.body.windows).toMatchObject([{ failures: 1, serverRenders: 4, serverFailures: 3 }]);
    await test.close();

    const hanging = await hangingRegistry();
    const later = await follow(hanging.url);
    expect(later.live.current()?.assignments.catalog?.stable).toBe('1.0.0');
    expect(await readFile(path.join(later.remotesDir, 'catalog/1.0.0/page.js'), 'utf8')).toBe(
      'page("1.0.0");',
    );
    hanging.close();
  });

  it('follows only its own environment, and refuses to start in an unknown one', async () => {
    const test = await openTestRegistry();
    const { publisher, releases, environments } = test.registry;
    const grounds = { actor: admin, reason: 'r' };
    await environments.add('staging', grounds);
    for (const [env, version] of [
      ['live', '1.0.0'],
      ['staging', '1.1.0'],
    ] as const) {
      await publisher.publish(smallRemote('catalog', version), admin);
      const promote = { kind: 'promote', versions: { catalog: version } } as const;
      await releases.change(env, promote, { ...grounds, expected: 0, key: null });
    }
    const token = await test.token('shop');
    const addressOf = async (env: string, on: FastifyInstance) => {
      await on.register((await follow(test.address, token, env)).plugin);
      return on.listen({ host: '127.0.0.1', port: 0 });
    };
    const staging = Fastify({ forceCloseConnections: true });
    const shops = { live: await addressOf('live', app), staging: await addressOf('staging', staging) };
    const get = async (env: keyof typeof shops, path: string) => fetch(`${shops[env]}${path}`);
    for (const [env, version, other] of [
      ['live', '1.0.0', 'staging'],
      ['staging', '1.1.0', 'live'],
    ] as const) {
      const page = await (await get(env, '/registry/v1/page-release')).json();
      expect(page).toMatchObject({ env, remotes: { catalog: { version } } });
      const file = await get(env, `/remotes/catalog/${version}/page.js`);
      expect(await file.text()).toBe(`page("${version}");`);
      expect((await get(env, `/registry/v1/envs/${other}/release.json`)).status).toBe(404);
      expect((await releases.state(env)).shell?.version).toBe('7.0.0');
    }
    const { proof } = (await (await get('staging', '/registry/v1/page-release')).json()) as PageRelease;
    const asked = await get('staging', `/registry/v1/page-telemetry?proof=${proof}`);
    const telemetry = (await asked.json()) as PageTelemetry;
    const events = [{ remote: 'catalog', version: '1.1.0', kind: 'error' }];
    await fetch(`${shops.staging}/registry/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nonce: telemetry.nonce, events }),
    });
    const viewer = { token: await test.token('viewer') };
    const windowsIn = async (env: string) =>
      (await test.call('GET', `/envs/${env}/health/catalog`, viewer)).body.windows;
    expect(await windowsIn('staging')).toMatchObject([{ version: '1.1.0', failures: 1 }]);
    expect(await windowsIn('live')).toEqual([]);

    await expect(follow(test.address, token, 'stagging')).rejects.toThrow(
      'RELEASE_ENVIRONMENT: There is no environment "stagging". Existing environments: live, staging.',
    );
    await staging.close();
    await test.close();
  });
});
