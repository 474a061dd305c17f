import { namingFullDisk } from '../full-disk.mjs';
import path from 'node:path';
import { openCompressed, writeDictionaryDeltas } from '../builds/published-files';
import { publishShell } from '../builds/publish-shell';

/** Publishes the shell's build in a folder as a start does: `<build> <releases>`. */
const [out = '', releases = ''] = process.argv.slice(2);
const build = {
  dir: out,
  source: 'a'.repeat(64),
  version: '1.0.0',
  use: <T>(work: () => Promise<T>) => work(),
};
const places = { releasesDir: releases, compressed: openCompressed(path.dirname(releases)) };
await namingFullDisk(releases, async () => {
  const { files, assets } = await publishShell(build, places);
  await writeDictionaryDeltas(files, assets, places.compressed);
}).catch((error: Error) => {
  console.log(error.message);
  process.exitCode = 1;
});
