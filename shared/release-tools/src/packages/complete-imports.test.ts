import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { completeImports } from './stage-packages';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'complete-imports-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it.each(['plain', "Asha's [दुकान] (1)"])(
  'completes imports of code and types below a folder named %s',
  async (name) => {
    const stage = path.join(dir, name);
    mkdirSync(path.join(stage, 'dist/panel'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(path.join(stage, file), text);
    write('tsconfig.json', JSON.stringify({ compilerOptions: { outDir: 'dist', rootDir: 'src' } }));
    for (const ending of ['js', 'd.ts']) {
      write(`dist/index.${ending}`, "export * from './price';\nexport { panel } from './panel';\n");
      write(`dist/price.${ending}`, 'export const price = 1;\n');
      write(`dist/panel/index.${ending}`, "import '../price';\nexport const panel = 1;\n");
    }
    await completeImports(path.join(stage, 'tsconfig.json'), path.join(stage, 'dist'));
    for (const ending of ['js', 'd.ts']) {
      expect(readFileSync(path.join(stage, `dist/index.${ending}`), 'utf8')).toBe(
        "export * from './price.js';\nexport { panel } from './panel/index.js';\n",
      );
      expect(readFileSync(path.join(stage, `dist/panel/index.${ending}`), 'utf8')).toContain("'../price.js'");
    }
  },
);
