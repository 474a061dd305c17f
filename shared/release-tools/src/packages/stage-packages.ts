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
 * Completes the file names of relative imports in a compiled folder: Node and `nodenext` want whole names, which the sources leave
 * out. File by file, as `tsc-alias` itself finds no files in a checkout whose path has brackets.
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

/** A package as it will be published, in a folder that `npm pack` and `npm publish` take. */
export interface StagedPackage extends PublicPackage {
  readonly stage: string;
}

/** Where packages are staged for a release; their `publishConfig.directory` names it too. */
export const stageDir = path.join(root, '.cache/packages');

/** Lets staged packages find each other by name before any `node_modules` further up. */
function linkPackages(out: string, packages: readonly StagedPackage[]): void {
  const scope = path.join(out, 'node_modules/@shop');
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope, { recursive: true });
  for (const { folder, stage } of packages) symlinkSync(stage, path.join(scope, folder), 'dir');
}

/**
 * Builds every public package into `out`, which has to be inside this checkout: there they find what others wrote. Throws an Error that names what does not compile or is not declared.
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
