import { describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';

const [shop = '', commands = ''] = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8')
  .split(/^## /m)
  .slice(1);

/** Names in the first column of a table. */
const documented = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []))
    .sort();

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.m?tsx?$|\.mjs$/.test(file) && !/\.test\.|(^|[/\\])(?:testing|node_modules)[/\\]/.test(file),
    )
    .map((file) => path.join(folder, file));
}

/** Variables of npm and the system, not of the shop. */
const foreign = ['INIT_CWD', 'PATH'];

/** Environment variables that source files read by name: `env.NAME`, `values.NAME`, or `const { NAME } = env`. */
function readBy(folders: readonly string[]): Set<string> {
  const text = folders
    .flatMap(sourcesIn)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const members = [...text.matchAll(/\b(?:env|values)\.([A-Z][A-Z\d_]+)\b/g)].map(([, name = '']) => name);
  const destructured = [...text.matchAll(/\{([^{}]+)\} = (?:process\.)?env\b/g)].flatMap(([, names = '']) =>
    names.match(/\b[A-Z][A-Z\d_]+\b/g),
  );
  const names = [...members, ...destructured.flatMap((name) => name ?? [])];
  return new Set(names.filter((name) => !foreign.includes(name)));
}

describe('docs/configuration.md', () => {
  it('lists exactly the variables that the shop reads', () => {
    const read = readBy(['api/src', 'registry/src', 'shell/server', 'server/src']);
    expect(documented(shop)).toEqual([...read].sort());
  });

  it('lists exactly the variables of .env.example', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    const named = [...example.matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(documented(shop));
  });

  it('lists no unused variable', () => {
    const read = readBy(['scripts', 'api/src/testing', 'e2e', 'lab']);
    expect(documented(commands)).toContain('CHROMIUM');
    expect(documented(commands).filter((name) => !read.has(name))).toEqual([]);
  });
});
