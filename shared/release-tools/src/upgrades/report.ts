import { stripVTControlCharacters } from 'node:util';
import { markdownTable } from '../markdown-table';
import type { Candidate, Choice } from './candidates';

/** How a group did: the step that failed, with the first line of its error, or null when all passed. */
export interface Outcome {
  readonly group: readonly Candidate[];
  readonly failed: { readonly step: string; readonly line: string } | null;
}

const longest = 160;
const errorLine = /\berror\b|cannot find|not found|failed|●|✕|×/i;
/** Lines that only repeat the command or count. */
const noise = /^>|^npm error code |^\s*$|^Tests:|^Test Suites:|\b0 errors?\b/;

/** The first line that says what is wrong, else the last one that says anything. */
export function firstError(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => !noise.test(line));
  const line = lines.find((one) => errorLine.test(one)) ?? lines.at(-1) ?? 'it printed nothing';
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('`', "'");

/** A Markdown table, as a terminal, a summary of a workflow and docs/upgrades.md show it. */
export function resultTable(outcomes: readonly Outcome[], skipped: Choice['skipped']): string {
  const tried = outcomes.flatMap(({ group, failed }) => {
    const result = failed ? `${failed.step} failed: ${cell(failed.line)}` : 'pass';
    return group.map(({ name, from, to }) => [name, from, to, result]);
  });
  const left = skipped.map(({ name, from, to, why, link }) => [
    name,
    from,
    to,
    cell(why) + (link ? ` ([upstream](${link}))` : ''),
  ]);
  const head = ['Package', 'From', 'To', 'Result'];
  return markdownTable(head, [...tried, ...left], head.length);
}
