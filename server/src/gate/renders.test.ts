import { expect, it } from '@jest/globals';
import { judgeRender, type Rendered } from './renders';

const rendered = '<section data-remote="catalog"><!--$--><p>Tapes</p><!--/$--></section>';
const left = '<section data-remote="catalog"><!--$!--><template></template><!--/$--></section>';
const page = (change: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  ms: 50,
  html: rendered,
  ...change,
});

const checksOf = (candidate: Rendered, live: Rendered | null = page()) =>
  judgeRender('/faq', ['catalog'], candidate, live).map(({ check }) => check);

it('reports nothing for a page with unchanged server rendering', () => {
  expect(checksOf(page())).toEqual([]);
  expect(checksOf(page({ html: left }), page({ html: left }))).toEqual([]);
  expect(checksOf(page({ ms: 400 }))).toEqual([]);
  expect(checksOf(page({ ms: 2400 }), page({ ms: 800 }))).toEqual([]);
});

it('refuses pages that the server leaves to the browser, fails to render or renders slowly', () => {
  expect(checksOf(page({ html: left }))).toEqual(['render']);
  expect(checksOf(page({ html: '<main data-unrendered></main>' }))).toEqual(['render']);
  expect(checksOf(page({ status: 503 }))).toEqual(['render']);
  expect(checksOf(page({ ms: 900 }))).toEqual(['server-time']);
  expect(checksOf(page({ ms: 1600 }), null)).toEqual(['server-time']);
});
