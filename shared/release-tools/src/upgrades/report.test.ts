import { describe, expect, it } from '@jest/globals';
import { firstError, resultTable } from './report';

describe('the first line of an error', () => {
  it.each([
    [
      '\n> shop@1.0.0 types\n> tsc -b\n\nfine\nsrc/a.ts(1,2): error TS2322: no\nsrc/b.ts: error\n',
      'src/a.ts(1,2): error TS2322: no',
    ],
    ['npm warn old\nnpm error code ERESOLVE\nnpm error more', 'npm error more'],
    ['\u001b[31m● a suite › a test\u001b[39m\n', '● a suite › a test'],
    ['Tests: 1 failed\nsomething ended\n', 'something ended'],
    ['', 'it printed nothing'],
  ])('of %j', (output, line) => {
    expect(firstError(output)).toBe(line);
  });

  it('is shortened where it is long', () => {
    expect(firstError(`error ${'x'.repeat(500)}`)).toHaveLength(160);
  });
});

it('the table has a line for each package, tried or not', () => {
  const table = resultTable(
    [
      { group: [{ name: 'pg', from: '8.1.0', to: '8.2.0' }], failed: null },
      {
        group: [{ name: 'react', from: '19.2.0', to: '19.3.0' }],
        failed: { step: 'types', line: 'a | `b`' },
      },
    ],
    [{ name: 'webpack', from: '5.1.0', to: '5.2.0', why: 'held: files', link: 'https://x.example/1' }],
  );
  expect(table.split('\n')).toEqual([
    '| Package | From   | To     | Result                                        |',
    '| ------- | ------ | ------ | --------------------------------------------- |',
    '| pg      | 8.1.0  | 8.2.0  | pass                                          |',
    "| react   | 19.2.0 | 19.3.0 | types failed: a \\| 'b'                        |",
    '| webpack | 5.1.0  | 5.2.0  | held: files ([upstream](https://x.example/1)) |',
  ]);
});
