import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../server/build/packages';
import { testExists } from '../named-tests';
import { coveragePage, coveragePageFile } from './coverage-page';
import { parseRequirements, readRequirements } from './requirements';

const groups = readRequirements();
const requirements = groups.flatMap((group) => group.requirements);

describe('docs/spec-coverage.md', () => {
  it('is what npm run generate writes', () => {
    expect(readFileSync(path.join(root, coveragePageFile), 'utf8')).toBe(coveragePage(groups));
  });

  it('covers each section of the specification that asks for something', () => {
    const sections = new Set(groups.map(({ section }) => Number.parseInt(section, 10)));
    expect([...sections]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(requirements.length).toBeGreaterThan(250);
  });

  it('names only tests that exist', () => {
    const gone = requirements.flatMap(({ id, tests }) =>
      tests.filter((test) => !testExists(test)).map(({ file, title }) => `${id}: ${file} › ${title}`),
    );
    expect(gone).toEqual([]);
  });

  it('gives each line an id of its own', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

const source = `
section: 2. Screens
parts:
  - heading: Cart
    requirements:
      cart-1:
        text: Opens | from the right
        tests: ['mfe-cart/panel.test.tsx › opens › %s']
        added: <b>Escape</b> closes it
`;

describe('the files behind it', () => {
  it('become a table, whatever signs are in a text', () => {
    const page = coveragePage(parseRequirements('a.yaml', source));
    expect(page).toContain(
      [
        '## 2. Screens',
        '',
        '### Cart',
        '',
        '| Id | Line | Shown by | Added, and why |',
        '| --- | --- | --- | --- |',
        String.raw`| cart-1 | Opens \| from the right | [panel.test.tsx](../mfe-cart/panel.test.tsx) › opens › %s | \<b\>Escape\</b\> closes it |`,
      ].join('\n'),
    );
  });

  it('are refused with the file and the place of what is wrong', () => {
    const withoutTests = source.replace(/tests: .*/, 'tests: []');
    expect(() => parseRequirements('a.yaml', withoutTests)).toThrow(
      'a.yaml: /parts/0/requirements/cart-1/tests',
    );
    const misspelt = source.replace('added', 'adds');
    expect(() => parseRequirements('a.yaml', misspelt)).toThrow('a.yaml: /parts/0/requirements/cart-1');
    const untitled = source.replace(' › opens › %s', '');
    expect(() => parseRequirements('a.yaml', untitled)).toThrow('/parts/0/requirements/cart-1/tests/0');
  });
});
