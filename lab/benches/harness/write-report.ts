import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatText } from '@shop/release-tools/format-text';
import { root } from '../../../server/build/packages';

const performance = 'docs/performance.md';

/** Puts text between a block's markers; throws when the document has no such block. */
export function replaceBlock(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no block between ${begin} and ${end}.`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}

/** Replaces a generated block of a document, by default docs/performance.md. */
export async function writeReport(name: string, text: string, document = performance): Promise<void> {
  const file = path.join(root, document);
  const written = replaceBlock(await readFile(file, 'utf8'), name, text);
  await writeFile(file, await formatText(file, written));
}
