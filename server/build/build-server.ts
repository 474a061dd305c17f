import { readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { home } from '../src/home';
import { bundle, packageOf } from './bundle.mjs';

/** Path of the program in a checkout and in a deployment. */
export const serverDist = path.join(home, 'server/dist');

type Bundled = Awaited<ReturnType<typeof bundle>>;

/** Throws an Error if the imports of the bundle differ from the dependencies in server/package.json. */
async function checkDependencies({ outputs }: Bundled): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(path.join(home, 'server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const imported = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path: name }) => external && !isBuiltin(name)),
  );
  const outside = new Set(imported.map(({ path: name }) => packageOf(name)));
  const missing = [...outside].filter((name) => !Object.hasOwn(dependencies, name));
  const unused = Object.keys(dependencies).filter((name) => !outside.has(name));
  if (missing.length + unused.length === 0) return;
  const list = (names: readonly string[]) => names.join(', ') || 'none';
  throw new Error(
    `The dependencies in server/package.json must match the imports of the server. Missing: ${list(missing)}. Not imported: ${list(unused)}.`,
  );
}

/**
 * Builds the server: `node server/dist/main.js` needs only Node and the packages of server/package.json. Rejects with
 * the build's errors.
 */
export async function buildServer(): Promise<void> {
  await rm(serverDist, { recursive: true, force: true });
  await checkDependencies(await bundle('server/src/main.ts', serverDist));
}
