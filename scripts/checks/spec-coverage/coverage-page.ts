import path from 'node:path';
import type { NamedTest } from '../named-tests';
import type { Requirement, RequirementGroup } from './requirements';

/** The page, by its path from the root of this checkout. */
export const coveragePageFile = 'docs/spec-coverage.md';

const intro = `<!-- Written by npm run generate from docs/spec-coverage: change those files instead. -->

# What shows each line of the specification

Every line of the specification's sections 2 to 9, the tests that show it, and what we add to it and why. The files
are in [docs/spec-coverage](spec-coverage), one for each section; \`npm run generate\` writes this page from them.
\`npm test\` fails when the page is not what they say, and when a test that they name is gone.`;

/** A text as a cell of a table: Markdown's syntax is escaped. */
const cell = (text: string) => text.replace(/[\\|*_`<>[\]]/g, '\\$&');

const testCell = ({ file, title }: NamedTest) => `[${path.basename(file)}](../${file}) › ${cell(title)}`;

function row({ id, text, tests, added = '' }: Requirement): string {
  return `| ${id} | ${cell(text)} | ${tests.map(testCell).join('<br>')} | ${cell(added)} |`;
}

/** The Markdown of docs/spec-coverage.md. Its tables have no padding, so that a change of one row changes one line. */
export function coveragePage(groups: readonly RequirementGroup[]): string {
  const parts = groups.map(({ section, heading, requirements }, at) => [
    ...(groups[at - 1]?.section === section ? [] : [`## ${section}`, '']),
    ...(heading ? [`### ${heading}`, ''] : []),
    '| Id | Line | Shown by | Added, and why |',
    '| --- | --- | --- | --- |',
    ...requirements.map(row),
  ]);
  return `${[intro, ...parts.map((lines) => lines.join('\n'))].join('\n\n')}\n`;
}
