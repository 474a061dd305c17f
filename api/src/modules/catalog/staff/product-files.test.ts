import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { exportProducts } from './product-files';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

const photos = JSON.stringify([{ url: '/media/washi-vermilion', width: 1200, height: 1200 }]);

async function addProduct(title: string, stock = 10): Promise<string> {
  const id = await shop.addProduct({ title, stock });
  await shop.database.db.updateTable('product').set({ photos }).where('public_id', '=', id).execute();
  return id;
}

const row = (id: string) =>
  shop.database.db.selectFrom('product').selectAll().where('public_id', '=', id).executeTakeFirstOrThrow();

async function exported(search: string): Promise<string> {
  const { status, headers, body } = await staff.get(`/products/export?${new URLSearchParams({ search })}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="products-.*\.csv"$/);
  return String(body);
}

const importFile = (csv: string, dryRun = false) =>
  staff.post('/products/import', { csv, file: 'products.csv', dryRun });

const importLog = () =>
  shop.database.db
    .selectFrom('staff_log')
    .select(['actor', 'detail'])
    .where('action', '=', 'products-imported')
    .execute();

it('an exported file can be imported without a change, and has no formulas', async () => {
  const id = await addProduct('=HYPERLINK("https://evil.example","Tape, ""wide""")');
  await shop.database.db
    .updateTable('product')
    .set({
      code: '-1',
      colors: 'Gold, Red',
      description: '<p>Two\nlines</p>',
      hsn: '4820',
      weight_grams: 250,
      gift_card_paise: 50_000,
      active: false,
    })
    .where('public_id', '=', id)
    .execute();
  const before = await row(id);
  const csv = await exported('hyperlink');
  const [header = '', line = ''] = csv.split('\r\n');
  expect(header).toBe(
    'slug,title,code,rate,discount,discount_from,discount_until,hsn,gst,origin,importer,mrp,net_quantity,weight_grams,gift_card,stock,category,subcategory,brand,theme,colors,variant,photos,description,faq,contact,active,parent,options,stock_was,version',
  );
  expect(line).toContain(
    `"'=HYPERLINK(""https://evil.example"",""Tape, """"wide"""""")",'-1,100.00,0,,,4820,12,,,,,250,500.00,10,`,
  );
  // Quoted, because spreadsheets end a row at an unquoted line break.
  expect(csv).toContain(',"<p>Two\nlines</p>",');
  const { body } = await importFile(csv);
  expect(body).toEqual({
    created: 0,
    updated: 0,
    unchanged: 1,
    faults: [],
    faultCount: 0,
    batch: expect.any(String),
  });
  expect(await row(id)).toEqual(before);
});

it.each(['00123', '1E5', '3-4', '2026-01-02', '123456789012', '4820'])(
  'the code %s is text in a spreadsheet, and can be imported from one',
  async (code) => {
    const id = await addProduct(`Coded ${code}`);
    await shop.database.db.updateTable('product').set({ code }).where('public_id', '=', id).execute();
    const csv = await exported(`Coded ${code}`);
    const cell = code === '4820' ? code : `'${code}`;
    expect(csv.split('\r\n')[1]).toContain(`,${cell},100.00,`);
    // Google Sheets reads the apostrophe as its own text marker, and exports the text without it.
    const formula = `"=${['', code, ''].join('""')}"`;
    for (const file of [
      csv,
      csv.replace(`,${cell},`, `,${code},`),
      csv.replace(`,${cell},`, `,${formula},`),
    ]) {
      expect((await importFile(file)).body).toMatchObject({ unchanged: 1, faultCount: 0 });
    }
  },
);

it('an import does not undo changes made after the export', async () => {
  const sold = await addProduct('Brahmi Sold Meanwhile');
  const edited = await addProduct('Brahmi Edited Meanwhile');
  const csv = await exported('brahmi');
  await staff.post(`/products/${sold}/stock`, { change: 'by', units: -4, reason: 'sold at the fair' });
  const raised = csv.replaceAll('100.00', '120.00').replace(/,10,stationery/g, ',12,stationery');
  expect((await importFile(raised)).status).toBe(200);
  expect(await row(sold)).toMatchObject({ rate_paise: 12_000, stock: 8, changed_by: staff.name });
  const { status, body } = await importFile(raised);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({
      faultCount: 2,
      faults: [2, 3].map((number) => ({
        row: number,
        column: 'version',
        message: 'the product was changed after this file was exported',
      })),
    }),
  ]);
  expect(await row(edited)).toMatchObject({ version: 2, stock: 12 });
});

it('a file with three invalid rows imports nothing and reports them; without them it imports all rows', async () => {
  const lines = Array.from(
    { length: 1000 },
    (_, number) => `pen-${number},Pen ${number},10,5,stationery,washi-vermilion`,
  );
  const bad = lines.map((line, index) => {
    if (index === 9) return line.replace(',10,', ',ten,');
    if (index === 499) return line.replace('stationery', 'nowhere');
    return index === 998 ? line.replace('pen-998,Pen 998', 'pen-998,') : line;
  });
  const file = (rows: readonly string[]) => ['slug,title,rate,stock,category,photos', ...rows].join('\n');
  const faults = [
    { row: 11, column: 'rate', message: 'must be rupees with at most two decimals, not "ten"' },
    { row: 501, column: 'category', message: 'there is no "nowhere" in the shop' },
    { row: 1000, column: 'title', message: 'must not be empty' },
  ];
  // Creates the category.
  await addProduct('Folio');
  const entries = (await importLog()).length;
  const tried = await importFile(file(bad), true);
  expect([tried.status, tried.body]).toEqual([
    200,
    { created: 0, updated: 0, unchanged: 0, faults, faultCount: 3 },
  ]);
  const refused = await importFile(file(bad));
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      status: 400,
      message: 'The file contains errors. Nothing was imported.',
      faults,
      faultCount: 3,
    },
  ]);
  const dry = await importFile(file(lines), true);
  const { changes, ...counts } = dry.body as { changes: readonly { row: number }[] };
  expect(counts).toEqual({ created: 1000, updated: 0, unchanged: 0, faults: [], faultCount: 0 });
  expect([changes.length, changes[0]?.row, changes.at(-1)?.row]).toEqual([500, 2, 501]);
  const listed = async () => (await staff.get('/products?search=pen-1')).body as { data: { total: number } };
  expect([(await listed()).data.total, (await importLog()).length]).toEqual([0, entries]);
  expect((await importFile(file(lines))).body).toMatchObject({ created: 1000 });
  expect((await listed()).data.total).toBe(1);
  expect((await importLog()).at(-1)).toEqual({
    actor: staff.name,
    detail: {
      file: 'products.csv',
      created: 1000,
      updated: 0,
      unchanged: 0,
      batch: expect.any(String),
    },
  });
  const made = await shop.database.db
    .selectFrom('stock_movement')
    .innerJoin('product', 'product.id', 'stock_movement.product_id')
    .select(['kind', 'author', 'stock_delta'])
    .where('slug', '=', 'pen-999')
    .execute();
  expect(made).toEqual([{ kind: 'import', author: staff.name, stock_delta: 5 }]);
});

it('spreadsheets recognise the file as UTF-8', async () => {
  const { value } = await exportProducts(shop.database.db, {}).next();
  expect(value).toMatch(/^\ufeffslug,/);
});

it.each([
  ['', 400],
  ['slug,title\na,"b\n', 400],
  ['just words', 400],
])('rejects %j as a product file', async (csv, status) => {
  expect((await importFile(csv)).status).toBe(status);
});
