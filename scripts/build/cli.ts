import { buildStale } from './build-stale';
import { remoteNames } from './packages';
import { consoleTarget, remoteTarget, shellTarget } from './targets';

/** `npm run build`: shell, console and remotes, each as the version of its package.json, as far as they are stale. */
const targets = [shellTarget(), consoleTarget(), ...remoteNames.map((name) => remoteTarget(name))];
await buildStale(targets, console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
