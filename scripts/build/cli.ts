import { buildServer } from '../../server/build/build-server';
import { buildStale } from './build-stale';
import { remoteNames } from './packages';
import { consoleTarget, remoteTarget, shellTarget } from './targets';

/**
 * `npm run build`: shell, console and remotes, each as the version of its package.json, as far as they are stale, and
 * the server.
 */
async function buildAll(): Promise<void> {
  await buildServer();
  await buildStale(
    [shellTarget(), consoleTarget(), ...remoteNames.map((name) => remoteTarget(name))],
    console.log,
  );
}

await buildAll().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
