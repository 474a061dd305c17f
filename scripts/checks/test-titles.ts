import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';

/** A test as documents name it: `` `file` › title ``. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const sources = new Map<string, string>();

/** Text of a file of this checkout, read once. */
export function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  sources.set(file, known);
  return known;
}

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** Whether the file has a test or a group of tests of that title: the first argument of a call, as it is written there. */
export function testExists({ file, title }: NamedTest): boolean {
  if (!existsSync(path.join(root, file))) return false;
  const spellings = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return spellings.some((text) => new RegExp(`\\(\\s*${escaped(text)},`).test(sourceOf(file)));
}
