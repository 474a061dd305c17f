import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { importMapOf } from '../import-map';
import { integrityPlugin, type IntegrityOptions } from './integrity';
import { containerOf, openFakePage, openHost } from './page-fixture';

const nativeSrc = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
let dispose: () => void = () => undefined;
let warned: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  dispose();
  warned.mockRestore();
  document.head.replaceChildren();
});

function open(options: IntegrityOptions, type?: 'module') {
  const plugin = integrityPlugin(options);
  dispose = plugin.dispose;
  return openHost([plugin], { type });
}

const hashes: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'sha384-entry',
  'panel.js': 'sha384-panel',
  'panel.css': 'sha384-css',
};
const published: IntegrityOptions = { hashOf: ({ file }) => hashes[file] ?? null };

const nextError = (tag: Element) =>
  new Promise<void>((resolve) => tag.addEventListener('error', () => resolve()));

describe('a file of a registered remote', () => {
  it('is fetched with its hash, no matter how its URL is set', () => {
    const { base } = open(published);
    const script = document.createElement('script');
    script.src = `${base}panel.js?attempt=1`;
    expect([script.getAttribute('integrity'), script.crossOrigin]).toEqual(['sha384-panel', 'anonymous']);
    expect(script).toHaveAttribute('src', `${base}panel.js?attempt=1`);

    const byAttribute = document.createElement('script');
    byAttribute.setAttribute('SRC', `${base}panel.js`);
    expect(byAttribute).toHaveAttribute('integrity', 'sha384-panel');

    const sheet = document.createElement('link');
    sheet.href = `${base}panel.css`;
    expect(sheet).toHaveAttribute('integrity', 'sha384-css');
    const preload = document.createElement('link');
    preload.setAttribute('href', `${base}panel.css`);
    expect(preload).toHaveAttribute('integrity', 'sha384-css');
  });

  it('is refused without a hash: it is not fetched, and its tag gets an error event', async () => {
    const { base } = open(published);
    const script = document.createElement('script');
    script.src = `${base}stranger.js`;
    await nextError(script);
    expect(script).not.toHaveAttribute('src');
    expect(warned.mock.calls[0]).toContain(`${base}stranger.js was rejected: it has no published hash`);
  });

  it('is not checked if the host opts out', () => {
    const { base } = open({ hashOf: () => undefined });
    const script = document.createElement('script');
    script.src = `${base}panel.js`;
    expect([script.getAttribute('src'), script.hasAttribute('integrity')]).toEqual([
      `${base}panel.js`,
      false,
    ]);
  });

  it('waits for a pending hash, and is refused if that is unavailable', async () => {
    const { base } = open({
      hashOf: ({ file }) =>
        file === 'panel.js' ? Promise.resolve('sha384-panel') : Promise.reject(new Error('no list')),
    });
    const script = document.createElement('script');
    script.src = `${base}panel.js`;
    expect(script).not.toHaveAttribute('src');
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect([script.getAttribute('src'), script.getAttribute('integrity')]).toEqual([
      `${base}panel.js`,
      'sha384-panel',
    ]);

    const sheet = document.createElement('link');
    sheet.href = `${base}panel.css`;
    await nextError(sheet);
    expect(sheet).not.toHaveAttribute('href');
  });

  it('is still checked after its version was replaced, unlike other files', () => {
    const { host, base } = open(published);
    host.registerRemotes([{ name: 'cart', entry: 'http://localhost/cart/next/remoteEntry.js' }], {
      force: true,
    });
    for (const folder of [base, '/cart/next/']) {
      const script = document.createElement('script');
      script.src = `${folder}panel.js`;
      expect(script).toHaveAttribute('integrity', 'sha384-panel');
    }
    const own = document.createElement('script');
    own.src = '/main.js';
    expect([own.getAttribute('integrity'), own.crossOrigin, own.getAttribute('src')]).toEqual([
      null,
      null,
      '/main.js',
    ]);
  });
});

describe('a host with the plugin', () => {
  it('loads an entry with its hash', async () => {
    const { host, global } = open(published);
    let integrity = '';
    const page = openFakePage((_path, script) => {
      integrity = script.getAttribute('integrity') ?? '';
      return { global, container: containerOf({ './panel': 'the panel' }) };
    });
    expect(await host.loadRemote('cart/panel')).toBe('the panel');
    expect(integrity).toBe('sha384-entry');
    page.close();
  });

  it('does not load an entry without a hash', async () => {
    const { host } = open({ hashOf: () => null });
    const page = openFakePage(() => 'lost');
    await expect(host.loadRemote('cart/panel')).rejects.toThrow('RUNTIME-008');
    expect(page.requested).toEqual([]);
    page.close();
  });

  it('loads ES modules with an import map of all hashes, and refuses them without it', async () => {
    const { host } = open({ ...published, hashesOf: () => ({ 'chunk.js': 'sha384-chunk' }) }, 'module');
    await expect(host.loadRemote('cart/panel')).rejects.toThrow('it has no published hash');
    dispose();

    const entry = { init: () => undefined, get: () => async () => 'the panel' };
    const plugin = integrityPlugin({ ...published, hashesOf: () => hashes, importsEntries: false });
    ({ dispose } = plugin);
    const modules = { name: 'modules', loadEntry: async () => entry };
    const { host: checked, base } = openHost([plugin, modules], { type: 'module' });
    expect(await checked.loadRemote('cart/panel')).toBe('the panel');
    const map = document.head.querySelector('script[type=importmap]')?.textContent ?? '';
    expect(map).toBe(importMapOf(base, 'remoteEntry.js', hashes));
    dispose();
    await expect(open(published, 'module').host.loadRemote('cart/panel')).rejects.toThrow('hashesOf');
  });
});

it('does not import ES modules if the browser ignores the import map', async () => {
  const { host } = open({ ...published, hashesOf: () => hashes }, 'module');
  await expect(host.loadRemote('cart/panel')).rejects.toThrow('#/cart/');
});

it("restores the browser's own setters", () => {
  open(published);
  expect(Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')).not.toEqual(nativeSrc);
  dispose();
  expect(Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')).toEqual(nativeSrc);
  expect(Object.hasOwn(HTMLScriptElement.prototype, 'setAttribute')).toBe(false);
});
