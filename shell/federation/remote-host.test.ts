import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import type { PageRelease, PageRemoteVersion } from '@shop/contracts';
import {
  chunkError,
  containerOf,
  openFakePage,
  type Outcome,
} from '../../shared/federation/src/plugins/page-fixture';
import type { PageEvent } from './page-events';
import { releaseOf, versionOf } from './release-fixture';
import { openRemoteHost } from './remote-host';

let closes: (() => void)[] = [];
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  for (const close of closes) close();
  closes = [];
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

const product = { Component: () => null };

/** Opens the page's host. Its entries return the given outcomes in order, then register a container with these modules. */
function open(
  release: PageRelease,
  {
    entries = [],
    modules = { './product': product },
    lastGood,
  }: {
    entries?: Outcome[];
    modules?: Readonly<Record<string, unknown>>;
    lastGood?: PageRemoteVersion;
  } = {},
) {
  const events: PageEvent[] = [];
  const asked: string[] = [];
  const known = Object.values(release.remotes).flatMap((remote) => [remote, remote.fallback, lastGood]);
  const versionAt = (path: string) => known.find((version) => version && path.startsWith(version.base));
  const page = openFakePage((path, script) => {
    const version = versionAt(path);
    if (!version) return undefined;
    const { search } = new URL(script.src);
    asked.push(`${version.version}${search}`);
    return entries.shift() ?? { global: version.manifest.globalName, container: containerOf(modules) };
  });
  closes.push(page.close);
  const host = openRemoteHost(release, {
    emit: (event) => events.push(event),
    lastGood: () => lastGood ?? null,
    host: createInstance({ name: release.env, remotes: [] }),
  });
  return { host, asked, events };
}

const load = ({ host }: ReturnType<typeof open>) => host.load('catalog', 'product');

