import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Artifact } from '@shop/contracts';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createArtifactStore } from './artifact-store';
import { digestOf, type PackedRemote } from './pack-remote';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'artifacts-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function packed(version: string, text = 'one', remote = 'catalog'): PackedRemote {
  const files = new Map([
    ['remoteEntry.js', Buffer.from(text)],
    ['server/product.cjs', Buffer.from('two')],
  ]);
  const listed = [...files].map(([name, bytes]) => ({
    path: name,
    size: bytes.byteLength,
    sha384: bytes.toString('hex'),
  }));
  const artifact: Artifact = {
    remote,
    version,
    digest: digestOf(listed),
    files: listed,
    manifest: { entry: 'remoteEntry.js', globalName: 'g', exposes: {}, server: 'server' },
    shared: { required: {} },
    exposes: [],
    routes: [],
    slots: [],
    storeContract: 1,
    source: text,
    git: null,
    publishedBy: 'test',
    at: '2026-01-01T00:00:00Z',
  };
  return { artifact, files };
}

describe('artifact store', () => {
  it('keeps a version whole and finds it again from disk', async () => {
    await createArtifactStore(dir).publish(packed('1.0.0'));
    const reopened = createArtifactStore(dir);
    expect(reopened.find('catalog', '1.0.0')?.version).toBe('1.0.0');
    expect(await reopened.versions('catalog')).toEqual(['1.0.0']);
    expect(await readFile(path.join(dir, 'catalog/1.0.0/server/product.cjs'), 'utf8')).toBe('two');
  });

  it('takes the same bytes again and refuses others under the same version', async () => {
    const store = createArtifactStore(dir);
    await store.publish(packed('1.0.0'));
    expect(await store.publish(packed('1.0.0'))).toBe('unchanged');
    await expect(store.publish(packed('1.0.0', 'other'))).rejects.toMatchObject({ status: 409 });
    expect(await readFile(path.join(dir, 'catalog/1.0.0/remoteEntry.js'), 'utf8')).toBe('one');
  });

  it('lets one of several writers win and leaves no drafts', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => createArtifactStore(dir).publish(packed('1.0.0'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'published')).toHaveLength(1);
    expect(readdirSync(dir)).toEqual(['catalog']);
  });

  it.each([
    ['1.0', 'catalog'],
    ['../../etc', 'catalog'],
    ['1.0.0', '../catalog'],
    ['1.0.0', 'Catalog'],
  ])('refuses the version %s of %s', async (version, remote) => {
    await expect(createArtifactStore(dir).publish(packed(version, 'one', remote))).rejects.toMatchObject({
      status: 422,
    });
    expect(existsSync(path.join(dir, remote, version))).toBe(false);
  });
});
