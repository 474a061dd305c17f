import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleAssets } from './pages/layout';

/** The console's built files, in memory: a build that is made while this runs removes none of them. */
export interface ConsoleFiles {
  readonly assets: ConsoleAssets;
  find(name: string): Buffer | undefined;
}

/** Reads a folder of built files. Throws an Error that says how to build them when they are missing. */
export function readConsoleFiles(dir: string): ConsoleFiles {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(dir, file).replaceAll(path.sep, '/'), readFileSync(file));
  }
  const named = (ending: string) => {
    const name = [...files.keys()].find((file) => file.startsWith('console.') && file.endsWith(ending));
    if (name === undefined)
      throw new Error(`The console is not built: ${dir} has no ${ending}. Run npm run build.`);
    return `/ops/assets/${name}`;
  };
  return { assets: { style: named('.css'), script: named('.js') }, find: (name) => files.get(name) };
}
