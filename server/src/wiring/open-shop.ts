import type { Database } from '@shop/api';
import type { EarlyProcess } from '@shop/shell/early';
import { openCompressed, writeDictionaryDeltas } from '../builds/published-files';
import { publishOffice } from '../builds/publish-office';
import { publishShell } from '../builds/publish-shell';
import { namingFullDisk } from '../full-disk.mjs';
import { waitUntilReady } from '../health';
import { prepareSchema } from '../schema';
import type { Settings } from '../settings/read-settings';
import { closeOnSignal } from '../lifecycle';
import { officeLine, opsLine } from '../settings/places';
import { openReleases, type GetBuilds } from './shop-releases';
import { serveShop } from './serve-shop';

export interface OpenShopOptions {
  readonly getBuilds: GetBuilds;
  /** A render process that was started before the rest of the shop. */
  readonly early?: EarlyProcess | undefined;
  readonly log: (line: string) => void;
}

/** Opens the shop on an open database, which it closes at a signal: resolves with its address once it is ready. */
export async function openShop(
  settings: Settings,
  database: Database,
  { getBuilds, early, log }: OpenShopOptions,
): Promise<string> {
  const { dataDir, releasesDir, cacheDir } = settings;
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
  const shop = await serveShop(settings, { database, releases, shell, office, publicDir, early });
  closeOnSignal(shop, log);
  await waitUntilReady(shop.address);
  // Long work on a build's first start. A browser without a delta gets the whole script.
  void writeDictionaryDeltas(shell.files, shell.assets, compressed).catch((error: Error) =>
    log(`The shell's scripts are sent whole, because packing their changes failed: ${error.message}`),
  );
  log(opsLine(shop, settings));
  const { officeAddress } = shop;
  if (officeAddress) log(officeLine({ officeAddress }, settings));
  return shop.address;
}
