import { buildServer } from '../server/build/build-server';
import { buildStale } from '../server/build/build-package';
import { allTargets } from '../server/build/targets';
import { runMain } from './run-main';

const usage =
  'npm run build: builds the server, and those of shell, console, office and remotes that are out of date.';

await runMain(usage, async () => {
  await buildServer();
  await buildStale(allTargets(), console.log);
});
