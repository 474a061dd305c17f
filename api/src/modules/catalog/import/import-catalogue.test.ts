import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../../platform/db/database';
import { samplesFolder } from '../../../testing/test-home';
import { openTestDatabase, START_MS } from '../../../testing/test-database';
import { openShopMedia } from '../../media/pictures';
import { assertNoDrift } from '../../orders/testing/audit-orders';
import { readCatalogueVersion } from '../name-repository';
import { importCatalogue } from './import-catalogue';

let database: Database;
let folder: string;

beforeAll(async () => {
  openShopMedia(samplesFolder);
  database = await openTestDatabase({ kind: 'small-shop' });
  folder = await mkdtemp(path.join(os.tmpdir(), 'vintage-craft-import-'));
}, START_MS);

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function importText(text: string, { format = 'csv', dryRun = false } = {}) {
  const file = path.join(folder, `products.${format}`);
  await writeFile(file, text);
  return importCatalogue(database, file, { dryRun });
}

const importJson = (content: unknown) => importText(JSON.stringify(content), { format: 'json' });

const product = (slug: string) =>
  database.db.selectFrom('product').selectAll().where('slug', '=', slug).executeTakeFirst();

const faultsOf = async (importing: Promise<unknown>): Promise<string[]> => {
  const error = await importing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message.split('\n') : [];
};

const header = 'slug,title,rate,discount,stock,category,subcategory,photos,colors,description';

