import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';

const isSource = (name: string) => !/^\.|^(node_modules|dist|coverage|test-results)$/.test(name);

/** Files below a folder of the repository, by their paths from its root. */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isFile()) return [file];
    return entry.isDirectory() && isSource(entry.name) ? filesIn(file) : [];
  });
}

/** Suites that Jest finds with a configuration. */
const suitesOf = (config: string) =>
  execFileSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--listTests',
      ...['--config', config],
    ],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
      // Nightly suites must belong to a project, too.
      env: { ...process.env, TEST_SCOPE: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
    .split('\n')
    .map((file) => path.relative(root, file).replaceAll('\\', '/'));

it('every test file belongs to a Jest project', () => {
  const listed = new Set(['jest.config.mjs', 'lab/jest.config.mjs'].flatMap(suitesOf));
  // Suites that need PostgreSQL have a separate project where it is available.
  const tests = filesIn('').filter(
    (file) => /(?<!\.postgres)\.test\.tsx?$/.test(file) && !file.startsWith('samples/art/'),
  );
  expect(tests.length).toBeGreaterThan(400);
  expect(tests.filter((file) => !listed.has(file))).toEqual([]);
});

it('no suite of the lab runs with the shop’s suites', () => {
  expect(suitesOf('jest.config.mjs').filter((file) => file.startsWith('lab/'))).toEqual([]);
});
