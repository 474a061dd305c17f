/** Imports every entry, so that each must resolve and have types. */
export const everyEntry = (entries: readonly string[]): string =>
  [
    ...entries.map((entry, at) => `import * as entry${at} from '${entry}';`),
    `export const entries = [${entries.map((_entry, at) => `entry${at}`).join(', ')}];`,
    "import '@shop/tokens/tokens.css';",
    '',
  ].join('\n');

/** A component of a remote. Lines marked as errors must be errors, or else types have become `any`. */
export const page = `import type { Product } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { addToCart, selectCartCount, useShopDispatch, useShopSelector, type ShopProduct } from '@shop/store';
import { Button, HeartIcon, PageHeading } from '@shop/ui';

export function Page({ product }: { product: ShopProduct }) {
  const count = useShopSelector(selectCartCount);
  const dispatch = useShopDispatch();
  return (
    <>
      <PageHeading title={formatRupees(12345)} />
      <Button onClick={() => dispatch(addToCart({ product, quantity: 1 }))}>Add to cart ({count})</Button>
      <HeartIcon weight="fill" />
    </>
  );
}

// @ts-expect-error there is no such variant
export const wrong = <Button variant="none">Wrong</Button>;
// @ts-expect-error a product is not a number
export const product: Product = 1;
`;

/** The page's script, bundled unchanged. */
export const web = `import { Button, HeartIcon, SafeHtml } from '@shop/ui';
console.log(Button, HeartIcon, SafeHtml);
`;

/** Imports every entry in Node, and renders a component with its class names. */
export const render = (entries: readonly string[]): string => `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button, HeartIcon } from '@shop/ui';

for (const entry of ${JSON.stringify(entries)}) await import(entry);
console.log(renderToString(createElement(Button, null, createElement(HeartIcon))));
`;

export const test = `import { expect, it } from '@jest/globals';
import { productCard, renderWithShop } from '@shop/testing';
import { addToCart, selectCartCount, useShopSelector } from '@shop/store';
import { Badge } from '@shop/ui';
import { createElement } from 'react';

function Count() {
  return createElement(Badge, { count: useShopSelector(selectCartCount) });
}

it('renders with its own store', () => {
  const { container } = renderWithShop(createElement(Count), { actions: [addToCart({ product: productCard(), quantity: 1 })] });
  expect(container.textContent).toBe('1');
});
`;

export const jestConfig = (environment: string): string => `export default {
  testEnvironment: ${JSON.stringify(environment)},
  testMatch: ['**/*.test.mjs'],
  transform: {},
  moduleNameMapper: { '\\\\.css$': '@shop/testing/css-names' },
  setupFiles: ['@shop/testing/setup-web'],
};
`;

/** A strict project that also checks the packages' declarations. */
export const tsconfig = (resolution: string) => ({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
    moduleResolution: resolution,
    noUncheckedSideEffectImports: true,
    jsx: 'react-jsx',
    types: ['node'],
  },
  files: ['every-entry.ts', 'page.tsx'],
});
