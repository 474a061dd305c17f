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

/** Whether the file has a test of that title: the title as a whole string, as it is written there. */
export function testExists({ file, title }: NamedTest): boolean {
  if (!existsSync(path.join(root, file))) return false;
  return [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((text) =>
    sourceOf(file).includes(text),
  );
}
