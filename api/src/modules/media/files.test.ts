import { describe, expect, it } from '@jest/globals';
import { byteRange } from './files';

describe('byteRange', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
  ])('%s of 100 bytes is a range', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  it.each([undefined, 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
    '%s means the whole file',
    (header) => {
      expect(byteRange(header, 100)).toBeNull();
    },
  );

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is beyond 100 bytes', (header) => {
    expect(byteRange(header, 100)).toBe('unsatisfiable');
  });
});
