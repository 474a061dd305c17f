import { expect, test } from '@jest/globals';
import type { Assignment } from '@shop/contracts';
import type { ListedArtifact, RolledBack } from '@shop/contracts/registry';
import type { Frame } from '../frame';
import { markup } from '../markup';
import { filterForm, filterOf, pagesOf, pickVersions } from './version-list';

const versions = Array.from(
  { length: 110 },
  (_, at) => ({ version: `1.${109 - at}.0`, git: `c0ffee${109 - at}`, publishedBy: 'CI' }) as ListedArtifact,
);
const assignment: Assignment = {
  ...{ stable: '1.3.0', lastKnownGood: '1.1.0', killed: false, previews: ['1.109.0'] },
  canary: { version: '1.5.0', bps: 1000, salt: 's' },
};
const rolledBack = [{ remote: 'catalog', version: '1.4.0' } as RolledBack];

const found = (query: Readonly<Record<string, string>> = {}) => {
  const { items, ...counts } = pickVersions(versions, { assignment, rolledBack }, filterOf(query));
  return { ...counts, names: items.map(({ version }) => version) };
};

test('the live version is first, then the others in use, then the newest; twenty per page', () => {
  const { names, ...counts } = found();
  expect(counts).toEqual({ total: 110, page: 1, pages: 6 });
  expect(names.slice(0, 6)).toEqual(['1.3.0', '1.5.0', '1.1.0', '1.109.0', '1.108.0', '1.107.0']);
  expect(names).toHaveLength(20);
  expect(found({ page: '6' }).names).toHaveLength(10);
});

test('an invalid page number shows the first page, or the last one if it is too large', () => {
  expect(['7', '-1', 'x', '1.5'].map((page) => found({ page }).page)).toEqual([6, 1, 1, 1]);
});

test('versions are found by their number, commit and use', () => {
  expect(found({ search: ' 1.10' }).total).toBe(11);
  expect(found({ search: 'C0FFEE42' }).names).toEqual(['1.42.0']);
  expect(found({ show: 'used' }).names).toEqual(['1.3.0', '1.5.0', '1.1.0', '1.109.0']);
  expect(found({ show: 'rolled-back' }).names).toEqual(['1.4.0']);
  expect(found({ show: 'unused', search: '1.3.0' }).total).toBe(0);
});

test('the links to other pages keep the search, and a short list has neither search nor pages', () => {
  const frame = { href: (path = '') => `/ops${path}` } as Frame;
  const pages = (query: Readonly<Record<string, string>>, all = versions) => {
    const filter = filterOf(query);
    const list = pickVersions(all, { assignment, rolledBack }, filter);
    return markup`${filterForm(frame, 'catalog', all.length, filter)}${pagesOf(frame, 'catalog', list, filter)}`
      .html;
  };
  const second = pages({ search: 'c0ffee', page: '2' });
  expect(second).toContain('Page 2 of 6, 110 versions');
  expect(second).toContain('href="/ops/remotes/catalog?search=c0ffee&amp;page=1#versions"');
  expect(second).toContain('value="c0ffee"');
  expect(pages({ search: 'none' })).toContain('No versions match.');
  expect(pages({}, versions.slice(0, 20))).toBe('');
});
