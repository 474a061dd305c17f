import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emitDeclarations } from './emit-declarations';

let home: string;
let remote: string;
const write = async (file: string, text: string | object) => {
  const place = path.join(home, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, typeof text === 'string' ? text : JSON.stringify(text));
};

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'team-'));
  remote = path.join(home, 'remotes/gifts');
  const options = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    strict: true,
    types: [],
  };
  await write('remotes/gifts/tsconfig.json', { compilerOptions: options });
  await write(
    'remotes/gifts/src/expose/page.ts',
    "import { made } from '../data';\nexport const count: number = [made].length;\n",
  );
  await write('remotes/gifts/src/data.ts', "import { make } from 'kit';\nexport const made = make();\n");
  // As pnpm installs it: the project cannot import what its dependency depends on.
  await write('remotes/gifts/node_modules/kit/package.json', { name: 'kit', types: 'index.d.ts' });
  await write(
    'remotes/gifts/node_modules/kit/index.d.ts',
    "import type { Inner } from 'inner';\nexport declare function make(): Inner;\n",
  );
  await write('remotes/gifts/node_modules/kit/node_modules/inner/package.json', {
    name: 'inner',
    types: 'index.d.ts',
  });
  await write(
    'remotes/gifts/node_modules/kit/node_modules/inner/index.d.ts',
    'export interface Inner { readonly of: unique symbol }\n',
  );
});
afterEach(() => rm(home, { recursive: true, force: true }));

const emit = (...sources: string[]) => emitDeclarations(remote, sources);

it.each(['0', '1'])(
  'writes the types of an exposed module next to one whose types have no name in the project, with FORCE_COLOR=%s',
  async (color) => {
    const { FORCE_COLOR: before } = process.env;
    process.env.FORCE_COLOR = color;
    try {
      const declarations = await emit('./src/expose/page.ts');
      expect(declarations.get('src/expose/page.d.ts')).toBe('export declare const count: number;\n');
    } finally {
      if (before === undefined) delete process.env.FORCE_COLOR;
      else process.env.FORCE_COLOR = before;
    }
  },
);

it('rejects if an exposed module itself has such a type, and for other errors', async () => {
  await expect(emit('./src/data.ts')).rejects.toThrow(
    /^The types of gifts cannot be written:\n.*TS(2742|2883)/s,
  );
  await write('remotes/gifts/src/broken.ts', 'export const = 1;\n');
  await expect(emit('./src/expose/page.ts', './src/broken.ts')).rejects.toThrow('error TS');
});

it('accepts sources of a neighbour in the workspace', async () => {
  await write('packages/words/index.ts', "export const word = 'gifts';\n");
  await write(
    'remotes/gifts/src/expose/word.ts',
    "export { word } from '../../../../packages/words/index';\n",
  );
  expect([...(await emit('./src/expose/word.ts')).keys()]).toEqual(['src/expose/word.d.ts']);
});
