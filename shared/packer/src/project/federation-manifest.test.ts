import { describe, expect, it } from '@jest/globals';
import { containerFaults, containerOf, type FederationManifest } from './federation-manifest';

type Expose = FederationManifest['exposes'][number];

const expose = (name: string, js: string[], css: string[] = [], lazyCss?: string[]): Expose => ({
  name,
  assets: { js: { sync: js }, css: { sync: css, ...(lazyCss && { async: lazyCss }) } },
});

const manifest = (exposes: Expose[]): FederationManifest => ({
  metaData: {
    globalName: 'gifts_1_0_0',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
  },
  exposes,
  shared: [],
});

describe('the files of a module', () => {
  it('are those of all its entries, each once', () => {
    const listed = manifest([
      expose('page', ['page.js', 'vendor.js'], ['page.css']),
      expose('page', ['./page.js', 'more.js']),
      expose('other', ['other.js']),
    ]);
    expect(containerFaults(listed, ['page'])).toEqual([]);
    expect(containerOf(listed, ['page'], () => false).exposes).toEqual({
      page: { js: ['page.js', 'vendor.js', 'more.js'], css: ['page.css'] },
    });
  });

  it('include the style sheets of lazy parts that it does not load at once', () => {
    const listed = manifest([
      expose('page', ['page.js'], ['page.css'], ['dialog.css', './page.css']),
      expose('page', [], ['more.css'], ['dialog.css', 'more.css']),
    ]);
    expect(containerOf(listed, ['page'], () => false).exposes.page).toEqual({
      js: ['page.js'],
      css: ['page.css', 'more.css'],
      lazyCss: ['dialog.css'],
    });
  });

  it('are found where the last entry is empty, as with an array in "import"', () => {
    const listed = manifest([expose('page', ['page.js'], ['page.css']), expose('page', [])]);
    expect(containerOf(listed, ['page'], () => false).exposes.page).toEqual({
      js: ['page.js'],
      css: ['page.css'],
    });
  });
});

it('refuses a module without a script, and one that the build does not expose', () => {
  const listed = manifest([expose('page', []), expose('page', [], ['page.css'])]);
  expect(containerFaults(listed, ['page', 'list']).map(({ message }) => message)).toEqual([
    expect.stringContaining('lists no script for "page"'),
    'the build does not expose "list".',
  ]);
});
