import { afterEach, expect, it } from '@jest/globals';
import type { PageRemote } from '@shop/contracts';
import { browserEnvironment, pageTrace } from '../state/browser-environment';

const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

/** The browser's navigation timing of the page's response. */
const openPage = (serverTiming: readonly { name: string; description: string }[] | undefined) =>
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('is read from the response', () => {
  openPage([
    { name: 'edge', description: 'x' },
    { name: 'traceparent', description: traceparent },
  ]);
  expect(pageTrace()).toBe(traceparent);
});

const versioned = (version: string): PageRemote => ({
  ...{ version, base: `/remotes/x/${version}/`, integrity: {}, routes: [], slots: [], fallback: null },
  manifest: { entry: 'remoteEntry.js', globalName: 'x', exposes: {}, server: 'server' },
});

const online = { isOffline: () => false, check: () => undefined };

it.each([
  ['no trace', []],
  ['no timings', undefined],
])('is undefined if the response has %s', (_what, timings) => {
  openPage(timings);
  expect(pageTrace()).toBeUndefined();
});

it('is sent with API calls, and the page’s versions with writes', async () => {
  const release = { remotes: { cart: versioned('1.0.0'), checkout: versioned('2.1.0') } };
  openPage([{ name: 'traceparent', description: traceparent }]);
  const sent: Headers[] = [];
  Object.assign(window, {
    fetch: async (_url: string, init: RequestInit) => void sent.push(new Headers(init.headers)),
  });
  const call = browserEnvironment(release, online).fetch;
  await call?.('/api/v1/user', { headers: { accept: 'application/json' } });
  await call?.('/api/v1/order', { method: 'POST' });
  expect(sent.map((headers) => Object.fromEntries(headers))).toEqual([
    { accept: 'application/json', traceparent },
    { 'page-versions': 'cart@1.0.0 checkout@2.1.0', traceparent },
  ]);
});
