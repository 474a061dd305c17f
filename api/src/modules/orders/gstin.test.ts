import { describe, expect, it } from '@jest/globals';
import { readGstin } from './gstin';

describe('readGstin', () => {
  it('gives the number as it is set, and none where none is', () => {
    expect(readGstin('08ABCDE1234F1Z5')).toBe('08ABCDE1234F1Z5');
    expect([readGstin(undefined), readGstin('')]).toEqual([null, null]);
  });

  it.each(['08ABCDE1234F1Z', 'GSTIN08ABCDE1234', '08abcde1234f1z5'])('refuses %s', (text) => {
    expect(() => readGstin(text)).toThrow('SHOP_GSTIN must be 15 characters');
  });

  it("refuses another state's", () => {
    expect(() => readGstin('27ABCDE1234F1Z5')).toThrow("08, the code of the shop's state, Rajasthan");
  });
});
