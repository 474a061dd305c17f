import { packPackages, packPrograms, stageDir, stagePackages } from '@shop/release-tools/packages';
import path from 'node:path';
import { runMain } from './run-main';

const usage =
  'npm run pack-packages [-- folder]: builds the public packages and the commands, and packs each into a tarball there.';

await runMain(usage, async ([folder = path.join(stageDir, 'tarballs')]) => {
  const packed = await packPackages(await stagePackages(), path.resolve(folder));
  const programs = await packPrograms(path.resolve(folder));
  for (const tarball of [...packed.map((one) => one.tarball), ...programs]) console.log(tarball);
});
