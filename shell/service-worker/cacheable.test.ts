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

describe('what may be cached', () => {
  it('is a script as a script and a style sheet as a style sheet, never a page in their place', () => {
    expect(mayKeepAsset(script, response('text/javascript; charset=utf-8'))).toBe(true);
    expect(mayKeepAsset(script, response('text/html; charset=utf-8'))).toBe(false);
    expect(mayKeepAsset(script, response('application/json'))).toBe(false);
    expect(mayKeepAsset(script.replace('.js', '.css'), response('text/css'))).toBe(true);
    expect(mayKeepAsset(script.replace('.js', '.css'), response('text/javascript'))).toBe(false);
    expect(mayKeepAsset(script.replace('.js', '.woff'), response('font/woff'))).toBe(true);
  });

  it.each<[string, Partial<ResponseFields>]>([
    ['failed', { status: 404 }],
    ['is a part', { status: 206 }],
    ['cannot be looked into', { status: 0, type: 'opaque' }],
    ['comes from elsewhere', { type: 'cors' }],
    ['was led elsewhere', { redirected: true }],
  ])('is nothing that %s', (_why, change) => {
    expect(mayKeepAsset(script, response('text/javascript', '', change))).toBe(false);
    expect(mayKeepPage(response('text/html', 'no-cache', change))).toBe(false);
    expect(mayKeepData(response('application/json', 'public, no-cache', change))).toBe(false);
  });

  it("is data that the server calls everybody's", () => {
    expect(mayKeepData(response('application/json; charset=utf-8', 'public, no-cache'))).toBe(true);
    expect(mayKeepData(response('application/json', 'no-store'))).toBe(false);
    expect(mayKeepData(response('application/json'))).toBe(false);
  });

  it('is a picture that never changes', () => {
    expect(mayKeepPicture(response('image/avif', 'public, max-age=31536000, immutable'))).toBe(true);
    expect(mayKeepPicture(response('image/avif', 'public, max-age=300'))).toBe(false);
  });

  it('is a page, unless the server forbids it', () => {
    expect(mayKeepPage(response('text/html; charset=utf-8', 'no-cache'))).toBe(true);
    expect(mayKeepPage(response('text/html', 'no-store'))).toBe(false);
    expect(mayKeepPage(response('text/html', 'private, no-cache'))).toBe(true);
  });
});
