import { describe, expect, it } from '@jest/globals';
import { codingOf } from './codings';

describe('codingOf', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP ; q=1', 'gzip'],
    ['broken', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('%s takes %s', (header, coding) => {
    expect(codingOf(header)).toBe(coding);
  });
});
