import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, link, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@shop/contracts';
import { toJsonText, writeDurably } from './storage/durable-file';
import { RegistryError } from './registry-error';

/** Releases of one environment on disk: every release by its seq, and the live one as `release.json`. */
export interface ReleaseStore {
  /** The live release; undefined before the first. Read anew whenever the file has changed. */
  head(): Release | undefined;
  /** Adds a release on top of `parent` (null for the first) and makes it live; 412 when the head has moved on. */
  append(release: Omit<Release, 'env' | 'seq'>): Promise<Release>;
}

const headFile = 'release.json';
const seqFile = (seq: number) => `${String(seq).padStart(6, '0')}.json`;

function parseRelease(file: string): Release {
  const release = JSON.parse(readFileSync(file, 'utf8')) as Partial<Release>;
  if (
    typeof release.seq !== 'number' ||
    typeof release.assignments !== 'object' ||
    release.assignments === null
  ) {
    throw new Error(`${file} is no release: it needs "seq" and "assignments".`);
  }
  return { env: 'live', parent: null, actor: 'unknown', reason: '', at: '', ...release } as Release;
}

export function createReleaseStore(dir: string, env: string): ReleaseStore {
  const folder = path.join(dir, env);
  const headPath = path.join(folder, headFile);
  let read: { stamp: string; release: Release } | undefined;

  const head = (): Release | undefined => {
    if (!existsSync(headPath)) return undefined;
    const { mtimeMs, size, ino } = statSync(headPath);
    const stamp = `${mtimeMs}-${size}-${ino}`;
    if (read?.stamp === stamp) return read.release;
    try {
      read = { stamp, release: parseRelease(headPath) };
    } catch (error) {
      // A release that cannot be read must not take the shop down: the last one that could stays live.
      if (!read) throw error;
      read = { stamp, release: read.release };
    }
    return read.release;
  };

  return {
    head,
    async append(draft) {
      const current = head();
      if ((current?.seq ?? null) !== draft.parent) {
        throw new RegistryError(
          412,
          `Release ${current?.seq ?? 'none'} is live, not ${draft.parent ?? 'none'}. Look at it and try again.`,
        );
      }
      const release: Release = { env, seq: (current?.seq ?? 0) + 1, ...draft };
      await mkdir(folder, { recursive: true });
      const numbered = path.join(folder, seqFile(release.seq));
      const claim = `${numbered}.${process.pid}.claim`;
      await writeDurably(claim, toJsonText(release));
      try {
        // A link to a name that exists fails: of two writers one gets the seq.
        await link(claim, numbered);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        throw new RegistryError(
          412,
          `Release ${release.seq} was made by someone else just now. Look at it and try again.`,
        );
      } finally {
        await rm(claim, { force: true });
      }
      await writeDurably(headPath, toJsonText(release));
      return release;
    },
  };
}
