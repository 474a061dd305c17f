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

/** A host with the plugin. Its remote's entry has the given outcomes in turn. */
function open(modules: Readonly<Record<string, unknown>>, outcomes: Outcome[] = [], options?: RetryOptions) {
  const plugin = retryPlugin(options);
  const { host, global, base } = openHost([plugin]);
  const container = containerOf(modules);
  const page = openFakePage(() => outcomes.shift() ?? { global, container });
  close.push(plugin.dispose, page.close);
  const requested = () => page.requested.map((path) => path.replace(base, ''));
  return { load: () => host.loadRemote('cart/panel'), requested };
}

describe('an entry', () => {
  it('that failed to load is requested once more, at a URL that the browser has not cached', async () => {
    const { load, requested } = open({ './panel': 'the panel' }, ['lost']);
    expect(await load()).toBe('the panel');
    expect(requested()).toEqual(['remoteEntry.js', 'remoteEntry.js?attempt=1']);
  });

  it('that fails twice rejects, and can be loaded later', async () => {
    const { load, requested } = open({ './panel': 'the panel' }, ['lost', 'lost']);
    await expect(load()).rejects.toThrow('RUNTIME-008');
    expect(await load()).toBe('the panel');
    expect(requested()).toHaveLength(3);
    expect(requested().at(-1)).toBe('remoteEntry.js?attempt=2');
  });

  it('that threw is not requested again', async () => {
    const { load, requested } = open({}, ['throws']);
    await expect(load()).rejects.toThrow('thrown by the entry');
    expect(requested()).toHaveLength(1);
  });

  it('that hangs is aborted at its deadline', async () => {
    const { load } = open({}, ['hangs', 'hangs'], { entryMs: 10 });
    await expect(load()).rejects.toThrow('timed out');
  });
});

describe('a module', () => {
  it('whose chunk failed to load is requested once more', async () => {
    const outcomes = [chunkError('error'), 'the panel'];
    const { load, requested } = open({ './panel': () => outcomes.shift() });
    expect(await load()).toBe('the panel');
    expect(requested()).toEqual(['remoteEntry.js']);
  });

  it('whose chunk threw is not requested again', async () => {
    const outcomes = [chunkError('missing'), 'the panel'];
    const { load } = open({ './panel': () => outcomes.shift() });
    await expect(load()).rejects.toThrow('missing');
  });

  it('is loaded a third time if another of its files was still loading at the second', async () => {
    const outcomes = [chunkError('error'), chunkError('error'), 'the panel', 'never requested'];
    const { load } = open({ './panel': () => outcomes.shift() });
    expect(await load()).toBe('the panel');
  });

  it('that never arrives is aborted at its deadline, which starts with its request', async () => {
    const { load } = open({ './panel': () => new Promise(() => undefined) }, [], { moduleMs: 10 });
    await expect(load()).rejects.toBeInstanceOf(DeadlineError);
  });
});

it('counts only scripts and stylesheets of registered remotes, and no preloads', () => {
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

it('uses a different URL after a failed preload, whose failure the browser would reuse', () => {
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

  it('has the same deadline, although the runtime does not set one', async () => {
    await expect(loadWith(() => new Promise(() => undefined))).rejects.toBeInstanceOf(DeadlineError);
  });

  it('is requested once more at a different URL if it failed to load, but not if it threw', async () => {
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

it('treats a response without a success status as a failure, with its URL and status', async () => {
  const { fetch: load } = retryPlugin();
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({ ok: false, status: 503 } as Response);
  await expect(load?.('http://localhost/mf-manifest.json', {})).rejects.toThrow(
    'http://localhost/mf-manifest.json responded with 503',
  );
});
