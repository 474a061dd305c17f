import { describe, expect, it } from '@jest/globals';
import { mayKeepAsset, mayKeepData, mayKeepPage, mayKeepPicture, type ResponseFields } from './cacheable';

const script = 'https://shop.example/remotes/catalog/1.3.0/remoteEntry.js';
const response = (type: string, cacheControl = '', change: Partial<ResponseFields> = {}): ResponseFields => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers({ 'content-type': type, 'cache-control': cacheControl }),
  ...change,
});

describe('cacheable responses', () => {
  it('include scripts and style sheets with their content type, but not a page in their place', () => {
    expect(mayKeepAsset(script, response('text/javascript; charset=utf-8'))).toBe(true);
    expect(mayKeepAsset(script, response('text/html; charset=utf-8'))).toBe(false);
    expect(mayKeepAsset(script, response('application/json'))).toBe(false);
    expect(mayKeepAsset(script.replace('.js', '.css'), response('text/css'))).toBe(true);
    expect(mayKeepAsset(script.replace('.js', '.css'), response('text/javascript'))).toBe(false);
    expect(mayKeepAsset(script.replace('.js', '.woff'), response('font/woff'))).toBe(true);
  });

  it.each<[string, Partial<ResponseFields>]>([
    ['failed', { status: 404 }],
    ['partial', { status: 206 }],
    ['opaque', { status: 0, type: 'opaque' }],
    ['cross-origin', { type: 'cors' }],
    ['redirected', { redirected: true }],
  ])('exclude responses that are %s', (_why, change) => {
    expect(mayKeepAsset(script, response('text/javascript', '', change))).toBe(false);
    expect(mayKeepPage(response('text/html', 'no-cache', change))).toBe(false);
    expect(mayKeepData(response('application/json', 'public, no-cache', change))).toBe(false);
  });

  it('include data that the server marks as public', () => {
    expect(mayKeepData(response('application/json; charset=utf-8', 'public, no-cache'))).toBe(true);
    expect(mayKeepData(response('application/json', 'no-store'))).toBe(false);
    expect(mayKeepData(response('application/json'))).toBe(false);
  });

  it('include immutable pictures', () => {
    expect(mayKeepPicture(response('image/avif', 'public, max-age=31536000, immutable'))).toBe(true);
    expect(mayKeepPicture(response('image/avif', 'public, max-age=300'))).toBe(false);
  });

  it('include pages, unless the server forbids it', () => {
    expect(mayKeepPage(response('text/html; charset=utf-8', 'no-cache'))).toBe(true);
    expect(mayKeepPage(response('text/html', 'no-store'))).toBe(false);
    expect(mayKeepPage(response('text/html', 'private, no-cache'))).toBe(true);
  });
});
