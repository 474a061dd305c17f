import { expect, it } from '@jest/globals';
import { readFilter } from './list';

it('converts URL parameters into an API query', () => {
  const search = new URLSearchParams(
    'search=+asha+&status=placed&from=2026-11-01&to=2026-11-30&least=500&most=999.5&page=3&show=100',
  );
  expect(readFilter(search)).toEqual({
    ...{ search: 'asha', status: 'placed', from: '2026-11-01', to: '2026-11-30' },
    ...{ least: 50_000, most: 99_950, page: 3, pageSize: 100 },
  });
});

it('ignores invalid values', () => {
  const search = new URLSearchParams('status=lost&from=yesterday&least=-5&most=a+lot&page=0&show=7');
  expect(readFilter(search)).toEqual({ page: 1, pageSize: 25 });
});
