import { setTimeout as pause } from 'node:timers/promises';
import { type LiveRelease, MissingVersionError, StorageUnavailableError } from '@shop/registry';
import { storageRetryMs } from '../durations';

const whatToDo =
  'Restore the folder or the bucket of versions from a backup (docs/guide/backup.md), or start the server with the ' +
  'DATA_DIR, RELEASES_DIR or RELEASES_BUCKET that it used before.';

/**
 * Publishes the builds of this process, then loads the live release with its versions; one that is missing from a new folder or
 * bucket may be among the builds. While the storage is unavailable, logs that once and tries again.
 *
 * @throws An Error with instructions for the operator if a version of the live release was not found.
 */
export async function openLive<T>(
  publish: () => Promise<T>,
  live: Pick<LiveRelease, 'refresh'>,
  log: (line: string) => void,
  retryMs = storageRetryMs,
): Promise<T> {
  for (let isLogged = false; ; isLogged = true) {
    try {
      const published = await publish();
      await live.refresh();
      return published;
    } catch (error) {
      if (error instanceof MissingVersionError)
        throw new Error(`${error.message} ${whatToDo}`, { cause: error });
      if (!(error instanceof StorageUnavailableError)) throw error;
      if (!isLogged)
        log(
          `${error.message} The start continues when it responds. Check RELEASES_S3_ENDPOINT and the network.`,
        );
      await pause(retryMs);
    }
  }
}
