import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { libraries } from './join-libraries.mjs';

const packageOf = (name: string) => name.split('/', 1)[0];
const joined = new Set(libraries.map(packageOf));

const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|[/\\])(node_modules|dist)[/\\]/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));

it('a joined library is joined completely, as a separate part would duplicate its shared code', () => {
  const sources = ['api', 'registry', 'server', 'shared', 'e2e', 'lab', 'samples', 'scripts'].flatMap(
    sourcesIn,
  );
  const imported = sources.flatMap((text) =>
    [...text.matchAll(/\bfrom '([\w/-]+)'/g)].map(([, name = '']) => name),
  );
  const used = [...new Set(imported)].filter((name) => joined.has(packageOf(name)));
  expect(used.sort()).toEqual([...libraries].sort());
});
