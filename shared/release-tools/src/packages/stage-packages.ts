import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareSingleFileReplaceTscAliasPaths } from 'tsc-alias';
import { root } from '../root';
import { bin, runNode } from '../run-node';
import { type PublicPackage, publicPackages } from './public-packages';
import { stagePackage } from './stage-package';
import { undeclaredImports } from './undeclared-imports';

/** The compiler's output: code and types. */
const isCompiled = (file: string) => /\.([cm]?js|jsx|d\.[cm]?ts)$/.test(file);

/**
 * Completes the file names of relative imports in a compiled folder: Node and `nodenext` require full names, which
 * the sources omit. It processes files one by one, as `tsc-alias` does not find files in a path with brackets.
 */
export async function completeImports(configFile: string, outDir: string): Promise<void> {
  const replace = await prepareSingleFileReplaceTscAliasPaths({ configFile, resolveFullPaths: true });
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(isCompiled)) {
    const filePath = path.join(outDir, file);
    const fileContents = readFileSync(filePath, 'utf8');
    const completed = replace({ fileContents, filePath });
    if (completed !== fileContents) writeFileSync(filePath, completed);
  }
}

/** A package ready to publish, in a folder for `npm pack` and `npm publish`. */
export interface StagedPackage extends PublicPackage {
  readonly stage: string;
}

/** The folder in which packages are staged for a release, the same as in their `publishConfig.directory`. */
export const stageDir = path.join(root, '.cache/packages');

/** Lets staged packages resolve each other by name before any parent `node_modules`. */
function linkPackages(out: string, packages: readonly StagedPackage[]): void {
  const scope = path.join(out, 'node_modules/@shop');
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope, { recursive: true });
  for (const { folder, stage } of packages) symlinkSync(stage, path.join(scope, folder), 'dir');
}

/**
 * Builds every public package into `out`, which must be inside this checkout, so that dependencies are resolved.
 * Throws an Error that lists compiler errors and undeclared dependencies.
 */
export async function stagePackages(out: string = stageDir): Promise<StagedPackage[]> {
  const packages = publicPackages().map((one) => ({ ...one, stage: path.join(out, one.folder) }));
  mkdirSync(out, { recursive: true });
  linkPackages(out, packages);
  for (const one of packages) await stagePackage(one, one.stage);
  const solution = { files: [], references: packages.map(({ folder }) => ({ path: folder })) };
  writeFileSync(path.join(out, 'tsconfig.json'), JSON.stringify(solution));
  const { ok, output } = await runNode([bin('typescript-native/bin/tsc'), '-b', '--force', out]);
  if (!ok) throw new Error(`The packages do not compile:\n${output}`);
  for (const { stage } of packages) {
    const configFile = path.join(stage, 'tsconfig.json');
    await completeImports(configFile, path.join(stage, 'dist'));
    rmSync(configFile);
  }
  const undeclared = packages.flatMap(({ stage }) => undeclaredImports(stage));
  if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
  return packages;
}
