import { expect, test } from '@jest/globals';
import { ownerOf } from './report';

test.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['node_modules/scheduler/index.js', 'react-dom'],
  ['node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs', '@reduxjs/toolkit'],
  ['node_modules/@module-federation/sdk/dist/index.js', 'federation runtime'],
  ['shared/ui/src/primitives/button.tsx', '@shop/ui'],
  ['shell/app/main.ts', 'shell'],
  ['mfe-catalog/src/expose/product.tsx', 'mfe-catalog'],
  ['webpack/runtime/load script', 'webpack runtime'],
])('%s belongs to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});
