import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const reader = pathToFileURL(path.join(import.meta.dirname, 'env-file.mjs')).href;
const program = `import { readEnvFile } from ${JSON.stringify(reader)}; readEnvFile(); console.log(process.env.PORT, process.env.HOST);`;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'env-file-'));
  writeFileSync(path.join(dir, 'program.mjs'), program);
  writeFileSync(path.join(dir, '.env'), 'PORT=4000\n# HOST=example\nHOST="0.0.0.0"\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

const run = (words: readonly string[], env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['program.mjs', ...words], { cwd: dir, env, encoding: 'utf8' }).trim();

it('the named file is read, and variables that are set already are kept', () => {
  expect(run(['.env'], {})).toBe('4000 0.0.0.0');
  expect(run(['.env'], { HOST: '127.0.0.1' })).toBe('4000 127.0.0.1');
});

it('only named files are read, and a missing one is skipped', () => {
  expect(run([], {})).toBe('undefined undefined');
  expect(run(['.env.local'], {})).toBe('undefined undefined');
});
