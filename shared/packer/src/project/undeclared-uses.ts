import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { RemoteDescriptor } from '@shop/contracts';
import { coversKey, filesBelow, readSourceMaps, sourceMapsFolder } from '@shop/protocol';
import { type BrowserUse, browserUses } from './browser-uses';
import { globalSelectors, ownNames } from './global-selectors';

/** A use of the browser that remote.json does not declare, in words, with its file and line. */
export type UndeclaredUse = string;

/** Enough to fix a project; a bundled library may repeat a use many times. */
const maxUses = 20;

type Declared = Pick<RemoteDescriptor, 'origins' | 'capabilities'>;

function isDeclared({ kind, name }: BrowserUse, { origins = [], capabilities = {} }: Declared): boolean {
  if (kind === 'worker') return capabilities.workers === true;
  if (kind === 'origin') return origins.includes(name);
  // A computed end of a key, such as `gifts-*`, is declared by the same or a shorter prefix.
  return (capabilities.storage ?? []).some((key) => key === name || coversKey(key, name.replace(/\*$/, '')));
}

const advice = {
  storage: ({ name }: BrowserUse) => `writes the storage key ${name}: declare it in "capabilities.storage"`,
  worker: () => 'starts a worker: declare "capabilities.workers"',
  origin: ({ name }: BrowserUse) => `requests ${name}: declare it in "origins"`,
} as const;

/** The place in the sources, or in the build without a source map. */
function placeOf(file: string, { line, column }: BrowserUse, map: Uint8Array | undefined): string {
  if (!map) return `${file}:${line}`;
  const found = originalPositionFor(new TraceMap(Buffer.from(map).toString('utf8')), { line, column });
  return found.source === null ? `${file}:${line}` : `${found.source}:${found.line}`;
}

function usesOfScript(text: string): readonly BrowserUse[] {
  try {
    return browserUses(text);
  } catch {
    // Opening the page reports a broken script.
    return [];
  }
}

/** The undeclared use of a style sheet with global selectors, which names the first one; empty for other sheets. */
function globalStyle(file: string, css: string, globalName: string): UndeclaredUse[] {
  try {
    const [first] = globalSelectors(css, ownNames(globalName));
    if (!first) return [];
    return [
      `${file}:${first.line} has the global selector ${first.selector}: declare "capabilities.globalStyles"`,
    ];
  } catch {
    return [`${file} cannot be parsed, so it counts as global: declare "capabilities.globalStyles"`];
  }
}

/** The uses of the browser in a build's scripts and style sheets that remote.json does not declare, each once. */
export async function undeclaredUses(
  browserDir: string,
  globalName: string,
  declared: Declared,
): Promise<readonly UndeclaredUse[]> {
  const files = await filesBelow(browserDir);
  const maps = await readSourceMaps(files, path.join(path.dirname(browserDir), sourceMapsFolder));
  const found = new Map<string, UndeclaredUse>();
  for (const [file, bytes] of files) {
    const text = Buffer.from(bytes).toString('utf8');
    if (file.endsWith('.css') && !declared.capabilities?.globalStyles)
      for (const use of globalStyle(file, text, globalName)) found.set(use, use);
    if (!/\.m?js$/.test(file)) continue;
    for (const use of usesOfScript(text)) {
      if (isDeclared(use, declared)) continue;
      const message = advice[use.kind](use);
      if (!found.has(message))
        found.set(message, `${placeOf(file, use, maps.get(`${file}.map`))} ${message}`);
    }
  }
  return [...found.values()].slice(0, maxUses);
}
