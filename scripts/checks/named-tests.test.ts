import { expect, it } from '@jest/globals';
import { parseCoverage } from './named-tests';

it('parses a line with its tests', () => {
  expect(parseCoverage("A, and B:\n  - a.ts › x | y\n  - 'b.ts › z: %s › z'\n")).toEqual([
    {
      line: 'A, and B',
      tests: [
        { file: 'a.ts', title: 'x | y' },
        { file: 'b.ts', title: 'z: %s › z' },
      ],
    },
  ]);
});

it('rejects a line without tests and a test without a title, with their location', () => {
  expect(() => parseCoverage('A: []')).toThrow('/A');
  expect(() => parseCoverage('A:\n  - a.ts')).toThrow('/A/0');
});
