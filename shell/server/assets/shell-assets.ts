import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRestStyles, type RestStyles } from './rest-styles';

/** Style sheets with this in them would close the element that contains them. */
const endsElement = '</';

/** Its chunk of styles that most pages do not need at first. */
const isRest = (name: string) => name.startsWith('rest.');

/** Addresses of the shell's own scripts, and its style sheets. */
export interface ShellAssets {
  readonly js: readonly string[];
  /** Undefined when all styles are in `css`. */
  readonly rest?: RestStyles;
  /** `text` is null when the sheet has to stay a file. */
  readonly css: readonly { readonly href: string; readonly text: string | null }[];
  /** Lazy files, which a page starts without: the named chunks, and the sprite of icons. */
  readonly lazyFiles: readonly string[];
}

interface Manifest {
  readonly entry: { readonly js: string[]; readonly css: string[] };
  readonly later?: readonly string[];
}

function readSheet(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes(endsElement) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Reads what the shell's build left, and the text of its style sheets among the hashed files in `assetsDir`; throws an
 * Error that says to build when there is no build.
 */
export function readShellAssets(buildDir: string, assetsDir: string): ShellAssets {
  const file = path.join(buildDir, 'build-manifest.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The shell is not built: ${file} is missing. Run "npm run build".`, { cause });
  }
  const { entry, later: lazyFiles = [] } = JSON.parse(text) as Manifest;
  const address = (name: string) => `/shell/${name}`;
  const sheets = entry.css.map((name) => ({
    name,
    href: address(name),
    text: readSheet(path.join(assetsDir, name)),
  }));
  const rest = sheets.find(({ name, text }) => isRest(name) && text !== null);
  return {
    js: entry.js.map(address),
    lazyFiles: lazyFiles.map(address),
    css: sheets.filter((sheet) => sheet !== rest),
    rest: rest && createRestStyles(rest.href, rest.text ?? ''),
  };
}
