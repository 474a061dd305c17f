import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../remote-build';

const run = promisify(execFile);

/** The declaration of a source: `src/expose/page.d.ts` of `./src/expose/page.tsx`. */
export const declarationOf = (source: string): string => `${source.replace(/^\.\/|\.tsx?$/g, '')}.d.ts`;

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
 * Inferred types that have no name where they are used, such as those of a package that only a dependency installs: TypeScript writes
 * no declaration of such a file, which then has the type `any`.
 */
const unnameable = new Set(['TS2742', 'TS2883']);

/** Whether the compiler only reported types that it cannot name. */
function isPartial(output: string): boolean {
  const codes = [...output.matchAll(/error (TS\d+):/g)].map(([, code = '']) => code);
  return codes.length > 0 && codes.every((code) => unnameable.has(code));
}

/**
 * The declarations of the given sources and everything they import from the package, by path from the
 * package's folder. Types are not checked here, but once for the whole workspace. Rejects with the compiler's
 * output if one of the sources has none.
 */
export async function emitDeclarations(
  dir: string,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const parent = cacheFolder(dir, 'declarations');
  await mkdir(parent, { recursive: true });
  const scratch = await mkdtemp(path.join(parent, `${path.basename(dir)}-`));
  const outDir = path.join(scratch, 'out');
  // A workspace also compiles sources of its neighbours, wherever they are.
  const { root } = path.parse(dir);
  const config = {
    extends: path.join(dir, 'tsconfig.json'),
    compilerOptions: {
      ...{ composite: false, incremental: false, tsBuildInfoFile: null },
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
      ...{ rootDir: root, outDir },
    },
    include: [],
    files: sources.map((source) => path.join(dir, source)),
  };
  try {
    const project = path.join(scratch, 'tsconfig.json');
    await writeFile(project, JSON.stringify(config));
    const failed = (output: string, cause?: unknown) =>
      new Error(`The types of ${path.basename(dir)} cannot be written:\n${output}`, { cause });
    // Not pretty, whatever FORCE_COLOR is: the output is parsed.
    const output = await run(process.execPath, [compiler(), '-p', project, '--pretty', 'false']).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => {
        const { stdout = '' } = error;
        if (isPartial(stdout)) return stdout;
        throw failed(stdout, error);
      },
    );
    const own = path.join(outDir, path.relative(root, dir));
    const all = await readdir(own, { recursive: true }).catch((): string[] => []);
    const files = all.filter((file) => file.endsWith('.d.ts')).sort();
    const written = new Set(files.map((file) => file.split(path.sep).join('/')));
    if (!sources.every((source) => written.has(declarationOf(source)))) throw failed(output);
    const read = files.map(async (file) => [file, await readFile(path.join(own, file), 'utf8')] as const);
    return new Map(await Promise.all(read));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
