import { expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureOfficeKey } from './office';

it('the office key is created once, readable only by its owner, and created again when the file is empty', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'office-key-'));
  const file = path.join(dir, 'office-key');
  const key = await ensureOfficeKey(file);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect((await readFile(file, 'utf8')).trim()).toBe(key);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await ensureOfficeKey(file)).toBe(key);
  await writeFile(file, '');
  expect(await ensureOfficeKey(file)).not.toBe(key);
  await expect(ensureOfficeKey(dir)).rejects.toThrow('EISDIR');
  await rm(dir, { recursive: true });
});
