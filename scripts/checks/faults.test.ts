import { describe, expect, it } from '@jest/globals';
import { readCoverage, sourceOf, testExists } from './named-tests';
import { opensDatabase } from '../test/opens-database.mjs';

const tests = readCoverage('faults').flatMap((row) => row.tests);

/** Suites that run on both engines themselves, or whose fault only applies to a folder or a server. */
const runsItself = [
  'lab/trials/durability/durability.test.ts',
  'lab/trials/outages/outages.test.ts',
  'api/src/platform/db/full-disk.test.ts',
];

describe('docs/test-coverage/faults.yaml', () => {
  it('names only tests that exist', () => {
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((test) => !testExists(test))).toEqual([]);
  });

  it('names tests that run on both engines', () => {
    const onOne = tests.filter(
      ({ file }) => !runsItself.includes(file) && !opensDatabase.test(sourceOf(file)),
    );
    expect(onOne).toEqual([]);
  });

  it('checks consistency after every fault of an order', () => {
    const orderSuites = new Set(
      tests.map(({ file }) => file).filter((file) => file.startsWith('api/src/modules/orders/')),
    );
    expect([...orderSuites].filter((file) => !sourceOf(file).includes('assertNoDrift'))).toEqual([]);
  });
});
