import { buildServer } from '../server/build/build-server';
import { buildStale } from '../server/build/build-package';
import { allTargets } from '../server/build/targets';
import { runMain } from './run-main';

const usage =
  'npm run build: builds shell, console, office and remotes, as far as they are stale, and the server.';

await runMain(usage, async () => {
  await buildServer();
  await buildStale(allTargets(), console.log);
});
