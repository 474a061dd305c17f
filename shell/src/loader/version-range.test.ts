import { expect, it } from '@jest/globals';
import { satisfy } from '@module-federation/runtime/core';
import { satisfies } from './version-range';

const versions =
  '0.0.0 0.0.3 0.0.4 0.2.3 0.2.9 0.3.0 1.0.0-rc.1 1.0.0-rc.2 1.0.0-rc.10 1.0.0 1.0.1 1.2.0 1.2.3 1.9.0 1.10.0 2.0.0-rc.1 2.0.0 2.1.0 10.0.0 19.2.9'.split(
    ' ',
  );
const signs = ['', '=', '^', '~', '>', '>=', '<', '<='];
const asked = '0.0.3 0.2.3 1.0.0-rc.2 1.0.0 1.2.0 1.2.3 2.0.0 19.2.9'.split(' ');
const open = ['1', '1.2', '1.x', '1.2.x', '0.2', '0', '19'];
const others = [
  '*',
  'x',
  '',
  '>=1.0.0 <2.0.0',
  '>=18 <20',
  '18 || 19',
  '^1.0.0 || ^2.0.0',
  '~1.2.0||0.0.3',
  '1.0.0 - 2.0.0',
];

it('reads version ranges as the federation runtime does', () => {
  const ranges = [...signs.flatMap((sign) => [...asked, ...open].map((text) => sign + text)), ...others];
  const differ = ranges.flatMap((range) =>
    versions
      // The runtime finds nothing in this one.
      .filter(() => range !== '>=0')
      .filter((version) => satisfies(version, range) !== satisfy(version, range))
      .map((version) => `${version} in "${range}": ${String(satisfies(version, range))}`),
  );
  expect(differ).toEqual([]);
});

it('takes a comparator that stands apart from its version', () => {
  expect(versions.filter((version) => satisfies(version, '> 1.2.3 <= 2.0.0'))).toEqual(
    versions.filter((version) => satisfies(version, '>1.2.3 <=2.0.0')),
  );
  expect(satisfies('1.0.0', '>=0')).toBe(true);
});

it('takes nothing for a version that is none', () => {
  expect(satisfies('latest', '^1.0.0')).toBe(false);
});
