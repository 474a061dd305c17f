import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** A build whose code ran elsewhere. */
export interface RunBuild {
  /** The project's folder. */
  readonly dir: string;
  readonly buildDir: string;
  /** The prefix of its files' paths where they ran: a folder or a URL. */
  readonly ranAt: string;
}

const frame = /^\s*at (?:.*\()?(.+?):(\d+):(\d+)\)?$/gm;

function readMap(buildDir: string, file: string): { map: SourceMap; folder: string } | null {
  for (const folder of [buildDir, path.join(path.dirname(buildDir), 'maps')]) {
    const place = path.join(folder, `${file}.map`);
    if (!existsSync(place)) continue;
    try {
      const map = new SourceMap(JSON.parse(readFileSync(place, 'utf8')) as SourceMapPayload);
      return { map, folder: path.join(buildDir, path.dirname(file)) };
    } catch {
      return null;
    }
  }
  return null;
}

/** The source's path in the project: bundlers write `webpack://name/./src/a.tsx`, or a path relative to the built file. */
function sourceIn(dir: string, folder: string, source: string): string | null {
  const [, inProject] = /^webpack:\/\/[^/]*\/(.+?)(?:\?.*)?$/.exec(source) ?? [];
  const file = inProject === undefined ? path.resolve(folder, source) : path.resolve(dir, inProject);
  const relative = path.relative(dir, file);
  const isSource = !relative.startsWith('..') && !relative.includes('node_modules') && existsSync(file);
  return isSource ? relative.split(path.sep).join('/') : null;
}

/**
 * Where an error was thrown, by its stack: the first line in the project's own sources, such as `src/page.tsx:12`. Without source
 * maps it is the line in the build; null if no line of the stack is in the build.
 */
export function positionOf(stack: string, { dir, buildDir, ranAt }: RunBuild): string | null {
  let built: string | null = null;
  for (const [, place = '', line, column] of stack.matchAll(frame)) {
    const file = place.startsWith(ranAt) ? place.slice(ranAt.length).replace(/^[\\/]/, '') : place;
    if (path.isAbsolute(file) || !existsSync(path.join(buildDir, file))) continue;
    built ??= `${path.relative(dir, path.join(buildDir, file)).split(path.sep).join('/')}:${line}`;
    const found = readMap(buildDir, file);
    const entry = found?.map.findEntry(Number(line) - 1, Number(column) - 1);
    // Code of the bundler has no source.
    if (!found || !entry || !('originalSource' in entry) || !(entry.originalSource as string | undefined))
      continue;
    const source = sourceIn(dir, found.folder, entry.originalSource);
    if (source) return `${source}:${entry.originalLine + 1}`;
  }
  return built;
}
