import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { undeclaredImports } from './undeclared-imports';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'undeclared-'));
  mkdirSync(path.join(dir, 'dist'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function check(file: string, code: string, declared: object = {}): string[] {
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: '@shop/things', ...declared }));
  writeFileSync(path.join(dir, 'dist', file), code);
  return undeclaredImports(dir);
}

it.each([
  ['a.js', "import 'swiper';", 'swiper'],
  ['a.js', "export * from 'swiper/modules';", 'swiper'],
  ['a.js', "const load = () => import('@shop/money');", '@shop/money'],
  ['a.d.ts', "export declare const a: import('react').JSX.Element;", 'react'],
  ['a.d.ts', "import type { Server } from 'node:http';", 'node:http'],
])('reports that %s with %s does not declare %s', (file, code, name) => {
  expect(check(file, code)).toEqual([
    `@shop/things: dist/${file} imports ${name}, which its package.json does not declare.`,
  ]);
});

it.each([
  ['a.js', "import 'swiper';", { dependencies: { swiper: '1.0.0' } }],
  ['a.js', "import 'react/jsx-runtime';", { peerDependencies: { react: '^19.0.0' } }],
  ['a.js', "import './b.js'; import '#art'; import '@shop/things/b'; import 'node:fs';", {}],
  ['a.d.ts', "import type { ReactNode } from 'react';", { peerDependencies: { '@types/react': '^19.0.0' } }],
  ['a.d.ts', "import type { Server } from 'node:http';", { peerDependencies: { '@types/node': '>=20' } }],
])('accepts %s with %s for %j', (file, code, declared) => {
  expect(check(file, code, declared)).toEqual([]);
});
