import { expect, it } from '@jest/globals';
import { badVersions } from '@shop/bad-versions';
import { kinds } from './bad-kinds';

it('every kind of the tour is a faulty version', () => {
  const names = badVersions().map(({ name }) => name);
  expect(kinds.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});
