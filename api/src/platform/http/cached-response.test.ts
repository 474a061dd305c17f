import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCachedResponse } from './cached-response';

const long = JSON.stringify({ data: 'बारिश '.repeat(400) });

describe('createCachedResponse', () => {
  it('has the same bytes in each encoding, made once', async () => {
    const response = createCachedResponse(long, 0);
    const [br, gzip, again] = await Promise.all([
      response.bytes('br'),
      response.bytes('gzip'),
      response.bytes('br'),
    ]);
    expect(again).toBe(br);
    expect(brotliDecompressSync(br).toString()).toBe(long);
    expect(gunzipSync(gzip).toString()).toBe(long);
    expect((await response.bytes('identity')).toString()).toBe(long);
    expect(response.size()).toBe(Buffer.byteLength(long) + br.length + gzip.length);
  });

  it('leaves what is short as it is', () => {
    expect(createCachedResponse('{"data":[]}', 0).contentEncodingFor('br')).toBe('identity');
    expect(createCachedResponse(long, 0).contentEncodingFor('br')).toBe('br');
  });

  it('is named by what it says', () => {
    expect(createCachedResponse(long, 0).etag).toBe(createCachedResponse(long, 1).etag);
    expect(createCachedResponse(long, 0).etag).not.toBe(createCachedResponse(`${long} `, 0).etag);
  });
});
