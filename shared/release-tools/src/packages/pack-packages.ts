import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildProgram } from './build-program';
import { npmPack } from './npm-pack';
import { programs } from './programs';
import { stageDir, type StagedPackage } from './stage-packages';

/** A package as a tarball for `npm install`. */
export interface PackedPackage extends StagedPackage {
  readonly tarball: string;
}

/** Packs staged packages with npm into `folder`, and removes other tarballs from it. */
export async function packPackages(
  packages: readonly StagedPackage[],
  folder: string,
): Promise<PackedPackage[]> {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.tgz')) rmSync(path.join(folder, file));
  const tarballs = await npmPack(
    packages.map(({ stage }) => stage),
    folder,
  );
  return packages.map((one, at) => ({ ...one, tarball: tarballs[at] ?? '' }));
}

/** Builds the commands and packs each into `folder`. Resolves with their files. */
export async function packPrograms(folder: string, stage = stageDir): Promise<string[]> {
  const all = Object.values(programs);
  const dirs = all.map((program) => path.join(stage, program.folder));
  for (const [at, program] of all.entries()) await buildProgram(program, dirs[at] ?? '');
  return npmPack(dirs, folder);
}
