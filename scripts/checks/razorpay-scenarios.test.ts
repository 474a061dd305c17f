import { describe, expect, it } from '@jest/globals';
import { readCoverage, testExists } from './named-tests';

const rows = readCoverage('razorpay');

describe('docs/test-coverage/razorpay.yaml', () => {
  it('names only tests that exist', () => {
    expect(rows.flatMap(({ tests }) => tests).filter((test) => !testExists(test))).toEqual([]);
  });

  it('lists each scenario once, in order', () => {
    const numbers = rows.map(({ line }) => Number(/^BP-(\d{2}) /.exec(line)?.[1]));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });
});
