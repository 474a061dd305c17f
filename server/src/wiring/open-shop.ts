import type { Database } from '@shop/api';
import type { EarlyProcess } from '@shop/shell/early';
import { openCompressed, writeDictionaryDeltas } from '../builds/published-files';
import { publishOffice } from '../builds/publish-office';
import { publishShell } from '../builds/publish-shell';
import { namingFullDisk } from '../full-disk.mjs';
import { waitUntilReady } from '../health';
import { prepareSchema } from '../schema';
import type { Settings } from '../settings/read-settings';
import { shutdownMs } from '../durations';
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

/** Opens the shop on an open database, and closes both on SIGINT or SIGTERM. Resolves with the shop's address once it is ready. */
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
  closeOnSignal(shop, log, shutdownMs + settings.api.drainMs);
  await waitUntilReady(shop.address);
  // Slow on a build's first start. Without a delta a browser gets the whole script.
  void writeDictionaryDeltas(shell.files, shell.assets, compressed).catch((error: Error) =>
    log(`The shell's scripts are sent without deltas, because creating them failed: ${error.message}`),
  );
  log(opsLine(shop, settings));
  const { officeAddress } = shop;
  if (officeAddress) log(officeLine({ officeAddress }, settings));
  return shop.address;
}
