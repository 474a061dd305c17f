import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from '../build-package';

/**
 * A process that shares an output folder with others: `<folder> <name> <turns>`. In each turn it builds two related files with a
 * pause in between, reads them and prints mismatches. With 0 turns it locks the folder, prints that, and never releases it.
 */
const [folder = '', name = '', turns = '0'] = process.argv.slice(2);
const files = ['entry', 'chunk'].map((file) => path.join(folder, file));
const moment = () => new Promise((resolve) => setImmediate(resolve));

async function buildAndRead(mine: string): Promise<void> {
  for (const file of files) {
    writeFileSync(file, mine);
    await moment();
  }
  const held = files.map((file) => readFileSync(file, 'utf8'));
  if (held.some((text) => text !== mine)) console.log(`MIXED ${held.join(' and ')}`);
}

function keep(): Promise<never> {
  console.log('HOLDS');
  setInterval(() => undefined, 1000);
  return new Promise(() => undefined);
}

if (turns === '0') await withBuildLock(folder, keep);
for (let turn = 0; turn < Number(turns); turn += 1)
  await withBuildLock(
    folder,
    () => buildAndRead(`${name}${turn}`),
    () => undefined,
  );
console.log('DONE');
