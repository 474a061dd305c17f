import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts';
import { versionsOf } from '../../domain/assignments';
import { toJsonText, writeDurably } from '../../platform/files/durable-file';
import type { ArtifactCache } from '../artifacts/storage/artifact-cache';
import { prepareMs } from '../../durations';

/** The last live release, stored on this machine for starts while the registry is unavailable. */
export interface ReleaseFile {
  /** Undefined if the file is missing or unreadable. */
  read(): Release | undefined;
  /** Writes it atomically. */
  write(release: Release): Promise<void>;
  /** All stored releases, oldest first. Registries without a database stored every release. */
  all(): Promise<Release[]>;
}

const headFile = 'release.json';

function parse(file: string): Release | undefined {
  try {
    const release = JSON.parse(readFileSync(file, 'utf8')) as Partial<Release>;
    if (typeof release.seq !== 'number' || !release.assignments) return undefined;
    return { env: 'live', parent: null, actor: 'unknown', reason: '', at: '', ...release } as Release;
  } catch {
    return undefined;
  }
}

/** `<dir>/<env>/release.json` */
export function createReleaseFile(dir: string, env: string): ReleaseFile {
  const folder = path.join(dir, env);
  const file = path.join(folder, headFile);
  const read = () => (existsSync(file) ? parse(file) : undefined);
  return {
    read,
    write: (release) => writeDurably(file, toJsonText(release)),
    async all() {
      const names = await readdir(folder).catch(() => []);
      const numbered = names.filter((name) => /^\d{6}\.json$/.test(name));
      const releases = numbered.flatMap((name) => parse(path.join(folder, name)) ?? []);
      const head = read();
      const older = releases.filter(({ seq }) => seq !== head?.seq);
      return [...older, ...(head ? [head] : [])].sort((a, b) => a.seq - b.seq);
    },
  };
}

/** A version of the live release is neither on this machine nor in the storage. */
export class MissingVersionError extends Error {
  override readonly name = 'MissingVersionError';
}

/** The release that this process serves. Its files are always on this machine. */
export interface LiveRelease {
  /** Undefined before the first release. While the registry is unavailable, the last stored release. */
  current(): Release | undefined;
  /** Fetches the live release and its versions, then serves and stores it. Rejects if the registry is unavailable. */
  refresh(): Promise<void>;
  /**
   * Runs `prepare` before a new release is served, for at most five seconds, so that its versions are ready when shoppers need
   * them.
   */
  beforeLive(prepare: (release: Release) => Promise<void>): void;
  /**
   * Refreshes every `everyMs`, one refresh at a time, until the returned function is called. `onError` is called once for
   * consecutive failures with the same message.
   */
  follow(everyMs: number, onError: (error: unknown) => void): () => Promise<void>;
}

interface Options {
  /** Fetches from the registry; undefined before the first release. */
  readonly ask: () => Promise<Release | undefined>;
  readonly cache: ArtifactCache;
  readonly file: ReleaseFile;
}

export function createLiveRelease({ ask, cache, file }: Options): LiveRelease {
  let current = file.read();
  /** The stored release: older than `current` while the file cannot be written. */
  let saved = current;
  let turn: Promise<void> = Promise.resolve();
  const preparing: ((release: Release) => Promise<void>)[] = [];

  /** A release that cannot be prepared still goes live; its pages show errors. */
  const prepare = async (release: Release): Promise<void> => {
    const all = Promise.allSettled(preparing.map((one) => one(release)));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, prepareMs)))]);
    clearTimeout(timer);
  };

  const bring = async (release: Release): Promise<void> => {
    for (const [remote, assignment] of Object.entries(release.assignments)) {
      const { stable, canary } = assignment;
      for (const version of versionsOf(assignment)) {
        const needed = version === stable || version === canary?.version;
        // Fallback versions may be missing, but served versions may not.
        const artifact = await cache.ensure(remote, version).catch((error: unknown) => {
          if (needed) throw error;
          return undefined;
        });
        if (needed && !artifact)
          throw new MissingVersionError(`${remote}@${version} of release ${release.seq} was not found.`);
      }
    }
  };

  const refresh = async (): Promise<void> => {
    const release = await ask();
    if (!release) return;
    // A new preview does not change `seq`, so compare the whole release.
    if (!isDeepStrictEqual(release, current)) {
      await bring(release);
      await prepare(release);
      current = release;
    }
    if (isDeepStrictEqual(release, saved)) return;
    await file.write(release);
    saved = release;
  };

  /** One refresh at a time, so that an older response never overwrites a newer one. */
  const inTurn = (): Promise<void> => {
    const next = turn.then(refresh);
    turn = next.catch(() => undefined);
    return next;
  };

  return {
    current: () => current,
    refresh: inTurn,
    beforeLive: (one) => void preparing.push(one),
    follow(everyMs, onError) {
      let reason: string | undefined;
      let asking = false;
      const check = async () => {
        try {
          await inTurn();
          reason = undefined;
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          if (message !== reason) onError(error);
          reason = message;
        }
      };
      const timer = setInterval(() => {
        if (asking) return;
        asking = true;
        void check().finally(() => (asking = false));
      }, everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await turn;
      };
    },
  };
}
