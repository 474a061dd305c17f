import { expect, it } from '@jest/globals';
import { cut } from './cut';

const source = [
  'function kept() {',
  '\tfunction gone(a) {',
  '\t\tif (a) {',
  '\t\t}',
  '\t}',
  '\tconst one = a({',
  '\t\tb: 1',
  '\t}).c();',
  '\treturn gone;',
  '}',
].join('\n');

it('takes a piece out with all that it opens, and puts in what stands for it', () => {
  const cuts = [
    { starts: 'function gone(', becomes: 'const gone = 1;' },
    { starts: 'const one = ' },
    { starts: 'return gone;', becomes: 'return kept;' },
  ];
  const left = cut(source, cuts, 'a.mjs')
    .split('\n')
    .filter((line) => line !== '');
  expect(left).toEqual(['function kept() {', 'const gone = 1;', 'return kept;', '}']);
});

it('refuses a file in which a piece is not there, or more than once', () => {
  const cuts = [{ starts: 'const two' }, { starts: '}' }, { starts: 'return gone;' }];
  expect(() => cut(source, cuts, 'toolkit 9.9.9, a.mjs')).toThrow(
    'toolkit 9.9.9, a.mjs is no longer as it was when its unused pieces were named: ' +
      '"const two" is in it 0 times; "}" is in it 4 times',
  );
});
