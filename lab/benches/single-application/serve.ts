import { openDatabase } from '@shop/api';
import {
  checkDataDir,
  checkPort,
  closeOnSignal,
  shutdownMs,
  openCompressed,
  openReleases,
  opsLine,
  publishShell,
  readSettings,
  run,
  serveShop,
  waitUntilReady,
} from '@shop/server';
import path from 'node:path';
import { isFresh } from '../../../server/build/build-package';
import { root } from '../../../server/build/packages';
import { checkoutBuilds } from '../../../server/build/shop-builds';
import { checkoutEnvironment } from '../../../server/build/checkout-environment';
import { monolithReleases } from './serve-releases';
import { monolithShell } from './serve-shell';
import { monolithTarget } from './target';

const log = (line: string) => console.log(line);

/**
 * Opens the shop as a single application, with the same environment variables as `npm start`: rendered by the same composer, or,
 * with `--in-browser`, by the browser alone.
 */
run(async () => {
  const settings = readSettings(checkoutEnvironment(process.env), root);
  checkDataDir(settings);
  await checkPort(settings);
  await checkPort(settings.ops, 'OPS_');
  const monolith = monolithTarget();
  if (!isFresh(monolith)) throw new Error('The single application is stale. Run "npm run build:monolith".');

  const { releasesDir, cacheDir } = settings;
  const compressed = openCompressed(cacheDir);
  const database = await openDatabase(settings.api.database);
  const getBuilds = checkoutBuilds(log, monolith.shell);
  const { releases, builds } = await openReleases({ settings, database, compressed, getBuilds, log });
  const build = await monolithShell(monolith, monolith.shell, {
    into: path.join(settings.dataDir, 'monolith'),
    rendersPages: !process.argv.includes('--in-browser'),
  });
  const { out: dir, source, version } = build;
  const shell = { dir, source, version, use: <T>(work: () => Promise<T>) => work() };
  const open = await serveShop(settings, {
    database,
    releases: await monolithReleases(releases, monolith),
    shell: await publishShell(shell, { releasesDir, compressed }),
    publicDir: builds.publicDir,
  });
  closeOnSignal(open, log, shutdownMs);
  await waitUntilReady(open.address);
  log(opsLine(open, settings));
  log(`Vintage Craft as a single application is open at ${open.address}`);
});
