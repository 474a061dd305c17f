import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts';
import { versionsOf } from '../../../domain/assignments';
import type { ArtifactCache } from '../../artifacts/storage/artifact-cache';
import type { ReleaseFile } from './release-file';

/** The release that this process serves: never one whose files are not on this machine. */
export interface LiveRelease {
  /** Undefined before the first; after a start without the registry, the one of the last time. */
  current(): Release | undefined;
  /** Asks what is live, has its versions brought here, then serves it and writes it down. Rejects when the registry cannot be asked. */
  refresh(): Promise<void>;
  /**
   * Calls back before another release is served, and waits for it for five seconds at most: what was brought here is made
   * ready, so that no shopper is the first.
   */
  beforeLive(prepare: (release: Release) => Promise<void>): void;
  /**
   * Refreshes now and then, one at a time, until the returned function is called. `onError` is told of a failure once,
   * however often it repeats.
   */
  follow(everyMs: number, onError: (error: unknown) => void): () => Promise<void>;
}

interface Options {
  /** Asks the registry; undefined before the first release. */
  readonly ask: () => Promise<Release | undefined>;
  readonly cache: ArtifactCache;
  readonly file: ReleaseFile;
}

/** How long a release waits for being made ready, in ms. */
const prepareMs = 5000;

export function createLiveRelease({ ask, cache, file }: Options): LiveRelease {
  let current = file.read();
  let turn: Promise<void> = Promise.resolve();
  const preparing: ((release: Release) => Promise<void>)[] = [];

  /** A release that cannot be made ready goes live all the same: its pages say what is wrong with it. */
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
        // What is only a way back may be missing; what shoppers are to get may not.
        const artifact = await cache.ensure(remote, version).catch((error: unknown) => {
          if (needed) throw error;
          return undefined;
        });
        if (needed && !artifact)
          throw new Error(`${remote}@${version} of release ${release.seq} is nowhere.`);
      }
    }
  };

  const refresh = async (): Promise<void> => {
    const release = await ask();
    // A preview that is listed changes no seq.
    if (!release || isDeepStrictEqual(release, current)) return;
    await bring(release);
    await prepare(release);
    current = release;
    await file.write(release);
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
      const look = async () => {
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
        void look().finally(() => (asking = false));
      }, everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await turn;
      };
    },
  };
}
