import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createAnswer } from './answer';

const long = JSON.stringify({ data: 'बारिश '.repeat(400) });

describe('createAnswer', () => {
  it('has the same bytes in each coding, made once', async () => {
    const answer = createAnswer(long, 0);
    const [br, gzip, again] = await Promise.all([
      answer.bytes('br'),
      answer.bytes('gzip'),
      answer.bytes('br'),
    ]);
    expect(again).toBe(br);
    expect(brotliDecompressSync(br).toString()).toBe(long);
    expect(gunzipSync(gzip).toString()).toBe(long);
    expect((await answer.bytes('identity')).toString()).toBe(long);
    expect(answer.size()).toBe(Buffer.byteLength(long) + br.length + gzip.length);
  });

  it('leaves what is short as it is', () => {
    expect(createAnswer('{"data":[]}', 0).codingFor('br')).toBe('identity');
    expect(createAnswer(long, 0).codingFor('br')).toBe('br');
  });

  it('is named by what it says', () => {
    expect(createAnswer(long, 0).etag).toBe(createAnswer(long, 1).etag);
    expect(createAnswer(long, 0).etag).not.toBe(createAnswer(`${long} `, 0).etag);
  });
});
