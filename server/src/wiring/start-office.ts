import { createLogger, createShopApi, openDatabase } from '@shop/api';
import { startTracing } from '@shop/tracing';
import type { Build } from '../builds/build';
import { publishOffice } from '../builds/publish-office';
import { namingFullDisk } from '../full-disk.mjs';
import { checkDataDir, checkPort } from '../preflight';
import { prepareSchema } from '../schema';
import type { Settings } from '../settings/read-settings';
import { shutdownMs } from '../durations';
import { closeOnSignal } from '../lifecycle';
import { createOffice } from './office';
import { openCompressed } from '../builds/published-files';
import { officeLine } from '../settings/places';

/**
 * Serves only the office until SIGINT or SIGTERM, with the shop's PostgreSQL. Jobs, emails and webhooks run in the shop's processes.
 * Rejects with a one-line message for the operator if it cannot start.
 */
export async function startOffice(
  settings: Settings,
  { build, log }: { readonly build: Build; readonly log: (line: string) => void },
): Promise<void> {
  const { api: config, releasesDir, cacheDir } = settings;
  await startTracing(settings.tracing, { service: 'vintage-craft-office', log });
  checkDataDir(settings);
  await checkPort(settings.office, 'OFFICE_');
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config.database);
  await prepareSchema(database, settings, { parts: ['shop'], log });
  const api = await createShopApi({ config, logger, database });
  const places = { releasesDir, compressed: openCompressed(cacheDir) };
  const pages = await namingFullDisk(releasesDir, () => publishOffice(build, places));
  const office = await createOffice(settings, pages, { api, database, logger });
  const close = async () => {
    await office.close();
    await api.close();
    await database.close();
  };
  closeOnSignal({ close }, log, shutdownMs + config.drainMs);
  const officeAddress = await office.listen();
  await api.serveMetrics();
  log(officeLine({ officeAddress }, settings));
}
