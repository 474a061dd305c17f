import { writeTar, createRegistryClient } from '@shop/protocol';
import { makeScratchFolder, archiveOf, smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { S3Client } from '@aws-sdk/client-s3';
import { sha384Of } from '@shop/config/sha384';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { createArtifactFolder } from './storage/artifact-folder';
import { createArtifactCache, fetchFromStorage } from './storage/artifact-cache';
import { createS3Storage, plainChecksums } from './storage/s3-storage';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

/** Opens a registry that stores its versions in a local bucket. */
async function openOnBucket() {
  const scratch = await makeScratchFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: scratch.dir,
    configureBuckets: [{ name: 'releases' }],
  });
  const { port } = await server.run();
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    ...plainChecksums,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  const storage = createS3Storage({ client, bucket: 'releases', prefix: 'shop/' });
  const cache = (dir: string) => createArtifactCache(createArtifactFolder(dir), fetchFromStorage(storage));
  const test = await openTestRegistry({ storage: { storage, cache }, archiveLimit: 200_000 });
  const close = async () => {
    await test.close();
    client.destroy();
    await server.close();
    await scratch.remove();
  };
  return { test, close };
}

async function openOnDisk() {
  const test = await openTestRegistry({ archiveLimit: 200_000 });
  return { test, close: () => test.close() };
}

