import { buildServer } from '../server/build/build-server';
import { buildStale } from '../server/build/build-stale';
import { allTargets } from '../server/build/targets';
import { runMain } from './run-main';

/** `npm run build`: shell, console and remotes, as far as they are stale, and the server. */
await runMain(async () => {
  await buildServer();
  await buildStale(allTargets(), console.log);
});