describe("a page's host", () => {
  it('loads modules of the chosen version, and its entry once', async () => {
    const page = open(releaseOf());
    expect(await Promise.all([load(page), load(page)])).toEqual([product, product]);
    expect(page.asked).toEqual(['2.0.0']);
    expect(page.host.versionOf('catalog')).toBe('2.0.0');
    expect(page.events).toMatchObject([{ kind: 'loaded', remote: 'catalog', version: '2.0.0' }]);
  });

  it('requests the files of the module together with the entry', async () => {
    const release = releaseOf();
    await load(open(release));
    const { base = '' } = release.remotes.catalog ?? {};
    const links = Array.from(document.head.querySelectorAll('link'), (link) => link.getAttribute('href'));
    expect(links).toEqual([`${base}product.js`, `${base}product.css`]);
  });

  it('applies a style sheet with global rules only while a module that lists it is in the document, and only of the current version', async () => {
    const withRules = (number: string): PageRemoteVersion => {
      const version = versionOf(number);
      const exposes = { ...version.manifest.exposes, badge: { js: ['badge.js'], css: ['badge.css'] } };
      const globalStyles = ['product.css', 'badge.css', 'later.css'];
      const integrity = Object.fromEntries([...globalStyles, 'own.css'].map((file) => [file, 'sha384-x']));
      return { ...version, manifest: { ...version.manifest, exposes, globalStyles }, integrity };
    };
    const [chosen, fallback] = [withRules('2.0.0'), withRules('1.9.0')];
    const { host } = open(releaseOf({ ...chosen, fallback }));
    /** The sheets that would apply if they arrived now. */
    const applied = ({ base } = chosen) =>
      ['product.css', 'badge.css', 'later.css', 'own.css'].filter((file) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = base + file;
        return link.media === '';
      });
    await import('./global-styles');
    expect(applied()).toEqual(['own.css']);
    document.body.innerHTML = '<header><div data-remote="catalog" data-module="badge"></div></header>';
    expect(applied()).toEqual(['badge.css', 'later.css', 'own.css']);
    document.body.insertAdjacentHTML('beforeend', '<div data-remote="catalog" data-module="product"></div>');
    expect(applied()).toEqual(['product.css', 'badge.css', 'later.css', 'own.css']);
    expect(host.giveUp('catalog')).toBe(true);
    expect(applied()).toEqual(['own.css']);
    expect(applied(fallback)).toEqual(['product.css', 'badge.css', 'later.css', 'own.css']);
    document.body.replaceChildren();
  });

  it('retries an entry that failed to load once', async () => {
    const page = open(releaseOf(), { entries: ['lost'] });
    expect(await load(page)).toBe(product);
    expect(page.asked).toEqual(['2.0.0', '2.0.0?attempt=1']);
  });

  it('does not retry an entry that threw', async () => {
    const page = open(releaseOf(), { entries: ['throws'] });
    await expect(load(page)).rejects.toThrow('thrown by the entry');
    expect(page.asked).toEqual(['2.0.0']);
  });

  it('retries a chunk that failed to load once, but not one that threw', async () => {
    const inTurn = (...outcomes: unknown[]) => ({ './product': () => outcomes.shift() });
    expect(await load(open(releaseOf(), { modules: inTurn(chunkError('error'), product) }))).toBe(product);
    const second = open(releaseOf(), { modules: inTurn(chunkError('missing'), product) });
    await expect(load(second)).rejects.toThrow('missing');
  });

  it('falls back to the last known good version', async () => {
    const page = open(releaseOf({ fallback: versionOf('1.9.0') }), { entries: ['lost', 'lost'] });
    expect(await load(page)).toBe(product);
    expect(page.asked).toEqual(['2.0.0', '2.0.0?attempt=1', '1.9.0']);
    expect(page.host.versionOf('catalog')).toBe('1.9.0');
  });

  it('uses the fallback for all fragments of a page, so that no page mixes versions', async () => {
    const modules = { './product': product, './listing': 'a listing' };
    const page = open(releaseOf({ fallback: versionOf('1.9.0') }), { entries: ['throws'], modules });
    await load(page);
    expect(await page.host.load('catalog', 'listing')).toBe('a listing');
    expect(page.asked).toEqual(['2.0.0', '1.9.0']);
  });

  it('loads the chosen version again after a reset', async () => {
    const page = open(releaseOf({ fallback: versionOf('1.9.0') }), { entries: ['throws'] });
    await load(page);
    page.host.reset('catalog');
    expect(await load(page)).toBe(product);
    expect(page.asked).toEqual(['2.0.0', '1.9.0', '2.0.0?attempt=1']);
  });

  it('counts the attempts of each remote separately, so that each starts with its preloaded entry', async () => {
    const { catalog } = releaseOf().remotes;
    if (!catalog) throw new Error('No catalog');
    const content = { ...catalog, ...versionOf('3.0.0', 'content') };
    const page = open({ env: 'live', seq: 1, remotes: { catalog, content } });
    await load(page);
    await page.host.load('content', 'product');
    expect(page.asked).toEqual(['2.0.0', '3.0.0']);
  });

  it('falls back to the version that last worked in this browser if the release has no fallback', async () => {
    const page = open(releaseOf(), { entries: ['lost', 'lost'], lastGood: versionOf('1.8.0') });
    expect(await load(page)).toBe(product);
    expect(page.asked).toEqual(['2.0.0', '2.0.0?attempt=1', '1.8.0']);
  });

  it.each<[string, Outcome | undefined, unknown]>([
    ['entry', 'lost', product],
    ['run', 'throws', product],
    ['chunk', undefined, chunkError('error')],
    ['run', undefined, new Error('threw')],
  ])('reports in which phase a version failed: %s', async (phase, entry, module) => {
    const entries = entry ? [entry, entry] : [];
    const page = open(releaseOf(), { entries, modules: { './product': module } });
    await expect(load(page)).rejects.toThrow();
    const about = { remote: 'catalog', version: '2.0.0' };
    expect(page.events).toEqual([
      { kind: 'failed', ...about, phase },
      { kind: 'lost', ...about },
    ]);
  });

  it('keeps the last known good version after giving up the chosen one', async () => {
    const page = open(releaseOf({ fallback: versionOf('1.9.0') }));
    await load(page);
    expect(page.host.giveUp('catalog')).toBe(true);
    await load(page);
    expect(page.host.versionOf('catalog')).toBe('1.9.0');
    page.host.reset('catalog');
    await load(page);
    expect(page.asked).toEqual(['2.0.0', '1.9.0', '1.9.0?attempt=1']);
    expect(page.host.giveUp('catalog')).toBe(false);
    expect(open(releaseOf()).host.giveUp('catalog')).toBe(false);
  });
});

describe('a file of a remote', () => {
  const scriptOf = (address: string) => {
    const script = document.createElement('script');
    script.src = address;
    return script;
  };

  it('is verified by the hash in the release, and rejected without one', async () => {
    const release = releaseOf();
    open(release);
    const { base = '' } = release.remotes.catalog ?? {};
    expect(scriptOf(`${base}product.js`)).toHaveAttribute('integrity', 'sha384-js');
    expect(scriptOf(`${base}stranger.js`)).not.toHaveAttribute('src');
    expect(scriptOf('/shell/main.js')).toHaveAttribute('src');
  });

  it('waits for a separate list of hashes, and is not requested if the list fails to load', async () => {
    const apart = { ...versionOf('2.1.0'), integrity: {}, integrityList: 'sha384-list' };
    let respond!: (list: Response) => void;
    globalThis.fetch = () => new Promise((resolve) => (respond = resolve));
    const page = open(releaseOf(apart));
    const loading = load(page);
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.asked).toEqual([]);
    respond({ ok: true, json: async () => versionOf('2.1.0').integrity } as Response);
    expect(await loading).toBe(product);

    globalThis.fetch = () => Promise.reject(new Error('offline'));
    const lost = open(releaseOf({ ...versionOf('2.2.0'), integrity: {}, integrityList: 'sha384-list' }));
    await expect(load(lost)).rejects.toThrow('RUNTIME-008');
    expect(lost.asked).toEqual([]);
  });
});
