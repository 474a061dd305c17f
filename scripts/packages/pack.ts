import path from 'node:path';
import { packPackages, packPrograms } from './pack-packages';
import { stageDir, stagePackages } from './stage-packages';

/** `pack-packages [folder]`: builds the public packages and the commands, and packs each into a tarball there. */
async function main(folder = path.join(stageDir, 'tarballs')): Promise<void> {
  const packed = await packPackages(await stagePackages(), path.resolve(folder));
  const programs = await packPrograms(path.resolve(folder));
  for (const tarball of [...packed.map((one) => one.tarball), ...programs]) console.log(tarball);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