describe('importCatalogue', () => {
  it('creates new products and updates others, in the columns of the file', async () => {
    const version = await readCatalogueVersion(database.db);
    const before = await product('tape-rain');
    const written = await importText(
      [
        `\ufeff${header}`,
        'brass-seal,"Brass Seal, ""Lotus""",499.50,12.5,7,stamps-inkpads,wax-seals,washi-vermilion | washi-marigold,"Indigo, Marigold","<p>Two',
        'lines<script>steal()</script></p>"',
        'tape-rain,बारिश Tape,160,0,25,tapes,washi-material,https://cdn.example/a.jpg 1200x900,,',
      ].join('\r\n'),
    );
    expect(written).toEqual({ created: 1, updated: 1, unchanged: 0 });
    expect(await product('brass-seal')).toMatchObject({
      title: 'Brass Seal, "Lotus"',
      rate_paise: 49_950,
      discount_bp: 1250,
      stock: 7,
      colors: 'Indigo, Marigold',
      description: '<p>Two\nlines</p>',
      photos: [{ url: '/media/washi-vermilion' }, { url: '/media/washi-marigold' }],
    });
    expect(await product('tape-rain')).toMatchObject({
      id: before?.id,
      public_id: before?.public_id,
      title: 'बारिश Tape',
      code: 'WT-0042',
      stock: 25,
      description: '',
      photos: [{ url: 'https://cdn.example/a.jpg', width: 1200, height: 900 }],
    });
    expect(await readCatalogueVersion(database.db)).toBeGreaterThan(version);
    await assertNoDrift(database.db);
  });

  it('reads JSON, where each product may have different columns', async () => {
    const written = await importJson([
      { slug: 'khata', stock: 4, active: false },
      { slug: 'tape-last', rate: 249.9, theme: null, brand: 'yier' },
      {
        slug: 'gold-seal',
        title: 'Gold Seal',
        rate: 10,
        stock: 0,
        category: 'art',
        photos: ['washi-vermilion'],
        colors: ['Gold', 'Red'],
      },
    ]);
    expect(written).toEqual({ created: 1, updated: 2, unchanged: 0 });
    expect(await product('khata')).toMatchObject({ stock: 4, active: false, title: 'बही खाता Ledger' });
    expect(await product('tape-last')).toMatchObject({ rate_paise: 24_990, theme_id: null, stock: 3 });
    expect(await product('gold-seal')).toMatchObject({ colors: 'Gold, Red', subcategory_id: null });
    await assertNoDrift(database.db);
  });

  it('reads the HSN code and the GST rate, which has a default', async () => {
    await importText(
      [
        'slug,title,rate,stock,category,photos,hsn,gst',
        'nil-notebook,Nil Notebook,10,1,art,washi-vermilion,4820,0',
        'taxed-pen,Taxed Pen,10,1,art,washi-vermilion,960810,18',
        'plain-pen,Plain Pen,10,1,art,washi-vermilion,,',
      ].join('\n'),
    );
    expect(await product('nil-notebook')).toMatchObject({ hsn: '4820', gst_bp: 0 });
    expect(await product('taxed-pen')).toMatchObject({ hsn: '960810', gst_bp: 1800 });
    expect(await product('plain-pen')).toMatchObject({ hsn: null, gst_bp: 1200 });
    await importText('slug,stock\ntaxed-pen,2\n');
    expect(await product('taxed-pen')).toMatchObject({ hsn: '960810', gst_bp: 1800 });
  });

  it('changes nothing in a dry run, and reports the changes it would make', async () => {
    const stock = (await product('khata'))?.stock;
    const version = await readCatalogueVersion(database.db);
    const written = await importText('slug,stock\nkhata,9\n', { dryRun: true });
    expect(written).toEqual({ created: 0, updated: 1, unchanged: 0 });
    expect(stock).not.toBe(9);
    expect((await product('khata'))?.stock).toBe(stock);
    expect(await readCatalogueVersion(database.db)).toBe(version);
  });

  it.each([
    ['a comma', 'slug,stock\nkhata,31\n'],
    ['a semicolon', 'slug;stock\r\nkhata;31\r\n'],
    ['a tab', '"slug"\t"stock"\nkhata\t31\n'],
    ['what its first line names', '\ufeffsep=|\r\nslug|stock\r\nkhata|31\r\n'],
    ['the line breaks of classic Mac OS', 'slug,stock\rkhata,31\r'],
  ])('reads a file with %s between its cells', async (_separator, text) => {
    await importText('slug,stock\nkhata,4\n');
    expect(await importText(text)).toEqual({ created: 0, updated: 1, unchanged: 0 });
    expect((await product('khata'))?.stock).toBe(31);
  });

  it('reads files of earlier exports, whose cells have unquoted line breaks', async () => {
    const text = 'slug,description,stock\r\nkhata,<p>Two\nlines</p>,5\r\ntape-rain,<p>One</p>,6\r\n';
    expect(await importText(text)).toMatchObject({ updated: 2 });
    expect(await product('khata')).toMatchObject({ description: '<p>Two\nlines</p>', stock: 5 });
  });

  it('reads UTF-16, as Excel writes Unicode text, and no other encoding', async () => {
    const file = path.join(folder, 'products.txt');
    await writeFile(file, Buffer.from('\ufeffSlug\tTitle\r\ntape-last\tआख़िरी Tape\r\n', 'utf16le'));
    expect(await importCatalogue(database, file)).toMatchObject({ updated: 1 });
    expect((await product('tape-last'))?.title).toBe('आख़िरी Tape');
    await writeFile(file, Buffer.from('slug,title\ntape-last,Caf\xe9\n', 'latin1'));
    expect(await faultsOf(importCatalogue(database, file))).toEqual([
      'the file: is in neither UTF-8 nor UTF-16',
    ]);
  });

  it('skips blank rows and columns, and numbers rows like a spreadsheet', async () => {
    const text = '\n,,,,\nSLUG, Stock ,,,\n,,,,\nkhata,12,,,\n\ntape-rain,9\nnobody,x,,,\n,,,,\n';
    const faults = await faultsOf(importText(text));
    expect(faults[0]).toBe('line 8, stock: must be a whole number of units, not "x"');
    expect(await importText(text.replace('nobody,x', ','))).toMatchObject({ updated: 2 });
    expect((await product('tape-rain'))?.stock).toBe(9);
  });

  it('reads numbers with the signs that a spreadsheet adds', async () => {
    await importText('slug,rate,discount,gst\nkhata,"₹1,00,499.50",15%,18 %\n');
    expect(await product('khata')).toMatchObject({
      rate_paise: 10_049_950,
      discount_bp: 1500,
      gst_bp: 1800,
    });
    const faults = await faultsOf(importText('slug,rate,discount\nkhata,"12,50","1,5%"\n'));
    expect(faults).toEqual([
      'line 2, rate: must be rupees with at most two decimals, not "12,50"',
      'line 2, discount: must be percent from 0 to 100 with at most two decimals, not "1,5%"',
    ]);
  });

  it('imports many products at once, and changes nothing the second time', async () => {
    const rows = Array.from(
      { length: 1200 },
      (_, number) => `pen-${number},Pen ${number},10,0,5,art,,washi-vermilion,,`,
    );
    const text = [header, ...rows].join('\n');
    expect(await importText(text)).toEqual({ created: 1200, updated: 0, unchanged: 0 });
    expect(await importText(text)).toEqual({ created: 0, updated: 0, unchanged: 1200 });
    await assertNoDrift(database.db);
  });
});

