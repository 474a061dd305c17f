import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteInputs, resultOfSame } from './input-stamps.mjs';

let root: string;
let note: string;
const files = ['one.ts', 'two.ts'];
const anHourAgo = new Date(Date.now() - 3_600_000);

function write(file: string, text: string, at = anHourAgo) {
  writeFileSync(path.join(root, file), text);
  utimesSync(path.join(root, file), at, at);
}
const noteAll = (began = Date.now()) =>
  noteInputs(note, { root, files, began, result: path.join(root, 'made') });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  note = path.join(root, 'note.json');
  for (const file of [...files, 'made']) write(file, file);
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds the result while no file has changed', async () => {
  expect(await resultOfSame(note, root)).toBeUndefined();
  await noteAll();
  expect(await resultOfSame(note, root)).toBe(path.join(root, 'made'));
});

it.each([
  ['a file of a different size', () => write('one.ts', 'longer than before')],
  ['a file with a different time', () => write('one.ts', 'one.ts', new Date())],
  ['a deleted file', () => rmSync(path.join(root, 'two.ts'))],
  ['a deleted result', () => rmSync(path.join(root, 'made'))],
  ['a truncated record', () => writeFileSync(note, '{"result":')],
])('finds nothing where there is %s', async (_what, change) => {
  await noteAll();
  change();
  expect(await resultOfSame(note, root)).toBeUndefined();
});

it('records nothing while a file may have changed since it was read', async () => {
  write('one.ts', 'one.ts', new Date());
  await noteAll(Date.now() - 1000);
  expect(await resultOfSame(note, root)).toBeUndefined();
});
