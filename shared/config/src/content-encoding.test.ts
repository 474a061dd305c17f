import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentEncodingOf, compress } from './content-encoding';

describe('contentEncodingOf', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP ; q=1', 'gzip'],
    ['broken', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('%s takes %s', (header, encoding) => {
    expect(contentEncodingOf(header)).toBe(encoding);
  });
});

describe('pack', () => {
  it('makes a text smaller, and more so with the best effort', async () => {
    const text = await readFile(import.meta.filename);
    const [quick, best, gzip] = await Promise.all([
      compress(text, 'br'),
      compress(text, 'br', 'best'),
      compress(text, 'gzip', 'best'),
    ]);
    expect([quick, best].map((bytes) => brotliDecompressSync(bytes).equals(text))).toEqual([true, true]);
    expect(gunzipSync(gzip).equals(text)).toBe(true);
    expect(best.length).toBeLessThan(quick.length);
    expect(quick.length).toBeLessThan(text.length);
  });
});
