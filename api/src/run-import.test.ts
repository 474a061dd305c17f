import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from './platform/db/database';
import { runImport } from './run-import';
import { samplesFolder } from './testing/test-home';
import { makeTestFolder, START_MS, type TestFolder } from './testing/test-database';

const options = { dryRun: false, seedDir: samplesFolder };

let folder: TestFolder;

beforeAll(async () => {
  folder = await makeTestFolder();
  await writeFile(path.join(folder.dataDir, 'products.csv'), 'slug,stock\nbooti-washi-tape-15-mm,77\n');
}, START_MS);

afterAll(() => folder.remove());

it(
  'imports into a stopped or new shop, and refuses a running one',
  async () => {
    const { dataDir } = folder;
    const file = path.join(dataDir, 'products.csv');
    expect(await runImport({ dataDir }, file, options)).toEqual({ created: 0, updated: 1, unchanged: 0 });
    const shop = await openDatabase({ dataDir });
    const { stock } = await shop.db
      .selectFrom('product')
      .select('stock')
      .where('slug', '=', 'booti-washi-tape-15-mm')
      .executeTakeFirstOrThrow();
    expect(stock).toBe(77);
    await expect(runImport({ dataDir }, file, options)).rejects.toThrow(
      /is in use by process \d+\. Stop it first/,
    );
    await shop.close();
  },
  2 * START_MS,
);
