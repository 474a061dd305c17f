import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A style sheet of which a document carries only the rules that its markup uses; the page fetches all of it. */
interface RestStyles {
  readonly href: string;
  /** The rules with a class that a markup has, and the animations that they name. */
  usedBy(markup: string): string;
}

/** Generated class names. */
const classNames = /\.([a-z]{7}[a-z\d]{1,2})(?![\w-])/gi;
const classList = / class="([^"]*)"/g;
const animation = /^@keyframes ([\w-]+)/;

/** The rules of a minified style sheet, one by one; a media query is one with all that it holds. */
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

/** The server's files of one build of the shell. */
export const shellBundle = (shellBuild: string) => ({
  workerFile: path.join(shellBuild, 'render-worker.cjs'),
  shellFile: path.join(shellBuild, 'shell.cjs'),
});

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
 * Reads what the shell's build left, and the text of its style sheets among the hashed files in `assetsDir`; throws an Error that asks for a build when there is none.
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
