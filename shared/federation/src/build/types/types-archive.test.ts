import { expect, it } from '@jest/globals';
import AdmZip from 'adm-zip';
import { typesApi, typesArchive } from './types-archive';

const declarations = new Map([
  ['src/expose/page.d.ts', "export { Page as Component } from '../pages/page';\n"],
  ['src/pages/page.d.ts', 'export declare function Page(): import("../parts").Part;\n'],
  ['src/parts/index.d.ts', "import type { ReactNode } from 'react';\nexport type Part = ReactNode;\n"],
  ['src/api/unused.d.ts', 'export declare const api: unknown;\n'],
]);
const exposes = { page: 'src/expose/page.d.ts' };

const textsIn = (archive: Buffer) =>
  Object.fromEntries(
    new AdmZip(archive).getEntries().map(({ entryName, getData }) => [entryName, getData().toString()]),
  );

it('has only the declarations of exposed modules and of their imports', () => {
  expect(textsIn(typesArchive(declarations, exposes))).toEqual({
    'page.d.ts': "export * from './compiled-types/src/expose/page';\n",
    'compiled-types/src/expose/page.d.ts': declarations.get('src/expose/page.d.ts'),
    'compiled-types/src/pages/page.d.ts': declarations.get('src/pages/page.d.ts'),
    'compiled-types/src/parts/index.d.ts': declarations.get('src/parts/index.d.ts'),
  });
});

it('is deterministic, whatever the order of the types, and uncompressed', () => {
  const archive = typesArchive(declarations, exposes);
  expect(typesArchive(new Map([...declarations].reverse()), exposes).equals(archive)).toBe(true);
  expect(archive.includes('export declare function Page()')).toBe(true);
});

it('types loadRemote for each module, for any host name of the remote', () => {
  expect(typesApi(['page', 'panel'])).toContain(
    "T extends 'REMOTE_ALIAS_IDENTIFIER/panel' ? typeof import('REMOTE_ALIAS_IDENTIFIER/panel')",
  );
});
