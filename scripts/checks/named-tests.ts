import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { parse } from 'yaml';
import { root } from '../../server/build/packages';

/** A test as documents name it: `file › title`. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const sources = new Map<string, string>();

/** Cached text of a file in this checkout. */
export function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  sources.set(file, known);
  return known;
}

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** Whether the file has a test or a describe block with this title: the literal first argument of a call. */
export function testExists({ file, title }: NamedTest): boolean {
  if (!existsSync(path.join(root, file))) return false;
  const spellings = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return spellings.some((text) => new RegExp(`\\(\\s*${escaped(text)},`).test(sourceOf(file)));
}

/** A line of a file in docs/test-coverage, and the tests that cover it. */
export interface CoverageRow {
  readonly line: string;
  readonly tests: readonly NamedTest[];
}

const separator = ' › ';
const check = Compile(
  Type.Record(Type.String(), Type.Array(Type.String({ pattern: `^\\S+${separator}.+$` }), { minItems: 1 })),
);

/** A test by its file and title, as `file › title`; a title may contain the separator too. */
export function namedTest(source: string): NamedTest {
  const [file = '', ...title] = source.split(separator);
  return { file, title: title.join(separator) };
}

/** Reads lines, each with a list of tests. Throws an Error that names the lines with a mistake. */
export function parseCoverage(yaml: string): CoverageRow[] {
  const source: unknown = parse(yaml);
  if (!check.Check(source)) {
    const faults = check.Errors(source).map(({ instancePath, message }) => `${instancePath} ${message}`);
    throw new Error(faults.join('; '));
  }
  return Object.entries(source).map(([line, tests]) => ({ line, tests: tests.map(namedTest) }));
}

/** The lines of `docs/test-coverage/<name>.yaml`. */
export const readCoverage = (name: string): CoverageRow[] =>
  parseCoverage(readFileSync(path.join(root, `docs/test-coverage/${name}.yaml`), 'utf8'));
