import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { asDictionary, contentEncodingOf, compress, dictionaryOf } from './content-encoding';

describe('contentEncodingOf', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP ; q=1', 'gzip'],
    ['broken', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (header, encoding) => {
    expect(contentEncodingOf(header)).toBe(encoding);
  });
});

describe('dictionaryOf', () => {
  const hash = Buffer.alloc(32, 0xfb);
  const has = `:${hash.toString('base64')}:`;

  it("is the sha256 of the client's dictionary", () => {
    const headers = { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': has };
    expect(dictionaryOf(headers)).toBe(hash.toString('base64url'));
  });

  it.each([
    [{ 'accept-encoding': 'br, dcb' }],
    [{ 'available-dictionary': has }],
    [{ 'accept-encoding': 'br', 'available-dictionary': has }],
    [{ 'accept-encoding': 'dcb;q=0', 'available-dictionary': has }],
    [{ 'accept-encoding': 'dcb', 'available-dictionary': hash.toString('base64') }],
    [{ 'accept-encoding': 'dcb', 'available-dictionary': `${has}, ${has}` }],
    [{ 'accept-encoding': 'dcb', 'available-dictionary': ':../../etc/passwd:' }],
  ])('does not match %j', (headers) => {
    expect(dictionaryOf(headers)).toBeUndefined();
  });
});

it('declares the URLs that a dictionary is for', () => {
  expect(asDictionary('/shell/main.*.js')['use-as-dictionary']).toBe('match="/shell/main.*.js"');
});

describe('pack', () => {
  it('compresses a text, smallest with the effort `best`', async () => {
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
