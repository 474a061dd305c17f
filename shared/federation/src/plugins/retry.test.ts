import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DeadlineError } from './load-errors';
import { chunkError, containerOf, openFakePage, openHost, type Outcome } from './page-fixture';
import { retryPlugin, type RetryOptions } from './retry';

let close: (() => void)[] = [];
afterEach(() => {
  for (const end of close) end();
  close = [];
  document.head.replaceChildren();
});

/** A host with the plugin, whose remote's entry plays the given outcomes in turn. */
function open(modules: Readonly<Record<string, unknown>>, outcomes: Outcome[] = [], options?: RetryOptions) {
  const plugin = retryPlugin(options);
  const { host, global, base } = openHost([plugin]);
  const container = containerOf(modules);
  const page = openFakePage(() => outcomes.shift() ?? { global, container });
  close.push(plugin.dispose, page.close);
  const asked = () => page.asked.map((path) => path.replace(base, ''));
  return { load: () => host.loadRemote('cart/panel'), asked };
}

describe('an entry', () => {
  it('that did not arrive is requested once more, at an address that the browser has not cached', async () => {
    const { load, asked } = open({ './panel': 'the panel' }, ['lost']);
    expect(await load()).toBe('the panel');
    expect(asked()).toEqual(['remoteEntry.js', 'remoteEntry.js?attempt=1']);
  });

  it('that is lost twice is lost, and can be loaded later', async () => {
    const { load, asked } = open({ './panel': 'the panel' }, ['lost', 'lost']);
    await expect(load()).rejects.toThrow('RUNTIME-008');
    expect(await load()).toBe('the panel');
    expect(asked()).toHaveLength(3);
    expect(asked().at(-1)).toBe('remoteEntry.js?attempt=2');
  });

  it('that ran and threw is not requested again', async () => {
    const { load, asked } = open({}, ['throws']);
    await expect(load()).rejects.toThrow('thrown by the entry');
    expect(asked()).toHaveLength(1);
  });

  it('that hangs is given up at its deadline', async () => {
    const { load } = open({}, ['hangs', 'hangs'], { entryMs: 10 });
    await expect(load()).rejects.toThrow('timed out');
  });
});

describe('a module', () => {
  it('whose chunk did not arrive is requested once more', async () => {
    const outcomes = [chunkError('error'), 'the panel'];
    const { load, asked } = open({ './panel': () => outcomes.shift() });
    expect(await load()).toBe('the panel');
    expect(asked()).toEqual(['remoteEntry.js']);
  });

  it('whose chunk arrived and threw is not requested again', async () => {
    const outcomes = [chunkError('missing'), 'the panel'];
    const { load } = open({ './panel': () => outcomes.shift() });
    await expect(load()).rejects.toThrow('missing');
  });

  it('is loaded a third time when another of its files was still on its way at the second', async () => {
    const outcomes = [chunkError('error'), chunkError('error'), 'the panel', 'never asked for'];
    const { load } = open({ './panel': () => outcomes.shift() });
    expect(await load()).toBe('the panel');
  });

  it('that never comes is given up at its deadline, which begins with the request for it', async () => {
    const { load } = open({ './panel': () => new Promise(() => undefined) }, [], { moduleMs: 10 });
    await expect(load()).rejects.toBeInstanceOf(DeadlineError);
  });
});

it('counts the scripts and stylesheets of registered remotes alone, and none that are preloaded', () => {
  const plugin = retryPlugin({ parameter: 'again' });
  close.push(plugin.dispose);
  const { base } = openHost([plugin]);
  const hrefOf = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    return link.getAttribute('href');
  };
  const sheet = `${base}panel.css`;
  expect(hrefOf('preload', sheet)).toBe(sheet);
  expect(hrefOf('stylesheet', sheet)).toBe(sheet);
  expect(hrefOf('stylesheet', sheet)).toBe(`http://localhost${sheet}?again=1`);
  expect([hrefOf('stylesheet', '/own.css'), hrefOf('stylesheet', '/own.css')]).toEqual([
    '/own.css',
    '/own.css',
  ]);
});

it('requests another address after a failed preload, as the browser would hand the failure on', () => {
  const plugin = retryPlugin();
  close.push(plugin.dispose);
  const { base } = openHost([plugin]);
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.href = `${base}panel.js`;
  preload.dispatchEvent(new Event('error'));
  const script = document.createElement('script');
  script.src = `${base}panel.js`;
  expect(script).toHaveAttribute('src', `http://localhost${base}panel.js?attempt=1`);
});

describe('an ES module', () => {
  const loadWith = (importModule: (url: string) => Promise<unknown>) => {
    const plugin = retryPlugin({ entryMs: 10, importModule });
    close.push(plugin.dispose);
    return openHost([plugin], { type: 'module' }).host.loadRemote('cart/panel');
  };
  const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/x.js');

  it('has the same deadline, which the runtime does not give it', async () => {
    await expect(loadWith(() => new Promise(() => undefined))).rejects.toBeInstanceOf(DeadlineError);
  });

  it('is requested once more at another address when it did not arrive, and not when it threw', async () => {
    const urls: string[] = [];
    const container = containerOf({ './panel': 'the panel' });
    const found = await loadWith(async (url) => {
      urls.push(new URL(url).search);
      if (urls.length === 1) throw lost;
      return container;
    });
    expect([found, urls]).toEqual(['the panel', ['', '?attempt=1']]);
    const threw = jest.fn(() => Promise.reject(new Error('thrown by the module')));
    await expect(loadWith(threw)).rejects.toThrow('thrown by the module');
    expect(threw).toHaveBeenCalledTimes(1);
  });
});

it('treats a response without a success status as a failure, with the address and the status', async () => {
  const { fetch: load } = retryPlugin();
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({ ok: false, status: 503 } as Response);
  await expect(load?.('http://localhost/mf-manifest.json', {})).rejects.toThrow(
    'http://localhost/mf-manifest.json responded with 503',
  );
});
