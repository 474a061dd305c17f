import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { lastKnownGoodPlugin } from './last-known-good';
import { chunkError, containerOf, openFakePage, openHost, type Outcome } from './page-fixture';
import { retryPlugin } from './retry';
import { telemetryPlugin, type LoadEvent } from './telemetry';

let close: (() => void)[] = [];
// The runtime warns about every remote that is registered again.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  for (const end of close) end();
  close = [];
  document.head.replaceChildren();
});

function open(outcome?: Outcome, modules: Readonly<Record<string, unknown>> = {}, hasFallback = false) {
  const events: LoadEvent[] = [];
  let time = 0;
  const retry = retryPlugin({ entryMs: 10, moduleMs: 50 });
  const fallback = {
    name: 'cart',
    entry: 'http://localhost/cart/old/remoteEntry.js',
    entryGlobalName: 'cart_old',
  };
  const { host, global, base } = openHost([
    telemetryPlugin({ onEvent: (event) => events.push(event), now: () => (time += 30) }),
    retry,
    lastKnownGoodPlugin({ versions: { get: () => (hasFallback ? fallback : null), set: () => undefined } }),
  ]);
  const page = openFakePage(() => outcome ?? { global, container: containerOf(modules) });
  close.push(page.close, retry.dispose);
  return { host, events, entry: `http://localhost${base}remoteEntry.js` };
}

it('reports the load time of a version once', async () => {
  const { host, events, entry } = open(undefined, { './panel': 'a panel', './page': 'a page' });
  await host.loadRemote('cart/panel');
  await host.loadRemote('cart/page');
  expect(events).toEqual([{ kind: 'loaded', remote: 'cart', entry, ms: 30 }]);
});

it.each<[string, Outcome | undefined, unknown]>([
  ['entry', 'lost', ''],
  ['timeout', 'hangs', ''],
  ['run', 'throws', ''],
  ['chunk', undefined, chunkError('error')],
  ['run', undefined, chunkError('missing')],
  ['run', undefined, new Error('thrown by the module')],
  ['timeout', undefined, () => new Promise(() => undefined)],
])('reports the phase in which a load failed: %s', async (phase, outcome, module) => {
  const { host, events, entry } = open(outcome, { './panel': module });
  const error: unknown = await host.loadRemote('cart/panel').catch((reason: unknown) => reason);
  expect(events).toEqual([
    { kind: 'failed', remote: 'cart', entry, phase, error },
    { kind: 'lost', remote: 'cart', entry, error },
  ]);
});

it('reports both failed versions, and once that the remote is lost', async () => {
  const { host, events } = open('lost', {}, true);
  await expect(host.loadRemote('cart/panel')).rejects.toThrow('RUNTIME-008');
  expect(events.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'lost']);
});
