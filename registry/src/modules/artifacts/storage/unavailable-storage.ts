import { isUnavailable } from '../../../platform/http/send-error';
import type { ArtifactStorage } from './storage';

/** The storage of versions cannot be reached, or does not respond. The message names it. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** Names a storage in the errors that it throws while it is unavailable. `name` starts with a capital letter. */
export function withStorageName(name: string, storage: ArtifactStorage): ArtifactStorage {
  const named = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new StorageUnavailableError(`${name} is unavailable: ${reason}.`, { cause: error });
    }
  };
  return {
    record: (remote, version) => named(storage.record(remote, version)),
    put: (artifact, folder) => named(storage.put(artifact, folder)),
    open: (remote, version, path) => named(storage.open(remote, version, path)),
    remove: (remote, version) => named(storage.remove(remote, version)),
  };
}
