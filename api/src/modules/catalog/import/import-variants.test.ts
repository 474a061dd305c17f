import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product } from '@shop/contracts';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
  await shop.addProduct();
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

const header = 'slug,parent,options,title,code,rate,stock,category,photos';
const photo = 'https://cdn.example/a.jpg 600x600';
const parentRow = (slug: string) => `${slug},,,Dot journal ${slug},,100,0,stationery,${photo}`;
const row = (slug: string, parent: string, options: string, rest = ',90,4,,') =>
  `${slug},${parent},${options},,${rest}`;

async function importFile(lines: readonly string[], dryRun = false, head = header) {
  const csv = [head, ...lines].join('\n');
  const { body } = await staff.post('/products/import', { csv, file: 'variants.csv', dryRun });
  return { body: body as Readonly<Record<string, unknown>> };
}

async function shown(slug: string): Promise<Product> {
  const response = await fetch(`${shop.origin}/api/v1/product/detail1/${slug}`);
  return ((await response.json()) as { data: Product }).data;
}

const group = (slug: string) => [
  row(`${slug}-g5`, slug, 'Colour: Green | Size: A5', 'DJ-1,90,4,,'),
  parentRow(slug),
  row(`${slug}-r5`, slug, 'Colour: Red | Size: A5', `DJ-2,120,0,,https://cdn.example/red.jpg 600x600`),
];

it('creates a product with its variants from a row for each, in any order', async () => {
  const { body } = await importFile(group('journal-1'));
  expect(body).toMatchObject({ created: 3, faultCount: 0 });
  const product = await shown('journal-1-r5');
  expect(product).toMatchObject({
    ...{ slugProduct: 'journal-1', rate: 120, productCode: 'DJ-2', priceFrom: 90, stock: 0 },
    mainPhoto: { secure_url: 'https://cdn.example/red.jpg' },
    options: [
      { name: 'Colour', values: ['Green', 'Red'] },
      { name: 'Size', values: ['A5'] },
    ],
  });
  expect(product.variants?.[0]).toMatchObject({
    stock: 4,
    mainPhoto: { secure_url: 'https://cdn.example/a.jpg' },
  });
});

it('reports what would happen in a dry run, and changes nothing', async () => {
  const { body } = await importFile(group('journal-2'), true);
  expect(body).toMatchObject({ created: 3, faultCount: 0 });
  expect(await shown('journal-2')).toBeUndefined();
});

it('changes price, stock and sale of variants, and adds a value', async () => {
  await importFile(group('journal-3'));
  const changed = 'slug,parent,options,rate,stock,active,photos';
  const { body } = await importFile(
    [
      'journal-3-g5,journal-3,,80,6,yes,',
      'journal-3-r5,journal-3,,120,0,no,',
      'journal-3-b5,journal-3,Colour: Blue | Size: A5,70,1,yes,',
    ],
    false,
    changed,
  );
  expect(body).toMatchObject({ created: 1, updated: 2 });
  const product = await shown('journal-3');
  expect(product.variants?.map(({ colors, rate, stock }) => [colors, rate, stock])).toEqual([
    ['Green / A5', 80, 6],
    ['Blue / A5', 70, 1],
  ]);
});

it('an exported file has a row for each variant, and changes nothing when it is imported', async () => {
  await importFile(group('journal-4'));
  const { body: file } = await staff.get('/products/export?search=journal-4');
  const csv = String(file);
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(csv).toContain('journal-4,Colour: Green | Size: A5');
  const { body } = await staff.post('/products/import', { csv, file: 'export.csv', dryRun: false });
  expect(body).toMatchObject({ created: 0, updated: 0, unchanged: 3, faults: [], faultCount: 0 });
});

describe('faults', () => {
  beforeAll(async () => {
    await importFile(group('journal-5'));
    await importFile([`plain-5,,,Plain,,100,3,stationery,${photo}`]);
  });

  it.each([
    [
      row('a', 'no-such', 'Colour: Red'),
      'parent',
      'product "no-such" is neither in the shop nor in the file',
    ],
    [
      row('a', 'journal-5-g5', 'Colour: Red'),
      'parent',
      'product "journal-5-g5" is neither in the shop nor in the file',
    ],
    [row('a', 'journal-5', ''), 'options', 'is missing for a new variant'],
    [row('a', 'journal-5', 'Size: A6'), 'options', 'must name Colour, Size, as the other variants do'],
    [row('a', 'journal-5', 'Colour: Red | Size: A5'), 'options', 'is the same as that of "journal-5-r5"'],
    [
      row('journal-5-r5', 'journal-5', 'Colour: Mauve | Size: A5'),
      'options',
      'must stay those of the variant; new values need a new variant',
    ],
    [
      row('plain-5', 'journal-5', 'Colour: Blue | Size: A5'),
      'parent',
      'is set, but this is not a variant; a new variant needs another slug',
    ],
    [row('journal-5-r5', 'plain-5', 'Colour: Red'), 'parent', 'must stay that of the variant'],
    [
      `a,journal-5,Colour: Blue | Size: A5,Own title,,90,4,,`,
      'title',
      'is that of the product, so it must be empty for a variant',
    ],
    [
      `plain-6,,Colour: Red,Plain,,1,1,stationery,${photo}`,
      'options',
      'needs the slug of the product in the column parent',
    ],
  ])('%s', async (line, column, message) => {
    const { body } = await importFile([line], true);
    expect(body.faults).toContainEqual({ row: 2, column, message });
  });

  it('a product with variants has no stock other than theirs', async () => {
    const lines = [parentRow('journal-6').replace(',0,', ',7,'), row('journal-6-a', 'journal-6', 'Size: A5')];
    expect((await importFile(lines, true)).body.faults).toEqual([
      { row: 2, column: 'stock', message: 'must be 0 for a product with variants' },
    ]);
  });
});
