import { makeScratchFolder, type ScratchFolder, smallRemote } from '@shop/protocol/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Release } from '@shop/contracts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createArtifactFolder } from '../artifacts/storage/artifact-folder';
import { createArtifactCache } from '../artifacts/storage/artifact-cache';
import { createLiveRelease, createReleaseFile } from './live-release';

let scratch: ScratchFolder;
beforeEach(async () => {
  scratch = await makeScratchFolder();
});
afterEach(() => scratch.remove());

const release = (seq: number, stable: string, lastKnownGood: string | null = null): Release => ({
  env: 'live',
  seq,
  parent: seq - 1,
  assignments: { catalog: { stable, lastKnownGood, killed: false } },
  actor: 'test',
  reason: 'because',
  at: `2026-01-01T00:00:0${seq}.000Z`,
});

/** A source with these versions and this live release. */
function follow(published: readonly string[], current: () => Release | undefined) {
  const folder = createArtifactFolder(path.join(scratch.dir, 'artifacts'));
  const cache = createArtifactCache(folder, async (remote, version, draft) => {
    if (!published.includes(version)) return undefined;
    const { artifact, files } = smallRemote(remote, version);
    await writeFile(path.join(draft, 'page.js'), files.get('page.js') ?? '');
    return artifact;
  });
  const file = createReleaseFile(scratch.dir, 'live');
  return { live: createLiveRelease({ ask: async () => current(), cache, file }), folder, file };
}

describe('the live release', () => {
  it('is served once the required files are on this machine', async () => {
    let current = release(1, '1.0.0');
    const { live, folder, file } = follow(['1.0.0', '1.2.0'], () => current);
    await live.refresh();
    expect(folder.find('catalog', '1.0.0')?.version).toBe('1.0.0');
    current = release(2, '1.1.0', '1.0.0');
    await expect(live.refresh()).rejects.toThrow('catalog@1.1.0 of release 2 was not found.');
    expect([live.current()?.seq, file.read()?.seq]).toEqual([1, 1]);
    // Only the rollback target is missing, so the new release is served.
    current = release(3, '1.2.0', '1.1.0');
    await live.refresh();
    expect([live.current()?.seq, file.read()?.seq]).toEqual([3, 3]);
  });

  it('is served while the disk is full, and stored once there is space again', async () => {
    let current = release(1, '1.0.0');
    const { live, file } = follow(['1.0.0', '1.1.0'], () => current);
    await live.refresh();
    current = release(2, '1.1.0');
    const full = jest.spyOn(file, 'write').mockRejectedValueOnce(new Error('ENOSPC'));
    await expect(live.refresh()).rejects.toThrow('ENOSPC');
    expect([live.current()?.seq, file.read()?.seq]).toEqual([2, 1]);
    await live.refresh();
    expect(file.read()?.seq).toBe(2);
    await live.refresh();
    expect(full).toHaveBeenCalledTimes(2);
  });

  it('is the last stored release after a start, or undefined if the file is unreadable', async () => {
    await follow(['1.0.0'], () => release(1, '1.0.0')).live.refresh();
    expect(follow([], () => undefined).live.current()?.seq).toBe(1);
    await writeFile(path.join(scratch.dir, 'live/release.json'), '{"seq":');
    expect(follow([], () => undefined).live.current()).toBeUndefined();
  });

  it('is polled repeatedly, and an unreachable registry is logged once', async () => {
    let asked = 0;
    let unavailable = true;
    const { live } = follow(['1.0.0'], () => {
      asked += 1;
      if (unavailable) throw new Error('away');
      return release(1, '1.0.0');
    });
    const errors: unknown[] = [];
    const stop = live.follow(1, (error) => errors.push(error));
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(setImmediate);
    };
    await until(() => asked > 5);
    expect(errors).toEqual([new Error('away')]);
    unavailable = false;
    await until(() => live.current()?.seq === 1);
    unavailable = true;
    const before = asked;
    await until(() => asked > before + 5);
    await stop();
    expect(errors).toHaveLength(2);
  });
});
