import { describe, expect, test } from '@jest/globals';
import { fakeBuild } from './build-fixture';
import { budgetFor, compare, complaints } from './budget';
import { groupsOf } from './groups';

const groups = groupsOf(
  fakeBuild({
    files: {
      'entry.js': { 'shell/app/main.ts': 9000 },
      'entry.css': { 'shared/tokens/src/base.css': 800 },
      'product.js': { 'mfe-catalog/src/expose/product.tsx': 2000 },
      'engine.js': { 'shared/ui/src/engine.ts': 500 },
      'own-copy.js': { 'shared/ui/src/index.ts': 40_000 },
    },
    exposes: { product: ['product.js'] },
    lazy: [
      { request: './engine', files: ['engine.js'], fallback: false },
      { request: '', files: ['own-copy.js'], fallback: true },
    ],
  }),
);

const generous = {
  entry: { js: { brotli: 9.1, gzip: 9.1 }, css: { brotli: 1, gzip: 1 } },
  product: { js: { brotli: 2.1, gzip: 2.1 } },
  'later ./engine': { js: { brotli: 0.6, gzip: 0.6 } },
};

const judge = (budget: Parameters<typeof complaints>[1]) => complaints(compare(groups, budget), budget);

describe('budgets', () => {
  test('cover the entry, each module and each import, but not fallback copies for other hosts', () => {
    expect(groups.filter(({ files }) => files.length > 0).map(({ name }) => name)).toEqual([
      'entry',
      'product',
      'later ./engine',
    ]);
    expect(judge(generous)).toEqual([]);
  });

  test('are exceeded when either encoding is too large, and report by how much', () => {
    const tight = { ...generous, product: { js: { brotli: 2, gzip: 2 } } };
    expect(judge(tight)).toEqual(['"product" has 2.0 KB of js as gzip, 10 B more than its 2.0 KB']);
    const small = { ...generous, entry: { ...generous.entry, js: { brotli: 7.5, gzip: 10 } } };
    expect(judge(small)).toEqual(['"entry" has 9.0 KB of js as brotli, 1500 B more than its 7.5 KB']);
  });

  test('are required for every build, and for nothing else', () => {
    const { product, ...rest } = generous;
    expect(judge({ ...rest, products: product })).toEqual([
      '"products" has a budget but is not in the build',
      '"product" has no budget for its js, which is 2.0 KB as brotli',
    ]);
  });

  test('set from current sizes have some headroom, and keep fixed limits', () => {
    const decided = { entry: { js: { brotli: 110, gzip: 130 } } };
    const budget = budgetFor(compare(groups, {}), decided);
    expect(budget.entry).toEqual({ js: { brotli: 110, gzip: 130 }, css: { brotli: 0.9, gzip: 0.9 } });
    expect(budget.product).toEqual({ js: { brotli: 2.1, gzip: 2.1 } });
    expect(judge(budget)).toEqual([]);
  });
});
