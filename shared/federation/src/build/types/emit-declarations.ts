import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../remote-build';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The native compiler, which takes less than a second for the types of a remote; `tsc` if it is not installed. */
function compiler(): string {
  const find = (name: string) => path.join(path.dirname(require.resolve(`${name}/package.json`)), 'bin/tsc');
  try {
    return find('typescript-native');
  } catch {
    return find('typescript');
  }
}

/**
 * The declarations of the given sources and everything they import from the package, by path from the package's
 * folder. Types are not checked here, but once for the whole workspace. Rejects with the compiler's output.
 */
export async function emitDeclarations(
  dir: string,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const parent = cacheFolder(dir, 'declarations');
  await mkdir(parent, { recursive: true });
  const scratch = await mkdtemp(path.join(parent, `${path.basename(dir)}-`));
  const outDir = path.join(scratch, 'out');
  const config = {
    extends: path.join(dir, 'tsconfig.json'),
    compilerOptions: {
      ...{ composite: false, incremental: false, tsBuildInfoFile: null },
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
      ...{ rootDir: path.dirname(dir), outDir },
    },
    include: [],
    files: sources.map((source) => path.join(dir, source)),
  };
  try {
    const project = path.join(scratch, 'tsconfig.json');
    await writeFile(project, JSON.stringify(config));
    await run(process.execPath, [compiler(), '-p', project]).catch((error: { stdout?: string }) => {
      throw new Error(`The types of ${path.basename(dir)} cannot be written:\n${error.stdout ?? ''}`, {
        cause: error,
      });
    });
    const own = path.join(outDir, path.basename(dir));
    const files = (await readdir(own, { recursive: true })).filter((file) => file.endsWith('.d.ts')).sort();
    const read = files.map(async (file) => [file, await readFile(path.join(own, file), 'utf8')] as const);
    return new Map(await Promise.all(read));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
