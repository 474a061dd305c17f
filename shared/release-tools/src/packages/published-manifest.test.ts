import { expect, it } from '@jest/globals';
import { publishedManifest } from './published-manifest';

const source = {
  name: '@shop/things',
  version: '1.2.0',
  type: 'module',
  sideEffects: ['*.css', './src/set-up.ts'],
  exports: {
    '.': './src/index.ts',
    './page': './src/pages/page.tsx',
    './base.css': './src/base.css',
    './text.module.css': './src/text.module.css',
    './sheets': { types: './src/sheets.d.ts' },
    './package.json': './package.json',
  },
  imports: { '#art': { browser: './src/art.browser.ts', default: './src/art.ts' } },
  dependencies: { '@shop/config': '1.4.0', swiper: '14.4.0' },
  peerDependencies: { react: '^19.2.0' },
  publishConfig: { access: 'restricted', directory: '../../.cache/packages/things' },
};

it('refers to the built files, and requires compatible versions of its sibling packages', () => {
  const { exports, imports, dependencies, sideEffects, publishConfig } = publishedManifest(source, {
    node: '>=20',
    hasCssModules: true,
  });
  expect(exports).toEqual({
    '.': './dist/index.js',
    './page': './dist/pages/page.js',
    './base.css': {
      types: './dist/style-sheet.d.ts',
      node: './dist/no-styles.js',
      default: './dist/base.css',
    },
    './text.module.css': './dist/text.module.css.js',
    './sheets': { types: './dist/sheets.d.ts' },
    './package.json': './package.json',
  });
  expect(imports).toEqual({
    '#art': { browser: './dist/art.browser.js', default: './dist/art.js' },
    '#styles/*.css': { node: './dist/no-styles.js', default: './dist/*.css' },
  });
  expect(dependencies).toEqual({ '@shop/config': '^1.4.0', swiper: '14.4.0' });
  expect(sideEffects).toEqual(['*.css', './dist/set-up.js']);
  expect(publishConfig).toEqual({ access: 'restricted' });
});

it('declares packages without side effects', () => {
  const { sideEffects } = publishedManifest(
    { ...source, sideEffects: undefined },
    { node: '>=20', hasCssModules: false },
  );
  expect(sideEffects).toBe(false);
});

it('omits fields that are only for the checkout', () => {
  const more = {
    ...source,
    imports: undefined,
    devDependencies: { jest: '1.0.0' },
    scripts: { test: 'jest' },
  };
  const published = JSON.parse(
    JSON.stringify(publishedManifest(more, { node: '>=20', hasCssModules: false })),
  ) as object;
  expect(Object.keys(published)).toEqual([
    ...['name', 'version', 'type', 'engines', 'files', 'sideEffects', 'exports'],
    ...['dependencies', 'peerDependencies', 'publishConfig'],
  ]);
});
