import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseStore } from './release-store';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const draft = (parent: number | null, stable = '1.0.0') => ({
  parent,
  assignments: { catalog: { stable, lastKnownGood: null, killed: false } },
  actor: 'test',
  reason: 'because',
  at: '2026-01-01T00:00:00Z',
});

describe('release store', () => {
  it('numbers releases and keeps every one', async () => {
    const store = createReleaseStore(dir, 'live');
    expect(store.head()).toBeUndefined();
    await store.append(draft(null));
    const second = await store.append(draft(1, '1.1.0'));
    expect(second.seq).toBe(2);
    expect(createReleaseStore(dir, 'live').head()).toEqual(second);
    const first = JSON.parse(await readFile(path.join(dir, 'live/000001.json'), 'utf8')) as { seq: number };
    expect(first.seq).toBe(1);
  });

  it('refuses a release on top of one that is no longer live', async () => {
    const store = createReleaseStore(dir, 'live');
    await store.append(draft(null));
    await expect(store.append(draft(null))).rejects.toMatchObject({ status: 412 });
    expect(store.head()?.seq).toBe(1);
  });

  it('lets one of many writers win', async () => {
    await createReleaseStore(dir, 'live').append(draft(null));
    const tries = Array.from({ length: 10 }, () => createReleaseStore(dir, 'live').append(draft(1)));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(createReleaseStore(dir, 'live').head()?.seq).toBe(2);
  });

  it('sees a release.json that was replaced, and keeps the last good one over a broken one', async () => {
    const store = createReleaseStore(dir, 'live');
    const first = await store.append(draft(null));
    const file = path.join(dir, 'live/release.json');
    await writeFile(
      file,
      JSON.stringify({ ...first, seq: 9, assignments: draft(null, '2.0.0').assignments }),
    );
    expect(store.head()?.assignments.catalog?.stable).toBe('2.0.0');
    await writeFile(file, '{ "seq": ');
    expect(store.head()?.seq).toBe(9);
  });
});
