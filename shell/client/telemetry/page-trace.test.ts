import { afterEach, expect, it } from '@jest/globals';
import { browserEnvironment } from '../state/browser-environment';
import { pageTrace } from './page-trace';

const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

/** What the browser knows of the page's response. */
const openPage = (serverTiming: readonly { name: string; description: string }[] | undefined) =>
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('is what the response says', () => {
  openPage([
    { name: 'edge', description: 'x' },
    { name: 'traceparent', description: traceparent },
  ]);
  expect(pageTrace()).toBe(traceparent);
});

const online = { isOffline: () => false, check: () => undefined };

it.each([
  ['nothing of it', []],
  ['nothing at all', undefined],
])('is none where the response says %s', (_what, timings) => {
  openPage(timings);
  expect(pageTrace()).toBeUndefined();
});

it('goes along with calls of the API, which otherwise stay as they are', async () => {
  expect(browserEnvironment(online).fetch).toBeUndefined();
  openPage([{ name: 'traceparent', description: traceparent }]);
  const sent: Headers[] = [];
  Object.assign(window, {
    fetch: async (_url: string, init: RequestInit) => void sent.push(new Headers(init.headers)),
  });
  await browserEnvironment(online).fetch?.('/api/v1/user', { headers: { accept: 'application/json' } });
  expect(Object.fromEntries(sent[0] ?? [])).toEqual({ accept: 'application/json', traceparent });
});
