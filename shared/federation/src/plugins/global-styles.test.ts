import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { globalStylesPlugin } from './global-styles';
import type { RemoteFile } from './known-remotes';

const base = '/remotes/gifts/1.0.0/';
let plugin: ReturnType<typeof globalStylesPlugin>;

/** `reset.css` has global rules, and is for the places of `gifts`; all other sheets may stay. */
const applies = ({ file }: RemoteFile) =>
  file === 'reset.css' ? document.querySelector('[data-remote=gifts]') !== null : undefined;

beforeEach(() => {
  plugin = globalStylesPlugin({ applies });
  const host = createInstance({ name: 'host', remotes: [], plugins: [plugin] });
  host.registerRemotes([{ name: 'gifts', entry: `${base}remoteEntry.js` }]);
});
afterEach(() => {
  plugin.dispose();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** The media of all style sheets, by the names of their files. */
const media = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(
    ({ sheet, dataset }) => `${dataset.href?.split('/').at(-1)}: ${sheet?.media.mediaText}`,
  );

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('turns a sheet of the document off when its place leaves the page, and on when it returns', async () => {
  document.head.innerHTML = ['page.css', 'reset.css']
    .map((file) => `<style data-href="${base}${file}">h1 { color: red }</style>`)
    .join('');
  for (const { sheet } of document.querySelectorAll('style'))
    // jsdom does not implement media lists.
    if (sheet) Object.defineProperty(sheet, 'media', { value: { mediaText: '' } });
  document.body.innerHTML = '<main><div data-remote="gifts"></div></main>';
  await nextTask();
  expect(media()).toEqual(['page.css: ', 'reset.css: ']);

  const main = document.querySelector('main');
  main?.replaceChildren();
  // In the microtask after the change, before a browser paints.
  await Promise.resolve();
  expect(media()).toEqual(['page.css: ', 'reset.css: not all']);

  main?.insertAdjacentHTML('beforeend', '<div data-remote="gifts"></div>');
  await Promise.resolve();
  expect(media()).toEqual(['page.css: ', 'reset.css: ']);
});

const link = (file: string) => {
  const made = document.createElement('link');
  made.rel = 'stylesheet';
  made.href = base + file;
  return made;
};

it('loads a sheet for another page without effect', () => {
  expect(link('reset.css').media).toBe('not all');
  expect(link('page.css').media).toBe('');
  document.body.innerHTML = '<div data-remote="gifts"></div>';
  expect(link('reset.css').media).toBe('');
});

it('turns on a sheet whose place appeared while it was loading', () => {
  const made = link('reset.css');
  const sheet = { media: { mediaText: 'not all' } };
  Object.defineProperty(made, 'sheet', { value: sheet });
  document.body.innerHTML = '<div data-remote="gifts"></div>';
  made.dispatchEvent(new Event('load'));
  expect(sheet.media.mediaText).toBe('');
});
