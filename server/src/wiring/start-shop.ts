import { openDatabase } from '@shop/api/settings';
import { type EarlyProcess, startEarlyProcess } from '@shop/shell/early';
import { startTracing } from '@shop/tracing';
import { namingFullDatabase, namingFullDisk } from '../full-disk.mjs';
import { checkDataDir, checkPort } from '../preflight';
import { artifactsDir, shellBuildDir } from '../settings/places';
import type { Settings } from '../settings/read-settings';
import type { OpenShopOptions } from './open-shop';

/**
 * Starts a render process of the shell, which becomes ready while the rest of the shop loads. Undefined on a build's first
 * start, as its files are not published yet.
 *
 * @param releasesDir Folder to which the shell is published.
 * @param shellSource Returns the source hash of the shell's build; without it nothing is started.
 */
export function startEarly(
  releasesDir: string,
  shellSource: (() => string) | undefined,
): EarlyProcess | undefined {
  if (!shellSource) return undefined;
  try {
    return startEarlyProcess(shellBuildDir(releasesDir, shellSource()), artifactsDir(releasesDir));
  } catch {
    // Missing versions are published or reported in a later step.
    return undefined;
  }
}

interface StartShopOptions extends Omit<OpenShopOptions, 'early'> {
  /** Returns the source hash of the shell's build. If that build is already published, its render process is started first. */
  readonly shellSource?: () => string;
}

/**
 * Opens the shop and serves it until SIGINT or SIGTERM. Resolves with its address once it is ready. Rejects with a one-line message
 * for the operator if it cannot start.
 */
export async function startShop(settings: Settings, options: StartShopOptions): Promise<string> {
  const { api, dataDir } = settings;
  const { log } = options;
  await startTracing(settings.tracing, { service: 'vintage-craft-shop', log });
  // Checked before slow work.
  checkDataDir(settings);
  await checkPort(settings);
  if (!settings.registryUrl) await checkPort(settings.ops, 'OPS_');
  if (settings.hasOffice) await checkPort(settings.office, 'OFFICE_');
  const isEmbedded = 'dataDir' in api.database;
  const databaseDir = isEmbedded ? dataDir : 'that of the PostgreSQL server';
  return namingFullDatabase(databaseDir, async () => {
    log('Opening the database …');
    // The embedded database starts in a separate thread, while most of the program loads.
    const opening = namingFullDisk(dataDir, () => openDatabase(api.database));
    // With the embedded database, starting both at once would slow both down.
    const early = isEmbedded ? undefined : startEarly(settings.releasesDir, options.shellSource);
    try {
      const [database, { openShop }] = await Promise.all([opening, import('./open-shop')]);
      return await openShop(settings, database, { ...options, early });
    } catch (error) {
      early?.kill();
      throw error;
    }
  });
}