describe('a file with faults', () => {
  let count: number;
  const countAll = async () => (await database.db.selectFrom('product').select('id').execute()).length;

  beforeEach(async () => {
    count = await countAll();
  });

  it('reports each line and field, and changes nothing', async () => {
    const faults = await faultsOf(
      importText(
        [
          header,
          'fine,Fine,10,0,1,tapes,washi-material,washi-vermilion,,',
          'Not A Slug,Title,1O,101,-1,tapes,clear-stamps,none,"Red, Red",',
          '"two-lines","Two',
          'lines",10.005,0,1.5,nowhere,,,,',
          'fine,Fine again,10,0,1,tapes,,washi-vermilion,,',
        ].join('\n'),
      ),
    );
    expect(faults).toEqual([
      'line 3, slug: must be lower-case letters and digits with single hyphens, not "Not A Slug"',
      'line 3, rate: must be rupees with at most two decimals, not "1O"',
      'line 3, discount: must be percent from 0 to 100 with at most two decimals, not "101"',
      'line 3, stock: must be a whole number of units, not "-1"',
      expect.stringMatching(/^line 3, photos: must be images of the shop by ID, .* not "none"$/),
      'line 3, colors: must not name a colour twice',
      'line 3, subcategory: there is no "clear-stamps" in the shop',
      'line 4, rate: must be rupees with at most two decimals, not "10.005"',
      'line 4, stock: must be a whole number of units, not "1.5"',
      'line 4, photos: must name at least one image',
      'line 4, category: there is no "nowhere" in the shop',
      'line 6, slug: "fine" is already in line 2',
    ]);
    expect(await countAll()).toBe(count);
  });

  it('reports invalid rates and codes', async () => {
    const rates = 'must be a GST rate in percent: 0, 0.25, 1.5, 3, 5, 12, 18, 28, 40';
    const faults = await faultsOf(importText('slug,hsn,gst\nkhata,482,1.8\ntape-rain,48 20,-5\n'));
    expect(faults).toEqual([
      'line 2, hsn: must be an HSN code of 4, 6 or 8 digits, not "482"',
      `line 2, gst: ${rates}, not "1.8"`,
      'line 3, hsn: must be an HSN code of 4, 6 or 8 digits, not "48 20"',
      `line 3, gst: ${rates}, not "-5"`,
    ]);
  });

  it('reports missing fields of new products, and units that open orders hold', async () => {
    await database.db.updateTable('product').set({ reserved: 2 }).where('slug', '=', 'tape-last').execute();
    expect(await faultsOf(importText('slug,stock\nnew-one,3\ntape-last,1\n'))).toEqual([
      ...['title', 'rate', 'category', 'photos'].map(
        (field) => `line 2, ${field}: is missing for a new product`,
      ),
      'line 3, stock: 1 is less than the 2 units that open orders hold',
    ]);
    expect(await countAll()).toBe(count);
    await database.db.updateTable('product').set({ reserved: 0 }).where('slug', '=', 'tape-last').execute();
  });

  it.each([
    ['slug,price\na,1\n', /^line 2, price: is not a column; the columns are slug, title, /],
    ['title\nA\n', /^line 2, slug: is missing$/],
    ['slug,stock\na,1,2\n', /^line 2: has more cells than the header$/],
    ['slug,title\na,"b\n', /^the file: has a quotation mark that is not closed, in line \d+$/],
    ['slug,title\na,"b"c\n', /^the file: has text after a closing quotation mark, in line 2$/],
    ['slug,stock,Slug,stock\na,1,b,2\n', /^the file: has more than one column "slug"$/],
    ['slug,stock,\na,1,x\n', /^the file: has values in column 3, which has no name$/],
    ['slug,stock\n', /^the file: has no products$/],
    ['slug,title\na,b\0c\n', /^line 2, title: has characters that are not allowed$/],
  ])('%j', async (text, message) => {
    expect((await faultsOf(importText(text)))[0]).toMatch(message);
  });

  it.each([
    ['{"slug":"a"}', /^the file: must be a list of products$/],
    ['[', /^the file: /],
    ['["a"]', /^product 1: must be an object of columns$/],
    ['[{"slug":"a","stock":{}}]', /^product 1, stock: must be a whole number of units, not "\{\}"$/],
  ])('%s', async (text, message) => {
    expect((await faultsOf(importText(text, { format: 'json' })))[0]).toMatch(message);
  });

  it('of a different type is refused', async () => {
    expect(await faultsOf(importText('', { format: 'xls' }))).toEqual([
      expect.stringMatching(/products\.xls must end in \.csv, \.tsv, \.txt or \.json\.$/),
    ]);
  });
});
