import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A style sheet of which a document contains only the rules that its markup uses. The page fetches the whole sheet. */
interface RestStyles {
  readonly href: string;
  /** The rules for the classes in a markup, and the animations that they use. */
  usedBy(markup: string): string;
}

/** Generated class names. */
const classNames = /\.([a-z]{6}[a-z\d]{1,2})(?![\w-])/gi;
const classList = / class="([^"]*)"/g;
const animation = /^@keyframes ([\w-]+)/;

/** Splits a minified style sheet into rules; a media query with its content counts as one. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Splits the text of a minified style sheet of generated class names. */
export function createRestStyles(href: string, css: string): RestStyles {
  const rules = rulesOf(css).map((text) => ({
    text,
    animation: animation.exec(text)?.[1],
    names: [...new Set([...text.matchAll(classNames)].map(([, name = '']) => name))],
  }));
  return {
    href,
    usedBy(markup) {
      const used = new Set([...markup.matchAll(classList)].flatMap(([, list = '']) => list.split(' ')));
      const shown = rules.filter((rule) => rule.names.some((name) => used.has(name)));
      const isNamed = (name: string) => shown.some(({ text }) => text.includes(name));
      return rules
        .filter((rule) => (rule.animation ? isNamed(rule.animation) : shown.includes(rule)))
        .map(({ text }) => text)
        .join('');
    },
  };
}

/** The server files in a build of the shell. */
export const shellBundle = (shellBuild: string) => ({
  workerFile: path.join(shellBuild, 'render-worker.cjs'),
  shellFile: path.join(shellBuild, 'shell.cjs'),
});

/** Style sheets that contain this would close their style element. */
const endsElement = '</';

/** The chunk of styles that most pages do not need initially. */
const isRest = (name: string) => name.startsWith('rest.');

/** URLs of the shell's scripts, and its style sheets. */
export interface ShellAssets {
  readonly js: readonly string[];
  /** Undefined if all styles are in `css`. */
  readonly rest?: RestStyles;
  /** `text` is null if the sheet must stay a file. */
  readonly css: readonly { readonly href: string; readonly text: string | null }[];
  /** Files that are loaded on demand: the named chunks and the sprite of icons. */
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

/** Reads the manifest of the shell's build, and the text of its style sheets in `assetsDir`. Throws an Error without a build. */
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