describe.each([
  ['a folder', openOnDisk],
  ['a bucket', openOnBucket],
])('publishing into %s', (_name, open) => {
  let test: TestRegistry;
  let close: () => Promise<void>;
  let publisher: string;

  beforeAll(async () => {
    ({ test, close } = await open());
    publisher = await test.token('publisher', 'catalog');
    await put('catalog/1.0.9', await archiveOf(smallRemote('catalog', '1.0.9')));
  });
  afterAll(() => close());

  const put = async (address: string, body: Buffer, token = publisher) => {
    const response = await fetch(`${test.address}/registry/v1/artifacts/${address}`, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const get = async (address: string) => {
    const response = await fetch(`${test.shopAddress}/remotes/${address}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('accepts a version once with 201, the same bytes with 200, and different bytes with 409', async () => {
    const archive = await archiveOf(smallRemote('catalog', '1.0.0'));
    expect((await put('catalog/1.0.0', archive)).status).toBe(201);
    expect((await put('catalog/1.0.0', archive)).status).toBe(200);
    const other = await put(
      'catalog/1.0.0',
      await archiveOf(smallRemote('catalog', '1.0.0', { text: 'other' })),
    );
    expect(other.status).toBe(409);
    expect(other.body.message).toContain('increase the version');
    expect((await get('catalog/1.0.0/page.js')).text).toBe('page("1.0.0");');
  });

  it('stores a published version on this machine, so that its promotion does not wait for a download', async () => {
    await put('catalog/1.0.1', await archiveOf(smallRemote('catalog', '1.0.1')));
    expect(test.registry.cache.folder.find('catalog', '1.0.1')?.version).toBe('1.0.1');
  });

  it('accepts one of several concurrent uploads with different contents', async () => {
    const archives = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) => archiveOf(smallRemote('catalog', '1.5.0', { text }))),
    );
    const responses = await Promise.all(archives.map((archive) => put('catalog/1.5.0', archive)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('refuses files that differ from the record with 422, and stores nothing', async () => {
    const tampered = Buffer.from(
      (await archiveOf(smallRemote('catalog', '1.1.0')))
        .toString('latin1')
        .replace('page("1.1.0")', 'page("evil!")'),
      'latin1',
    );
    const wrong = await put('catalog/1.1.0', tampered);
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      'page.js does not match the sha384 in the record. Publish it again.',
    ]);
    const half = (await archiveOf(smallRemote('catalog', '1.1.0'))).subarray(0, 4000);
    expect((await put('catalog/1.1.0', half)).status).toBe(422);
    expect((await put('catalog/1.1.0', Buffer.from('<html>'.repeat(200)))).status).toBe(422);
    expect((await put('catalog/1.2.0', await archiveOf(smallRemote('catalog', '1.1.0')))).status).toBe(422);
    expect((await get('catalog/1.1.0/page.js')).status).toBe(404);
    expect((await put('catalog/1.1.0', await archiveOf(smallRemote('catalog', '1.1.0')))).status).toBe(201);
  });

  it.each([
    ['../../evil.js', 'is not a plain path'],
    ['@integrity.json', 'is reserved for the list that the registry creates'],
  ])('refuses a version with a file %s', async (name, why) => {
    const { artifact } = smallRemote('catalog', '1.1.1');
    const files = [...artifact.files, { path: name, size: 1, sha384: sha384Of('x') }];
    const record = Buffer.from(JSON.stringify({ ...artifact, files }));
    const chunks = writeTar([{ path: 'artifact.json', size: record.byteLength, bytes: [record] }]);
    const { status, body } = await put('catalog/1.1.1', await buffer(chunks));
    expect([status, body.message]).toEqual([422, expect.stringContaining(`"${name}" ${why}`)]);
  });

  it('refuses a version with reserved routes with 422, and stores nothing', async () => {
    const routes = [{ path: '/ops/:page', module: 'page' }];
    const greedy = await put('catalog/1.1.2', await archiveOf(smallRemote('catalog', '1.1.2', { routes })));
    expect([greedy.status, greedy.body.message]).toEqual([
      422,
      'catalog@1.1.2 serves /ops/:page, which matches /ops/x, but the shop itself handles paths under /ops. Start the path with another segment, such as /catalog.',
    ]);
    expect((await get('catalog/1.1.2/page.js')).status).toBe(404);
  });

  it('refuses a version with the same global name as another version', async () => {
    for (const version of ['1.4.0', '1.4.0-rc.1'])
      expect((await put(`catalog/${version}`, await archiveOf(smallRemote('catalog', version)))).status).toBe(
        201,
      );
    const { manifest } = smallRemote('catalog', '1.4.0').artifact;
    for (const copy of [
      smallRemote('catalog', '1.4.1', { manifest }),
      smallRemote('catalog', '1.4.0-rc-1'),
    ]) {
      const { version } = copy.artifact;
      const { status, body } = await put(`catalog/${version}`, await archiveOf(copy));
      expect(status).toBe(409);
      expect(body.message).toContain(`catalog@${version} uses the global catalog_1_4_0`);
      expect((await get(`catalog/${version}/page.js`)).status).toBe(404);
    }
    expect((await put('catalog/1.4.1', await archiveOf(smallRemote('catalog', '1.4.1')))).status).toBe(201);
  });

  it('refuses a version that defines an API endpoint of another live remote, and names both', async () => {
    const cards = smallRemote('cards', '1.0.0', { endpoints: ['getCards', 'getNotes'] });
    await test.registry.publisher.publish(cards, admin);
    const endpoints = ['getNotes'];
    const upload = async (version: string) =>
      put(`catalog/${version}`, await archiveOf(smallRemote('catalog', version, { endpoints })));
    expect((await upload('6.0.0')).status).toBe(201);
    const promote = { kind: 'promote', versions: { cards: '1.0.0' } } as const;
    await test.registry.releases.change('live', promote, {
      actor: admin,
      reason: 'r',
      expected: 0,
      key: null,
    });
    expect(await upload('6.1.0')).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining(
          'catalog@6.1.0 defines the API endpoint "getNotes", like cards@1.0.0, and a page has one definition',
        ),
      },
    });
    expect((await upload('6.0.0')).status).toBe(200);
    const release = { kind: 'promote', versions: { catalog: '6.0.0' } } as const;
    const { problems } = await test.registry.releases.plan('live', release);
    expect(problems.map(({ subject, message }) => [subject, message])).toContainEqual([
      'getNotes',
      expect.stringMatching(/(catalog@6\.0\.0|cards@1\.0\.0).*"getNotes".*(catalog@6\.0\.0|cards@1\.0\.0)/),
    ]);
  });

  it('refuses oversized archives with 413, and remotes of other teams with 403', async () => {
    const large = smallRemote('catalog', '1.3.0', { text: 'x'.repeat(150_000) });
    expect((await put('catalog/1.3.0', await archiveOf(large))).status).toBe(413);
    const cart = await archiveOf(smallRemote('cart', '1.0.0'));
    const forbidden = await put('cart/1.0.0', cart);
    expect(forbidden.status).toBe(403);
    expect(forbidden.body.message).toContain('this needs publisher or admin of cart');
    expect((await put('cart/1.0.0', cart, 'reg_nobody')).status).toBe(401);
    expect((await put('cart/1.0.0', cart, await test.token('operator'))).status).toBe(403);
    expect((await put('cart/1.0.0', cart, await test.token('admin'))).status).toBe(201);
  });

  it('serves published files as cacheable for a year, and 404 as JSON for everything else', async () => {
    const file = await get('catalog/1.0.9/remoteEntry.js');
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toContain('text/javascript');
    for (const address of [
      'catalog/1.0.9/gone.js',
      'catalog/9.9.9/remoteEntry.js',
      'catalog/1.0.9/server/remoteEntry.cjs',
      'catalog/1.0.9/artifact.json',
      'nobody/1.0.0/page.js',
    ]) {
      const missing = await get(address);
      expect([address, missing.status]).toEqual([address, 404]);
      expect(missing.headers.get('content-type')).toContain('application/json');
    }
  });

  it('downloads a complete version to another machine, without leaving drafts', async () => {
    const scratch = await makeScratchFolder();
    const client = createRegistryClient({ url: test.address, token: await test.token('viewer') });
    const cache = createArtifactCache(createArtifactFolder(scratch.dir), client.fetchArtifact);
    const brought = await Promise.all([cache.ensure('catalog', '1.0.9'), cache.ensure('catalog', '1.0.9')]);
    expect(brought.map((artifact) => artifact?.version)).toEqual(['1.0.9', '1.0.9']);
    expect(await readdir(path.join(scratch.dir, 'catalog/1.0.9/server'))).toEqual(['remoteEntry.cjs']);
    expect(await cache.ensure('catalog', '9.9.9')).toBeUndefined();
    expect(await readdir(scratch.dir)).toEqual(['catalog']);
    expect((await readdir(path.join(test.dir, 'artifacts'))).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
    await scratch.remove();
  });
});
