import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createArtifactFolder } from '../artifacts/storage/artifact-folder';
import { openTestRegistry } from '../../testing/test-registry';
import { importFolder } from './import-folder';
import { createReleaseFile } from './live-release';

it('imports a folder of releases only once, from a registry without a database', async () => {
  const test = await openTestRegistry();
  const { database, releases } = test.registry;
  const folder = createArtifactFolder(path.join(test.dir, 'artifacts'));
  for (const version of ['1.0.0', '1.1.0']) {
    const { artifact, files } = smallRemote('catalog', version);
    const draft = await folder.draft();
    await mkdir(path.join(draft, 'server'));
    for (const [name, bytes] of files) await writeFile(path.join(draft, name), bytes);
    await folder.put(artifact, draft);
  }
  const envs = path.join(test.dir, 'old');
  await mkdir(path.join(envs, 'live'), { recursive: true });
  const release = (seq: number, stable: string) => ({
    seq,
    parent: seq - 1 || null,
    assignments: { catalog: { stable, lastKnownGood: null, killed: false } },
    actor: 'start',
    reason: 'Published',
    at: '2026-01-01T00:00:00.000Z',
  });
  const write = (name: string, value: object) =>
    writeFile(path.join(envs, 'live', name), JSON.stringify(value));
  await write('000001.json', release(1, '1.0.0'));
  await write('000002.json', release(2, '1.1.0'));
  await write('release.json', release(2, '1.1.0'));

  const file = createReleaseFile(envs, 'live');
  const options = { folder, file, now: test.clock.now() };
  expect(await importFolder(database, 'live', options)).toBe(2);
  expect(await importFolder(database, 'live', options)).toBe(0);
  expect(await releases.head('live')).toMatchObject({ seq: 2, parent: 1, actor: 'start' });
  const back = { kind: 'return', seq: 1 } as const;
  expect((await releases.plan('live', back)).problems).toEqual([]);
  await test.close();
});
