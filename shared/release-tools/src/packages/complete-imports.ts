import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareSingleFileReplaceTscAliasPaths } from 'tsc-alias';

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
