import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plannedReleases } from './planned-releases';
import { markReleased } from './report-files';
import { versionFaults } from './version-faults';

const released = `export function price(paise: number): string;
interface Named {
    readonly name: string;
}
export interface Item extends Named {
    readonly count: number;
}
export const limits: {
    readonly lines: 50;
};
export const level = 1;
export type List<Of> = readonly Of[];
type Ask<Given> = (request: Given) => { readonly data: string };
export interface ApiCalls {
    readonly get: { readonly '/item': Ask<{ readonly query?: { readonly page?: number } }> };
}
interface Schemas {
    Product: { readonly title: string };
    OrderRequest: { readonly lines: number };
}
interface Problem {
    readonly text: string;
}
export type Product = Schemas['Product'];
export type ProductList = { readonly items: readonly Product[] };
export type PageOf<Item> = { readonly first: Schemas['Product']; readonly items: readonly Item[] };
export type OrderRequest = Schemas['OrderRequest'];
export type Answer<Of> = Of | Problem;`;

let root: string;

function write(file: string, text: string): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const report = (code: string) => `## API Report File\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`;
const writeReport = (folder: string, code: string, name = 'index') =>
  write(`shared/${folder}/etc/${name}.api.md`, report(code));

const packageIn = (folder: string) => ({
  folder,
  dir: path.join(root, 'shared', folder),
  manifest: { name: `@shop/${folder}`, version: '1.0.0', exports: { '.': './src/index.ts' } },
});

/** A changeset that raises the version of packages. */
const changeset = (bump: string, ...names: string[]) =>
  write(
    '.changeset/odd-cats-sit.md',
    `---\n${names.map((name) => `'${name}': ${bump}\n`).join('')}---\n\nWhy\n`,
  );

const faults = async () =>
  versionFaults(await plannedReleases(root, [packageIn('things'), packageIn('users')]));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'planned-releases-'));
  write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['shared/*'] }));
  write('package-lock.json', '{}');
  write('.changeset/config.json', JSON.stringify({ changelog: false, baseBranch: 'main' }));
  for (const { folder, manifest } of [packageIn('things'), packageIn('users')]) {
    write(`shared/${folder}/package.json`, JSON.stringify(manifest));
  }
  writeReport('things', released);
  writeReport('users', 'export const users: 1;');
  markReleased(packageIn('things'));
  markReleased(packageIn('users'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('accepts a package with unchanged types', async () => {
  expect(await faults()).toEqual([]);
  changeset('patch', '@shop/things');
  expect(await faults()).toEqual([]);
});

describe('an incompatible change', () => {
  const change = (text: string, by: string) => released.replace(text, by);
  it.each([
    [
      'an export is removed',
      change('export function price(paise: number): string;', ''),
      'price was removed',
    ],
    ['a declaration is no longer exported', change('export function', 'function'), 'price was removed'],
    [
      'a function requires another parameter',
      change('paise: number', 'paise: number, bp: number'),
      'price changed',
    ],
    ['a function returns another type', change('): string', '): string | null'), 'price changed'],
    ['a type loses a property', change('    readonly count: number;\n', ''), 'Item changed'],
    [
      'a type requires another property',
      change('count: number', 'count: number; readonly size: number'),
      'Item changed',
    ],
    ['a base type changes', change('name: string', 'name: number'), 'Item changed'],
    ['a constant has a different value', change('50', '60'), 'limits changed'],
    [
      'an API response has fewer fields',
      change('Product: { readonly title: string }', 'Product: {}'),
      'Product changed, ProductList changed, PageOf changed',
    ],
    [
      'an API request requires another field',
      change('lines: number', 'lines: number; readonly gift: 1'),
      'OrderRequest changed',
    ],
    ['an API path is removed', change("'/item'", "'/items'"), 'ApiCalls changed'],
    ['an API path requires another parameter', change('page?: number', 'page: number'), 'ApiCalls changed'],
    ['an API path returns another type', change('data: string', 'data: number'), 'ApiCalls changed'],
    ['a generic type changes', change('readonly Of[]', 'Of[]'), 'List changed'],
    ['a generic type has a different definition', change('text: string', 'text: number'), 'Answer changed'],
  ])('%s: requires a major version', async (_what, code, words) => {
    writeReport('things', code);
    changeset('minor', '@shop/things');
    expect(await faults()).toEqual([
      expect.stringMatching(
        new RegExp(`^@shop/things has incompatible changes: ${words}\\..* npx changeset$`),
      ),
    ]);
    changeset('major', '@shop/things');
    expect(await faults()).toEqual([]);
  });

  it('requires a major version for a removed entry', async () => {
    writeReport('things', 'export const more: 1;', 'more');
    markReleased(packageIn('things'));
    rmSync(path.join(root, 'shared/things/etc/more.api.md'));
    expect(await faults()).toEqual([expect.stringContaining('more was removed')]);
  });

  it('requires a major version of packages that expose its types', async () => {
    write('node_modules/@shop/things/package.json', JSON.stringify({ types: 'index.d.ts' }));
    write('node_modules/@shop/things/index.d.ts', released);
    writeReport('users', "import type { Item } from '@shop/things';\nexport const users: 1;");
    changeset('major', '@shop/things');
    expect(await faults()).toEqual([
      expect.stringContaining('@shop/users exposes types of @shop/things, which gets a major version'),
    ]);
    changeset('major', '@shop/things', '@shop/users');
    expect(await faults()).toEqual([]);
  });
});

describe('a compatible addition', () => {
  const change = (text: string, by: string) => released.replace(text, by);
  it.each([
    ['a name', `${released}\nexport const more: 1;`, 'more'],
    ['an optional property', change('count: number', 'count: number; readonly size?: number'), 'Item'],
    ['an optional parameter', change('paise: number', 'paise: number, bp?: number'), 'price'],
    ['a wider parameter', change('paise: number', 'paise: number | string'), 'price'],
    ['a narrower result', change('): string', "): '1' | '2'"), 'price'],
    [
      'an API response has an additional field',
      change('title: string', 'title: string; readonly video: string'),
      'Schemas',
    ],
    ['an API path', change('get: {', "get: { readonly '/list': Ask<unknown>;"), 'ApiCalls'],
    ['a parameter of an API path', change('page?', 'size?: number; readonly page?'), 'ApiCalls'],
    ['a number that is incremented', change('level = 1', 'level = 2'), 'level'],
    ['a member of a constant', change('lines: 50', 'lines: 50; readonly items: 9'), 'limits'],
  ])('%s: requires a minor version', async (_what, code, name) => {
    writeReport('things', code);
    changeset('patch', '@shop/things');
    expect(await faults()).toEqual([
      `@shop/things has unreleased additions: ${name}. Add a changeset with a minor version: npx changeset`,
    ]);
    changeset('minor', '@shop/things');
    expect(await faults()).toEqual([]);
  });
});

it('refuses to compare reports with unknown types', async () => {
  writeReport('things', `import { Gone } from 'gone';\n${released}\nexport const gone: Gone;`);
  await expect(faults()).rejects.toThrow("A report imports 'gone', which is not installed.");
});
