import { describe, expect, it } from '@jest/globals';
import { testExists } from '../named-tests';
import { parseRequirements, readRequirements } from './requirements';

const groups = readRequirements();
const requirements = groups.flatMap((group) => group.requirements);

describe('docs/spec-coverage', () => {
  it('covers each section of the specification that has requirements', () => {
    const sections = new Set(groups.map(({ section }) => Number.parseInt(section, 10)));
    expect([...sections]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(requirements.length).toBeGreaterThan(250);
  });

  it('names only tests that exist', () => {
    const missing = requirements.flatMap(({ id, tests }) =>
      tests.filter((test) => !testExists(test)).map(({ file, title }) => `${id}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });

  it('gives each line a unique id', () => {
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

describe('a file of docs/spec-coverage', () => {
  it('is read as lines, each with its tests', () => {
    const [{ requirements: read } = { requirements: [] }] = parseRequirements('a.yaml', source);
    expect(read).toEqual([
      {
        id: 'cart-1',
        text: 'Opens | from the right',
        tests: [{ file: 'mfe-cart/panel.test.tsx', title: 'opens › %s' }],
        added: '<b>Escape</b> closes it',
      },
    ]);
  });

  it('is rejected with its name and the location of the mistake', () => {
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
