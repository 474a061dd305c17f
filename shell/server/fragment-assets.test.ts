import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAssetSource, fragmentAssets } from './fragment-assets';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'fragment-assets-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

let version = 0;

interface Sheets {
  readonly css?: Readonly<Record<string, string>>;
  readonly lazyCss?: Readonly<Record<string, string>>;
  /** Origin of the remote's files; by default the shop's. */
  readonly origin?: string;
}

/** The styles of a page with these sheets of its remote. */
async function stylesFor({ css = {}, lazyCss = {}, origin = '' }: Sheets, markup = '') {
  const folder = `gifts/${(version += 1)}`;
  for (const [file, text] of Object.entries({ ...css, ...lazyCss })) {
    await mkdir(path.dirname(path.join(dir, folder, file)), { recursive: true });
    await writeFile(path.join(dir, folder, file), text);
  }
  const page = { js: ['page.js'], css: Object.keys(css), lazyCss: Object.keys(lazyCss) };
  const release: PageRelease = {
    env: 'live',
    seq: 1,
    remotes: {
      gifts: {
        version: String(version),
        base: `${origin}/remotes/gifts/1/`,
        manifest: { entry: 'entry.js', globalName: 'gifts', exposes: { page }, server: 'server' },
        integrity: {},
        routes: [],
        slots: [],
        fallback: null,
      },
    },
  };
  const fragments = [{ remote: 'gifts', module: 'page' }];
  const { styles } = await fragmentAssets(release, fragments, createAssetSource(dir), markup);
  return styles.map(({ href, text }) => ({ href, text }));
}

const textOf = async (css: string, file = 'page.css', origin = '') =>
  (await stylesFor({ css: { [file]: css }, origin }))[0]?.text;

describe('an inlined style sheet', () => {
  it.each([
    ['.a{background:url(dot.png)}', '.a{background:url("/remotes/gifts/1/dot.png")}'],
    [`.a{background:url( './dot.png' )}`, '.a{background:url("/remotes/gifts/1/dot.png")}'],
    ['@font-face{src:url("fonts/a.woff2?#x")}', '@font-face{src:url("/remotes/gifts/1/fonts/a.woff2?#x")}'],
    ['.a{background:url(/media/a.png)}', '.a{background:url("/media/a.png")}'],
    ['.a{background:url(https://maps.example/a.png)}', '.a{background:url(https://maps.example/a.png)}'],
    [
      `.a{background:url("data:image/svg+xml,<svg fill='url(#b)'/>")}`,
      `.a{background:url("data:image/svg+xml,<svg fill='url(#b)'/>")}`,
    ],
    ['.a{filter:url(#blur)}', '.a{filter:url(#blur)}'],
  ])('contains URLs that do not depend on the page: %s', async (css, text) => {
    expect(await textOf(css)).toBe(text);
  });

  it('resolves them from its folder on any origin', async () => {
    const css = '.a{background:url(../dot.png)}';
    expect(await textOf(css, 'assets/page.css')).toBe('.a{background:url("/remotes/gifts/1/dot.png")}');
    expect(await textOf(css, 'assets/page.css', 'https://files.example')).toBe(
      '.a{background:url("https://files.example/remotes/gifts/1/dot.png")}',
    );
  });
});

it.each(['@import "other.css";', '.a{background:image-set("a.png" 1x)}', '.a{content:"</style>"}'])(
  'leaves a sheet that cannot be inlined to its file: %s',
  async (css) => {
    expect(await textOf(css)).toBeNull();
  },
);

describe('the styles of a lazy part', () => {
  const sheets = {
    css: { 'page.css': '.pag0{top:0}' },
    lazyCss: { 'dialog.css': '@media print{.dia0{top:0}}' },
  };
  const hrefs = async (markup: string, more: Sheets = {}) =>
    (await stylesFor({ ...sheets, ...more }, markup)).map(({ href }) => path.posix.basename(href));

  it('are in a document whose markup contains the part', async () => {
    expect(await hrefs('<p class="big dia0">')).toEqual(['page.css', 'dialog.css']);
    const lazyCss = { 'grid.css': '.gifts-grid\\.module-md\\:grid{top:0}' };
    expect(await hrefs('<p class="gifts-grid.module-md:grid">', { lazyCss })).toEqual([
      'page.css',
      'grid.css',
    ]);
  });

  it('are not in a document whose markup does not contain the part, or if they must stay a file', async () => {
    expect(await hrefs('<p class="dia01">dia0</p>')).toEqual(['page.css']);
    expect(await hrefs('<p class="dia0">', { lazyCss: { 'dialog.css': '@import "a.css";.dia0{}' } })).toEqual(
      ['page.css'],
    );
  });
});
