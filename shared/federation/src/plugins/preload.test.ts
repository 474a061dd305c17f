import { afterEach, expect, it } from '@jest/globals';
import { containerOf, openFakePage, openHost } from './page-fixture';
import { preloadPlugin } from './preload';
import { guardTags } from './tag-guard';

let close: () => void = () => undefined;
afterEach(() => {
  close();
  document.head.replaceChildren();
});

const preloads = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]'), (link) => [
    link.getAttribute('as'),
    link.getAttribute('href'),
  ]);

function open() {
  const plugin = preloadPlugin({
    filesOf: (_remote, expose) =>
      expose === './away' ? null : { scripts: [`${expose}.js`], styles: [`${expose}.css`] },
  });
  const { host, global } = openHost([plugin]);
  const modules = { './panel': 'a panel', './page': 'a page', './away': 'another' };
  const page = openFakePage(() => ({ global, container: containerOf(modules) }));
  ({ close } = page);
  return { host, plugin };
}

it('requests the files of the first module together with its entry, and not those of later modules', async () => {
  const { host } = open();
  await host.loadRemote('cart/panel');
  const first = [
    ['script', './panel.js'],
    ['style', './panel.css'],
  ];
  expect(preloads()).toEqual(first);
  await host.loadRemote('cart/page');
  expect(preloads()).toEqual(first);
});

it('does not request files that the document preloads or inlines', async () => {
  const { host } = open();
  document.head.innerHTML =
    '<link rel="preload" as="script" href="./panel.js"><style data-href="/panel.css"></style>';
  await host.loadRemote('cart/panel');
  expect(preloads()).toEqual([['script', './panel.js']]);
});

it('ignores a module whose files are unknown', async () => {
  const { host } = open();
  expect(await host.loadRemote('cart/away')).toBe('another');
  expect(preloads()).toEqual([]);
});

it('omits files that another plugin delays', async () => {
  const release = guardTags((_tag, { pathname }) =>
    pathname.endsWith('.css') ? new Promise(() => undefined) : undefined,
  );
  const { host } = open();
  await host.loadRemote('cart/panel');
  expect(preloads()).toEqual([['script', './panel.js']]);
  release();
});

it("turns the runtime's stylesheet preloading into a preload link", () => {
  const { plugin } = open();
  const link = plugin.createLink?.({ url: '/panel.css', attrs: { rel: 'stylesheet' } }) as HTMLLinkElement;
  expect([link.rel, link.getAttribute('as'), link.getAttribute('href')]).toEqual([
    'preload',
    'style',
    '/panel.css',
  ]);
  expect(plugin.createLink?.({ url: '/panel.js', attrs: { rel: 'preload' } })).toBeUndefined();
});
