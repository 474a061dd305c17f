import { expect, it } from '@jest/globals';
import { sequentialRoundTrips, type TimedRequest } from './round-trips';

const request = (
  url: string,
  start: number,
  end: number,
  more: Partial<TimedRequest> = {},
): TimedRequest => ({
  url,
  start,
  end,
  initiator: 'markup',
  within: '/',
  feedsCode: false,
  ...more,
});
const code = { feedsCode: true } as const;
const byCode = { initiator: 'script', within: '', feedsCode: true } as const;

const page = [
  request('/', 0, 400, { within: '', feedsCode: true }),
  // Requested while the document was still loading.
  request('/main.css', 200, 400),
  request('/main.js', 200, 900, code),
  request('/picture.avif', 210, 500),
  request('/font.woff2', 410, 600, { within: '/main.css' }),
  request('/api/list', 950, 1150, byCode),
  request('/api/item', 1200, 1400, byCode),
];

it.each([
  ['only the document, before anything else has loaded, and while it is loading', 300, 1],
  ['the document and any number of files that it references', 550, 2],
  ['a font that only the style sheet names', 700, 3],
  ['data that a script requests after it has run', 1150, 3],
  ['data that is requested after other data', 1400, 4],
])('counts %s', (_what, until, expected) => {
  expect(sequentialRoundTrips(page, until)).toBe(expected);
});

it('attributes resources without an initiator to the document, and omits those that were not fetched', () => {
  const odd = [request('/', 0, 100, { within: '' }), request('/icon-192.png', 120, 300, { within: '' })];
  expect(sequentialRoundTrips(odd, 1000)).toBe(2);
  expect(sequentialRoundTrips([...odd, request('/hangs', 350, 0, { end: null, ...byCode })], 1000)).toBe(2);
  expect(sequentialRoundTrips([], 100)).toBe(0);
});
