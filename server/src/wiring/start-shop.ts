import { openDatabase, refusePublicSandbox } from '@shop/api';
import { publishOffice } from '../builds/publish-office';
import { publishShell } from '../builds/publish-shell';
import { namingFullDatabase, namingFullDisk } from '../full-disk.mjs';
import { waitUntilReady } from '../health';
import { checkDataDir, checkPort } from '../preflight';
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
  { officeAddress }: Pick<RunningShop, 'officeAddress'>,
  settings: Settings,
): string =>
  `The office is at ${settings.office.origin ?? officeAddress}, the key that makes its first admin is in ${officeKeyFile(settings.dataDir)}`;

interface Options {
  readonly getBuilds: GetBuilds;
  readonly say: (line: string) => void;
}

/**
 * Opens the shop and serves it until a signal: resolves with its address once it is ready. Rejects with one line for the
 * operator when that cannot be.
 */
export async function startShop(settings: Settings, { getBuilds, say }: Options): Promise<string> {
  const { api, dataDir, releasesDir, cacheDir } = settings;
  // Asked before the long work, not after it.
  refusePublicSandbox(api);
  checkDataDir(settings);
  await checkPort(settings);
  if (!settings.registryUrl) await checkPort(settings.ops, 'OPS_');
  await checkPort(settings.office, 'OFFICE_');
  const databaseDir = 'dataDir' in api.database ? dataDir : 'that of the PostgreSQL server';
  return namingFullDatabase(databaseDir, async () => {
    say('Opening the database …');
    const database = await namingFullDisk(dataDir, () => openDatabase(api.database));
    const compressed = openCompressed(cacheDir);
    const { releases, builds, shell, office } = await namingFullDisk(releasesDir, async () => {
      const open = await openReleases({ settings, database, compressed, getBuilds, say });
      const places = { releasesDir, compressed };
      return {
        ...open,
        shell: await publishShell(open.builds.shell, places),
        office: await publishOffice(open.builds.office, places),
      };
    });
    const { publicDir } = builds;
    const shop = await serveShop(settings, { database, releases, shell, office, publicDir });
    closeOnSignal(shop, say);
    await waitUntilReady(shop.address);
    say(opsLine(shop, settings));
    say(officeLine(shop, settings));
    return shop.address;
  });
}
