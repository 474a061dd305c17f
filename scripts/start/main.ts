import { openDatabase, readConfig, refusePublicSandbox } from '@shop/api';
import { withBuild } from '../build/build-package';
import { shellTarget } from '../build/targets';
import { closeOnSignal, waitUntilReady } from './keep-open';
import { openReleases } from './open-releases';
import { checkDataDir, checkPort } from './preflight';
import { publishShell } from './publish-shell';
import { serveShop } from './serve';
import { readSettings } from './settings';

const began = performance.now();
const say = (line: string) =>
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);

/** Builds what is stale, publishes it, and opens the shop. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const config = readConfig({ ...process.env, DATA_DIR: settings.dataDir });
  // Asked before the long work, not after it.
  refusePublicSandbox(config);
  checkDataDir(settings);
  await checkPort(settings);

  say('Opening the database …');
  const database = await openDatabase(config.database);
  const shell = shellTarget();
  const releases = await openReleases({ settings, config, database, shell, say });
  const published = await withBuild(shell, () => publishShell(shell, settings.releasesDir), say);
  const open = await serveShop(settings, { config, database, releases, shell: published });
  closeOnSignal(open, say);
  await waitUntilReady(open.address);
  say(`Vintage Craft is open at ${open.address}`);
}

start().catch((error: unknown) => {
  // One line for whoever started it; LOG_LEVEL=debug shows where it came from.
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
