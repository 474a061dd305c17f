import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { encodeStream } from './encode-stream';

const pieces = ['<head>', '<p>बारिश</p>'.repeat(500), '</html>'];

async function* some(of: readonly string[] = pieces) {
  yield* of;
}

describe('a document that is sent while it is made', () => {
  it('is the same in each coding', async () => {
    const whole = pieces.join('');
    expect(brotliDecompressSync(await buffer(encodeStream(some(), 'br'))).toString()).toBe(whole);
    expect(gunzipSync(await buffer(encodeStream(some(), 'gzip'))).toString()).toBe(whole);
    expect(await text(encodeStream(some(), 'identity'))).toBe(whole);
  });

  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const)('never holds in %s what has come back for what has not', async (coding, unpack) => {
    let goOn: () => void = () => undefined;
    async function* slow() {
      yield '<head>';
      await new Promise<void>((resolve) => (goOn = resolve));
      yield '<p>';
      await new Promise<void>((resolve) => (goOn = resolve));
    }
    const reader = encodeStream(slow(), coding).pipe(unpack());
    const next = async () => String((await once(reader, 'data'))[0]);
    expect(await next()).toBe('<head>');
    goOn();
    expect(await next()).toBe('<p>');
    goOn();
    await once(reader.resume(), 'end');
  });

  it('tells its reader of a failure, and stops making when the reader goes away', async () => {
    async function* broken() {
      yield '<head>';
      throw new Error('broken');
    }
    await expect(buffer(encodeStream(broken(), 'br'))).rejects.toThrow('broken');

    let stopped: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (stopped = resolve));
    async function* endless() {
      try {
        for (;;) yield '<p>'.repeat(10_000);
      } finally {
        stopped();
      }
    }
    const stream = encodeStream(endless(), 'gzip');
    await once(stream, 'readable');
    stream.destroy();
    await end;
  });
});
