import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { generatedFiles } from './generated-files';

it('document, types and schemas match the routes; if not, run `npm run generate`', async () => {
  for (const [file, text] of await generatedFiles()) {
    expect([file, await readFile(file, 'utf8').catch(() => '')]).toEqual([file, text]);
  }
});
