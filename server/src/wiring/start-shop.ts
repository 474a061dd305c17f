import { openDatabase } from '@shop/api/settings';
import { startTracing } from '@shop/tracing';
import { namingFullDatabase, namingFullDisk } from '../full-disk.mjs';
import { checkDataDir, checkPort } from '../preflight';
import type { Settings } from '../settings/read-settings';
import type { OpenShopOptions } from './open-shop';

/**
 * Opens the shop and serves it until a signal: resolves with its address once it is ready. Rejects with one line for the
 * operator when that cannot be.
 */
export async function startShop(settings: Settings, options: OpenShopOptions): Promise<string> {
  const { api, dataDir } = settings;
  const { log } = options;
  await startTracing(settings.tracing, { service: 'vintage-craft-shop', log });
  // Asked before the long work, not after it.
  checkDataDir(settings);
  await checkPort(settings);
  if (!settings.registryUrl) await checkPort(settings.ops, 'OPS_');
  if (settings.hasOffice) await checkPort(settings.office, 'OFFICE_');
  const databaseDir = 'dataDir' in api.database ? dataDir : 'that of the PostgreSQL server';
  return namingFullDatabase(databaseDir, async () => {
    log('Opening the database …');
    // The embedded one starts in a thread of its own: most of the program is read meanwhile.
    const [database, { openShop }] = await Promise.all([
      namingFullDisk(dataDir, () => openDatabase(api.database)),
      import('./open-shop'),
    ]);
    return openShop(settings, database, options);
  });
}
