import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { classPrefixes, packagePrefix } from '@shop/config/class-prefixes';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globalSelectors, globalStylesIn, ownNames } from './global-selectors';

const isOwn = (name: string) => name.startsWith('own-');
const listed = (css: string) => globalSelectors(css, isOwn).map(({ selector }) => selector);

describe('the global selectors of a style sheet', () => {
  it.each([
    ['h1 { color: red }', ['h1']],
    ['*, ::before { box-sizing: border-box }', ['*', '::before']],
    [':root, :host { --spacing: 4px }', [':root', ':host']],
    ['.own-a, h1, .p-4 { color: red }', ['h1', '.p-4']],
    ['.md\\:grid { display: grid }', ['.md\\:grid']],
    ['a:not(.own-a) { color: red }', ['a:not(.own-a)']],
    [':is(.own-a, h1) { color: red }', [':is(.own-a, h1)']],
    ['[title=".own-a"] { color: red }', ['[title=".own-a"]']],
    ['@layer base { @media print { h1 { color: red } } }', ['h1']],
    ['@scope (main) { h1 { color: red } }', ['h1']],
    ['body { & h1 { color: red } .own-a { color: red } }', ['body', '& h1']],
  ])('are those of %s', (css, selectors) => {
    expect(listed(css)).toEqual(selectors);
  });

  it.each([
    '.own-a, #own-b, h1.own-a, .own-a > h1, main .own-a ~ p, .own-a:hover::before { color: red }',
    '.own-md\\:grid, :where(.own-a, .own-b) li, html:has(.own-a), .own-a:not(.open) { color: red }',
    '.own-a { color: red; & h1, h2, .open & { color: red } @media print { p { color: red } } }',
    '@scope (.own-a) to (.own-b) { h1 { color: red } :scope { color: red } }',
    '@keyframes own-spin { from { rotate: 0deg } 50% { rotate: 1turn } }',
    '@font-face { font-family: Own; src: url(own.woff2) } @property --own { syntax: "*"; inherits: false }',
    '/* h1 { color: red } */ .own-a::after { content: "} h1 {" }',
    '',
  ])('do not contain those of %s', (css) => {
    expect(listed(css)).toEqual([]);
  });

  it('come with their positions', () => {
    expect(globalSelectors('.own-a { color: red }\n\n  h1 { color: red }', isOwn)).toEqual([
      { selector: 'h1', line: 3, column: 3 },
    ]);
  });

  it('cannot be read from a sheet with an error, and the message names its line', () => {
    expect(() => listed('.own-a { color: red }\nh1 {')).toThrow(/:2:1: Unclosed block/);
  });
});

it('recognizes the names that builds generate for this version', () => {
  const own = ownNames('gifts_1_0_0');
  const { short } = classPrefixes('gifts_1_0_0');
  for (const name of ['gifts_1_0_0-page-AbCdEfGhIj-grid', `${short}abc0`, `${short}abc1z`, `${short}abc_foo`])
    expect(own(name)).toBe(true);
  for (const version of ['1.0.0', '2.11.0-beta.1'])
    expect(own(`${packagePrefix('@shop/ui', version)}primitives_accordion-accordion`)).toBe(true);
  for (const name of [
    'ui-grid',
    'ui-1',
    'ui-1_0_0',
    packagePrefix('@shop/things', '1.0.0'),
    'gifts_1_0_1-page-AbCdEfGhIj-grid',
    'grid',
    `${short}`,
    `${short}-button`,
    'md:grid',
  ])
    expect(own(name)).toBe(false);
});

describe('the style sheets of a build', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'global-styles-'));
    await mkdir(path.join(dir, 'assets'));
    await writeFile(path.join(dir, 'page.css'), '.gifts_1_0_0-page-AbCdEfGhIj-grid { color: red }');
    await writeFile(path.join(dir, 'reset.css'), 'h1 { margin: 0 }');
    await writeFile(path.join(dir, 'assets/broken.css'), 'h1 {');
    await writeFile(path.join(dir, 'page.js'), 'h1 { margin: 0 }');
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('are listed where they have global selectors or an error', async () => {
    expect(await globalStylesIn(dir, 'gifts_1_0_0')).toEqual(['assets/broken.css', 'reset.css']);
  });
});
