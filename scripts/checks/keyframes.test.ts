import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { officeDir, remoteDir, remoteNames, root, shellDir } from '../../server/build/packages';

/** Properties that the compositor animates, or that change once. Anything else repaints the page in each frame. */
const cheap = new Set(['display', 'opacity', 'rotate', 'transform', 'visibility']);

const folders = [
  path.join(shellDir, 'app'),
  path.join(officeDir, 'src'),
  ...[path.join(root, 'shared/ui'), ...remoteNames.map(remoteDir)].map((dir) => path.join(dir, 'src')),
];
const sheets = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

/** `name: property` for each property that a sheet's keyframes animate. */
function moved(css: string): string[] {
  const blocks = css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g);
  return [...blocks].flatMap(([, name, steps = '']) =>
    [...steps.matchAll(/(?:[{;]\s*)([\w-]+):/g)].map(([, property]) => `${name}: ${property}`),
  );
}

it('no animation repaints the page in each frame', () => {
  const all = sheets.flatMap((sheet) => moved(readFileSync(sheet, 'utf8')));
  expect(all).toContain('sweep: transform');
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter((entry) => !cheap.has(entry.split(': ')[1] ?? ''))).toEqual([]);
});
