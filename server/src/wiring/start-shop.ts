import { openDatabase } from '@shop/api';
import { startTracing } from '@shop/tracing';
import { deltasBeside } from '../builds/deltas-beside';
import { publishOffice } from '../builds/publish-office';
import { publishShell } from '../builds/publish-shell';
import { namingFullDatabase, namingFullDisk } from '../full-disk.mjs';
import { waitUntilReady } from '../health';
import { checkDataDir, checkPort } from '../preflight';
import { prepareSchema } from '../schema/prepare-schema';
import type { Settings } from '../settings/read-settings';
import { closeOnSignal } from '../shutdown';
import { adminTokenFile, officeKeyFile } from '../settings/listening';
import { openReleases, type GetBuilds } from './open-releases';
import { openCompressed } from './release-folders';
import { serveShop, type RunningShop } from './serve-shop';

/** Where operators go, and with what they are let in. */
export function opsLine({ opsAddress }: Pick<RunningShop, 'opsAddress'>, settings: Settings): string {
  const place = `Operations are at ${settings.ops.origin ?? opsAddress}/ops`;
  return settings.registryUrl
    ? place
    : `${place}, the admin's token is in ${adminTokenFile(settings.dataDir)}`;
}

/** Where keepers go, and with what the first one is let in. */
export const officeLine = (
  { officeAddress }: { readonly officeAddress: string },
  settings: Settings,
): string =>
  `The office is at ${settings.office.origin ?? officeAddress}, the key that makes its first admin is in ${officeKeyFile(settings.dataDir)}`;

interface Options {
  readonly getBuilds: GetBuilds;
  readonly log: (line: string) => void;
}

/**
 * Opens the shop and serves it until a signal: resolves with its address once it is ready. Rejects with one line for the
 * operator when that cannot be.
 */
export async function startShop(settings: Settings, { getBuilds, log }: Options): Promise<string> {
  const { api, dataDir, releasesDir, cacheDir } = settings;
  await startTracing(settings.tracing, { service: 'vintage-craft-shop', log });
  // Asked before the long work, not after it.
  checkDataDir(settings);
  await checkPort(settings);
  if (!settings.registryUrl) await checkPort(settings.ops, 'OPS_');
  if (settings.hasOffice) await checkPort(settings.office, 'OFFICE_');
  const databaseDir = 'dataDir' in api.database ? dataDir : 'that of the PostgreSQL server';
  return namingFullDatabase(databaseDir, async () => {
    log('Opening the database …');
    const database = await namingFullDisk(dataDir, () => openDatabase(api.database));
    await namingFullDisk(dataDir, () =>
      prepareSchema(database, settings, {
        parts: settings.registryUrl ? ['shop'] : ['shop', 'registry'],
        log,
      }),
    );
    const compressed = openCompressed(cacheDir);
    const { releases, builds, shell, office } = await namingFullDisk(releasesDir, async () => {
      const open = await openReleases({ settings, database, compressed, getBuilds, log });
      const places = { releasesDir, compressed };
      return {
        ...open,
        shell: await publishShell(open.builds.shell, places),
        office: settings.hasOffice ? await publishOffice(open.builds.office, places) : undefined,
      };
    });
    const { publicDir } = builds;
    const shop = await serveShop(settings, { database, releases, shell, office, publicDir });
    closeOnSignal(shop, log);
    await waitUntilReady(shop.address);
    // Long work on a build's first start. A browser without a delta gets the whole script.
    void deltasBeside(shell.files, shell.assets, compressed).catch((error: Error) =>
      log(`The shell's scripts are sent whole, because packing their changes failed: ${error.message}`),
    );
    log(opsLine(shop, settings));
    const { officeAddress } = shop;
    if (officeAddress) log(officeLine({ officeAddress }, settings));
    return shop.address;
  });
}
