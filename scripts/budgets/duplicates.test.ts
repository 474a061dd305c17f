import { describe, expect, test } from '@jest/globals';
import { fakeBuild } from './build-fixture';
import { acrossBuilds, withinBuild, unexplained, withinPages } from './duplicates';
import { entryOf, moduleOf } from './groups';

const ui = 'shared/ui/src/primitives/button.tsx';
const runtime = 'webpack/runtime/load script';

const shell = fakeBuild({
  files: {
    'entry.js': { [ui]: 400, [runtime]: 50 },
    'entry.css': { 'shared/ui/src/primitives/button.module.css': 90 },
  },
});

const catalog = (files: Readonly<Record<string, number>>) =>
  fakeBuild({
    name: 'catalog',
    files: {
      'entry.js': { [runtime]: 50 },
      'product.js': { 'mfe-catalog/src/card.tsx': 70, ...files },
      'listing.js': { 'mfe-catalog/src/card.tsx': 70 },
      'own-copy.js': { [ui]: 400 },
    },
    exposes: { product: ['product.js'], listing: ['listing.js'] },
    lazy: [{ request: '', files: ['own-copy.js'], fallback: true }],
  });

describe('code that is shipped twice', () => {
  test('is a source in two builds, except fallback copies', () => {
    const found = acrossBuilds([shell, catalog({})]);
    expect(found.map(({ source }) => source)).toEqual([runtime]);
    const copied = acrossBuilds([shell, catalog({ [ui]: 380 })]);
    expect(copied[0]).toEqual({
      source: ui,
      kind: 'js',
      places: [
        ['shell/entry.js', 400],
        ['catalog/product.js', 380],
      ],
      waste: 380,
    });
  });

  test('is only allowed with a reason', () => {
    expect(unexplained(acrossBuilds([shell, catalog({})]))).toEqual([]);
    expect(unexplained(acrossBuilds([shell, catalog({ [ui]: 380 })])).map(({ source }) => source)).toEqual([
      ui,
    ]);
  });

  test('may be a small module in lazily loaded parts of a remote, but not a large one', () => {
    const card = (bytes: number) => ({
      source: 'mfe-catalog/src/card.tsx',
      kind: 'js' as const,
      places: [['catalog/a.js', 90] as const, ['catalog/b.js', bytes] as const],
      waste: 90,
    });
    expect(unexplained([card(200)])).toEqual([]);
    expect(unexplained([card(2000)])).toHaveLength(1);
  });

  test('is a source in two files of a page; in files of other pages it is only reported', () => {
    const build = catalog({});
    const page = (...modules: string[]) => [
      {
        name: 'page',
        arriving: entryOf(build),
        scrolling: modules.flatMap((module) => moduleOf(build, module)),
      },
    ];
    expect(withinPages(page('product'))).toEqual([]);
    expect(withinPages(page('product', 'listing'))).toMatchObject([
      { source: 'mfe-catalog/src/card.tsx', waste: 70 },
    ]);
    expect(withinBuild(build)).toMatchObject([{ source: 'mfe-catalog/src/card.tsx', waste: 70 }]);
  });
});
