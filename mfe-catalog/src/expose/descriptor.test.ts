import { expect, it } from '@jest/globals';
import { routePatterns } from '@shop/config';
import type { RemoteDescriptor } from '@shop/contracts';
import { readdirSync, readFileSync } from 'node:fs';

const descriptor = JSON.parse(
  readFileSync(new URL('../../remote.json', import.meta.url), 'utf8'),
) as RemoteDescriptor;

it('has one file for each exposed module', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsx'));
  expect(files.map((file) => file.replace('.tsx', '')).sort()).toEqual([...descriptor.exposes].sort());
});

it('serves only the exposed modules', () => {
  for (const { module } of [...descriptor.routes, ...descriptor.slots]) {
    expect(descriptor.exposes).toContain(module);
  }
});

it('serves every page of the catalogue', () => {
  const { allProducts, search, category, brand, theme, product, productAlias } = routePatterns;
  const { productCategory, themeCategory, brandCategory } = routePatterns;
  expect(descriptor.routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      allProducts,
      search,
      category,
      brand,
      theme,
      productCategory,
      themeCategory,
      brandCategory,
      product,
      productAlias,
    ]),
  );
});
