import { createArtifactStore } from '@shop/registry';
import { releasesDir } from '../start/settings';
import { buildStale } from './build-stale';
import { allTargets } from './targets';
import { artifactsDir } from '../start/publish-remotes';

const store = createArtifactStore(artifactsDir(releasesDir(process.env)));
await buildStale(allTargets(store), console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
