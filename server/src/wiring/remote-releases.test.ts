import { smallRemote, makeScratchFolder, type ScratchFolder } from '@shop/packer/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { PageTelemetry } from '@shop/contracts';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { admin, openTestRegistry, testShell } from '../../../registry/src/testing/test-registry';
import { openCompressed } from './release-folders';
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

const follow = (url: string, token?: string) =>
  remoteReleases({
    url,
    token,
    releasesDir: scratch.dir,
    compressed: openCompressed(scratch.dir),
    shell: { ...testShell, version: '7.0.0' },
    httpsOutside: false,
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

describe('a shop whose registry is elsewhere', () => {
  it('serves releases, files and reports of its own address, and goes on when the registry hangs', async () => {
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
    const telemetry = (await app.inject('/registry/v1/page-telemetry')).json<PageTelemetry>();
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
  }, 60_000);
});
