import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Remote } from './known-remotes';
import { lastKnownGoodPlugin } from './last-known-good';
import { containerOf, openFakePage, openHost, type Outcome } from './page-fixture';

let close: () => void = () => undefined;
// The runtime warns about every remote that is registered again.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  close();
  document.head.replaceChildren();
});

const goodEntry = (count: number) => `http://localhost/cart/good-${count}/remoteEntry.js`;
let count = 0;

/** A host whose remote is missing, or throws, with or without a last known good version. */
function open(outcome: Outcome, hasGood = true) {
  count += 1;
  const good: Remote = { name: 'cart', entry: goodEntry(count), entryGlobalName: `cart_good_${count}` };
  const stored: Remote[] = [];
  const onFallback = jest.fn();
  const plugin = lastKnownGoodPlugin({
    versions: { get: () => (hasGood ? good : null), set: (remote) => stored.push(remote) },
    onFallback,
  });
  const opened = openHost([plugin]);
  const container = containerOf({ './panel': 'the good panel', './page': 'the good page' });
  const page = openFakePage((path) =>
    path.startsWith('/cart/good-') ? { global: `cart_good_${count}`, container } : outcome,
  );
  close = page.close;
  return { ...opened, plugin, good, stored, onFallback, requested: page.requested };
}

it.each<Outcome>(['lost', 'throws'])(
  'loads the version that last worked after this outcome of the entry: %s',
  async (outcome) => {
    const { host, onFallback } = open(outcome);
    expect(await host.loadRemote('cart/panel')).toBe('the good panel');
    expect(onFallback).toHaveBeenCalledTimes(1);
  },
);

it('keeps all modules of a remote on one version', async () => {
  const { host, onFallback, requested, good } = open('lost');
  expect(await Promise.all([host.loadRemote('cart/panel'), host.loadRemote('cart/page')])).toEqual([
    'the good panel',
    'the good page',
  ]);
  expect(onFallback).toHaveBeenCalledTimes(1);
  expect(requested.filter((path) => good.name && path.startsWith('/cart/good-'))).toHaveLength(1);
});

it('fails as without the plugin if there is no known good version', async () => {
  const { host } = open('lost', false);
  await expect(host.loadRemote('cart/panel')).rejects.toThrow('RUNTIME-008');
});

it('gives up a loaded version once, and stores one that works', async () => {
  const { host, global, plugin, stored, requested } = open('hangs');
  close();
  const page = openFakePage((path) => ({
    global: path.startsWith('/cart/good-') ? `cart_good_${count}` : global,
    container: containerOf({
      './panel': path.startsWith('/cart/good-') ? 'the good panel' : 'the new panel',
    }),
  }));
  expect(await host.loadRemote('cart/panel')).toBe('the new panel');
  plugin.keep('cart');
  expect(stored).toMatchObject([{ entryGlobalName: global }]);
  expect([plugin.giveUp('cart'), plugin.giveUp('cart'), plugin.giveUp('maps')]).toEqual([true, false, false]);
  expect(await host.loadRemote('cart/panel')).toBe('the good panel');
  expect(requested).toEqual([]);
  page.close();
});
