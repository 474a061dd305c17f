import { describe, expect, it } from '@jest/globals';
import { smallRemote } from '../testing/small-remote';
import { apiEndpoints, sharedEndpoints } from './api-endpoints';

const endpointsIn = (script: string, path = 'page.js') =>
  apiEndpoints(new Map([[path, Buffer.from(script)]]));

describe('the endpoints of a build', () => {
  it.each([
    'let r=a.shopApi.injectEndpoints({endpoints:e=>({getNote:e.query(x(({page:e})=>(0,n.a)("/p"))),sendNote:e.mutation(y)})})',
    'shopApi.injectEndpoints({ endpoints: (build) => ({ getNote: build.query(x), sendNote: build.mutation(y) }) });',
    'shopApi.injectEndpoints({overrideExisting:!0,endpoints:function(t){return{getNote:t.query({}),"sendNote":t.mutation({})}}})',
    'shopApi.injectEndpoints({ endpoints($) { return { getNote: $.infiniteQuery({}), sendNote: $.mutation({}) }; } })',
  ])('are found in %s', (script) => {
    expect(endpointsIn(script)).toEqual(['getNote', 'sendNote']);
  });

  it('are those of all calls and scripts for browsers', () => {
    const files = {
      'page.js':
        'a.injectEndpoints({endpoints:e=>({b:e.query(1)})}),a.injectEndpoints({endpoints:t=>({a:t.query(1)})})',
      'lazy.mjs': 'a.injectEndpoints({endpoints:e=>({c:e.query(1)})})',
      'page.css': 'a.injectEndpoints({endpoints:e=>({d:e.query(1)})})',
    };
    const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
    expect(apiEndpoints(new Map(bytes))).toEqual(['a', 'b', 'c']);
  });

  it('do not include other queries', () => {
    expect(endpointsIn('const e={q:e.query(1)};document.querySelector({a:e.query("b")})')).toEqual([]);
    expect(
      endpointsIn('injectEndpoints({endpoints:t=>({a:t.query({queryFn:e=>({b:e.query(1)})})})})'),
    ).toEqual(['a']);
  });
});

describe('two versions', () => {
  const version = (remote: string, endpoints?: readonly string[]) =>
    smallRemote(remote, '1.0.0', endpoints && { endpoints: [...endpoints] }).artifact;

  it('share the endpoints that both remotes define', () => {
    expect(sharedEndpoints(version('gifts', ['getNote', 'getTape']), version('cards', ['getNote']))).toEqual([
      {
        endpoint: 'getNote',
        message:
          'gifts@1.0.0 defines the API endpoint "getNote", like cards@1.0.0, and a page has one definition for both. Rename it in one of them, for example by prefixing it with the remote\'s name.',
      },
    ]);
  });

  it('share none if they belong to one remote or have no endpoint lists', () => {
    expect(sharedEndpoints(version('gifts', ['getNote']), version('gifts', ['getNote']))).toEqual([]);
    expect(sharedEndpoints(version('gifts', ['getNote']), version('cards'))).toEqual([]);
    expect(sharedEndpoints(version('gifts'), version('cards', ['getNote']))).toEqual([]);
  });
});
