import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Candidate } from './candidates';

/** Each package.json of a checkout: the root's and those of its workspaces. */
function manifestsOf(dir: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.includes('*')) return [pattern];
    const parent = path.dirname(pattern);
    const start = path.basename(pattern).replace('*', '');
    return readdirSync(path.join(dir, parent))
      .filter((name) => name.startsWith(start))
      .map((name) => path.join(parent, name));
  });
  return ['.', ...folders].flatMap((folder) => {
    const file = path.join(dir, folder, 'package.json');
    try {
      readFileSync(file);
      return [file];
    } catch {
      return [];
    }
  });
}

const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'overrides'];

/** `npm:typescript@7.0.2` as the package behind an alias; null for a plain version. */
const behindAlias = (spec: unknown) =>
  (typeof spec === 'string' ? /^npm:(.+)@/.exec(spec)?.[1] : null) ?? null;

/** The packages behind aliases of a checkout's manifests, by alias. */
export function aliasTargets(dir: string): Map<string, string> {
  const entries = manifestsOf(dir).flatMap((file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
    return kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  });
  return new Map(
    entries.flatMap(([name, spec]) => {
      const target = behindAlias(spec);
      return target ? [[name, target] as const] : [];
    }),
  );
}

/** The text of a package.json with other versions, wherever it names them. */
export function withVersions(text: string, group: readonly Candidate[]): string {
  return group.reduce((changed, { name, from, to }) => {
    const plain = `"${name}": "${from}"`;
    const alias = new RegExp(`("${name}": "npm:[^"]+@)${from.replaceAll('.', '\\.')}"`, 'g');
    return changed.replaceAll(plain, `"${name}": "${to}"`).replace(alias, `$1${to}"`);
  }, text);
}

/** Raises versions in every package.json of a checkout; the lockfile is npm's to write. */
export function raise(dir: string, group: readonly Candidate[]): void {
  for (const file of manifestsOf(dir)) {
    const text = readFileSync(file, 'utf8');
    const changed = withVersions(text, group);
    if (changed !== text) writeFileSync(file, changed);
  }
}
