import asyncHooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const storages = new Set();

/** Node's class, which records its instances. */
class KnownStorage extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
}
asyncHooks.AsyncLocalStorage = KnownStorage;
syncBuiltinESMExports();

/**
 * Disables every storage of the suite that has ended. Until Node 24 each promise copies the values of all storages that
 * were ever used, and a suite creates several: after a hundred suites a worker would do little else.
 */
export function disableStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}
