import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts';
import { versionsOf } from '../domain/assignments';
import type { Shelf } from '../storage/shelf';
import type { ReleaseFile } from './release-file';

/** The release that this process serves: never one whose files are not on this machine. */
export interface LiveRelease {
  /** Undefined before the first; after a start without the registry, the one of the last time. */
  current(): Release | undefined;
  /** Asks what is live, has its versions brought here, then serves it and writes it down. Rejects when the registry cannot be asked. */
  refresh(): Promise<void>;
  /** Refreshes now and then until the returned function is called. */
  follow(everyMs: number, onError: (error: unknown) => void): () => Promise<void>;
}

interface Options {
  /** Asks the registry; undefined before the first release. */
  readonly ask: () => Promise<Release | undefined>;
  readonly shelf: Shelf;
  readonly file: ReleaseFile;
}

export function createLiveRelease({ ask, shelf, file }: Options): LiveRelease {
  let current = file.read();
  let turn: Promise<void> = Promise.resolve();

  const bring = async (release: Release): Promise<void> => {
    for (const [remote, assignment] of Object.entries(release.assignments)) {
      const { stable, canary } = assignment;
      for (const version of versionsOf(assignment)) {
        const needed = version === stable || version === canary?.version;
        // What is only a way back may be missing; what shoppers are to get may not.
        const artifact = await shelf.ensure(remote, version).catch((error: unknown) => {
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
    current = release;
    await file.write(release);
  };

  /** One refresh after the other, so that an older answer never overtakes a newer one. */
  const inTurn = (): Promise<void> => {
    const next = turn.then(refresh);
    turn = next.catch(() => undefined);
    return next;
  };

  return {
    current: () => current,
    refresh: inTurn,
    follow(everyMs, onError) {
      const timer = setInterval(() => void inTurn().catch(onError), everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await turn;
      };
    },
  };
}
