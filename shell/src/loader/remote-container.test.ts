import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageRemoteVersion } from '@shop/contracts';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { deadlines } from './deadlines';
import type { Container } from './fetch-container';
import { entryRan, loadFromContainer, registerContainer } from './remote-container';
import { pageScope } from './page-scope';

const exposes = {
  'cart-page': { js: ['cart-page.js'], css: [] },
  'cart-panel': { js: ['cart-panel.js'], css: [] },
};
const version = (globalName: string): PageRemoteVersion => ({
  version: '1.0.0',
  base: '/remotes/cart/1.0.0/',
  manifest: { entry: 'remoteEntry.js', globalName, exposes, server: 'server' },
  integrity: {
    'remoteEntry.js': 'sha384-entry',
    'cart-page.js': 'sha384-page',
    'cart-panel.js': 'sha384-panel',
  },
});

Reflect.set(globalThis, 'LENT_VERSIONS', { react: '19.2.9' });
const { shareScopeMap } = pageScope();

const entry = (): HTMLScriptElement => {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No entry was asked for');
  return script;
};

const arrive = (globalName: string, container: unknown): void => {
  Reflect.set(globalThis, globalName, container);
  entry().dispatchEvent(new Event('load'));
};

const containerOf = (parts: Readonly<Record<string, unknown>>) => ({
  init: jest.fn<Container['init']>(),
  get: jest.fn<Container['get']>((module) =>
    module in parts ? Promise.resolve(() => parts[module]) : Promise.reject(new Error(`No ${module}`)),
  ),
});

beforeEach(() => document.head.replaceChildren());

describe('a container', () => {
  it('is fetched once, checked, given what the page shares, and asked for its modules', async () => {
    registerContainer('cart', version('cart_a'), 0);
    expect(entryRan(version('cart_a'))).toBe(false);
    const both = Promise.all([
      loadFromContainer('cart', 'cart-page'),
      loadFromContainer('cart', 'cart-panel'),
    ]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(entry().src).toBe('http://localhost/remotes/cart/1.0.0/remoteEntry.js');
    expect(entry().integrity).toBe('sha384-entry');
    const container = containerOf({ './cart-page': 'page', './cart-panel': 'panel' });
    arrive('cart_a', container);
    expect(await both).toEqual(['page', 'panel']);
    expect(shareScopeMap.default?.react?.['19.2.9']?.lib?.()).toHaveProperty('useState', useState);
    expect(container.init.mock.calls).toEqual([
      [shareScopeMap.default, [], { version: '', shareScopeKeys: 'default' }],
    ]);
    expect(container.init.mock.calls[0]?.[2]).toHaveProperty('shareScopeMap', shareScopeMap);
    expect(document.head.querySelector('script')).toBeNull();
    expect(entryRan(version('cart_a'))).toBe(true);
  });

  it('that is registered anew is fetched anew, past the cache', async () => {
    registerContainer('cart', version('cart_b'), 0);
    const first = loadFromContainer('cart', 'cart-page');
    arrive('cart_b', containerOf({ './cart-page': 'old' }));
    expect(await first).toBe('old');
    registerContainer('cart', version('cart_b'), 1);
    const second = loadFromContainer('cart', 'cart-page');
    expect(entry().src).toBe('http://localhost/remotes/cart/1.0.0/remoteEntry.js?attempt=1');
    arrive('cart_b', containerOf({ './cart-page': 'new' }));
    expect(await second).toBe('new');
  });

  it('whose hashes are apart is not asked for before they are here', async () => {
    let answer!: (list: Response) => void;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const apart = { ...version('cart_e'), base: '/remotes/cart/1.1.0/', integrity: {} };
    registerContainer('cart', { ...apart, integrityList: 'sha384-list' }, 0);
    const page = loadFromContainer('cart', 'cart-page');
    expect(document.head.querySelector('script')).toBeNull();
    answer({ ok: true, json: async () => version('cart_e').integrity } as Response);
    await waitFor(() => expect(entry().integrity).toBe('sha384-entry'));
    arrive('cart_e', containerOf({ './cart-page': 'page' }));
    expect(await page).toBe('page');
  });

  it('gives a module that the release names before the list of the others is here', async () => {
    let answer!: (list: Response) => void;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const { 'cart-panel.js': panelHash, ...integrity } = version('cart_f').integrity;
    const base = '/remotes/cart/1.2.0/';
    registerContainer('cart', { ...version('cart_f'), base, integrity, integrityList: 'sha384-list' }, 0);
    const page = loadFromContainer('cart', 'cart-page');
    const container = containerOf({ './cart-page': 'page', './cart-panel': 'panel' });
    arrive('cart_f', container);
    expect(await page).toBe('page');
    const panel = loadFromContainer('cart', 'cart-panel');
    expect(container.get.mock.calls).toEqual([['./cart-page']]);
    answer({ ok: true, json: async () => version('cart_f').integrity } as Response);
    expect(await panel).toBe('panel');
    const script = document.createElement('script');
    globalThis._SHOP_PREPARE_TAG(script, `http://localhost${base}cart-panel.js`);
    expect(script.integrity).toBe(panelHash);
  });

  it('that did not arrive, was late or threw is told apart from one that ran', async () => {
    registerContainer('cart', version('cart_c'), 0);
    const lost = loadFromContainer('cart', 'cart-page');
    entry().dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow('did not arrive');
    expect(entryRan(version('cart_c'))).toBe(false);

    jest.useFakeTimers();
    const late = loadFromContainer('cart', 'cart-page');
    jest.advanceTimersByTime(deadlines.entry);
    jest.useRealTimers();
    await expect(late).rejects.toThrow('did not arrive');

    const threw = loadFromContainer('cart', 'cart-page');
    arrive('cart_c', undefined);
    await expect(threw).rejects.toThrow('threw');
    expect(entryRan(version('cart_c'))).toBe(true);
  });

  it('rejects for a module that it has not, and a remote that nobody registered', async () => {
    registerContainer('cart', version('cart_d'), 0);
    const missing = loadFromContainer('cart', 'gift-panel');
    await waitFor(entry);
    arrive('cart_d', containerOf({}));
    await expect(missing).rejects.toThrow('No ./gift-panel');
    await expect(loadFromContainer('maps', 'map')).rejects.toThrow('maps');
  });
});
