import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Addresses of the shell's own script and style. */
export interface ShellAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Reads what the shell's build left; throws an Error that says to build when there is none. */
export function readShellAssets(buildDir: string): ShellAssets {
  const file = path.join(buildDir, 'build-manifest.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The shell is not built: ${file} is missing. Run "npm run build".`, { cause });
  }
  const { entry } = JSON.parse(text) as { entry: ShellAssets };
  const address = (name: string) => `/shell/${name}`;
  return { js: entry.js.map(address), css: entry.css.map(address) };
}
