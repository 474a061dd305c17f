import { openDatabase, readConfig } from '@shop/api';
import path from 'node:path';
import { isFresh } from '../build/build-package';
import { closeOnSignal, waitUntilReady } from '../start/keep-open';
import { openReleases } from '../start/open-releases';
import { checkDataDir, checkPort } from '../start/preflight';
import { publishShell } from '../start/publish-shell';
import { serveShop } from '../start/serve';
import { readSettings } from '../start/settings';
import { monolithReleases } from './serve-releases';
import { monolithShell } from './serve-shell';
import { monolithTarget } from './target';

const say = (line: string) => console.log(line);

/**
 * Opens the shop as a single application, under the same variables as `npm start`: rendered by the same composer, or,
 * with `--in-browser`, by the browser alone.
 */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataDir(settings);
  await checkPort(settings);
  const monolith = monolithTarget();
  if (!isFresh(monolith)) throw new Error('The single application is stale. Run "npm run build:monolith".');

  const config = readConfig({ ...process.env, DATA_DIR: settings.dataDir });
  const database = await openDatabase(config.database);
  const releases = await openReleases({ settings, config, database, shell: monolith.shell, say });
  const build = await monolithShell(monolith, monolith.shell, {
    into: path.join(settings.dataDir, 'monolith'),
    rendersPages: !process.argv.includes('--in-browser'),
  });
  const open = await serveShop(settings, {
    config,
    database,
    releases: await monolithReleases(releases, monolith),
    shell: await publishShell(build, settings.releasesDir),
  });
  closeOnSignal(open, say);
  await waitUntilReady(open.address);
  say(`Vintage Craft as a single application is open at ${open.address}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
