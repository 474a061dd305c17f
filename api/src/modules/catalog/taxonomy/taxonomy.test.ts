import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { NewTaxonomyName, Taxonomy, TaxonomyName } from './schemas';

type Names = Static<typeof Taxonomy>;
type Name = Static<typeof TaxonomyName>;
type Form = Static<typeof NewTaxonomyName>;

let staffed: StaffedShop;
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ staff } = staffed);
});
afterAll(() => staffed.close());

const blank: Form = {
  name: '',
  slug: '',
  picture: null,
  motif: null,
  comingSoon: false,
  subcategories: [],
};

async function taxonomy(response: ReturnType<typeof staff.get>): Promise<Names> {
  const { status, body } = await response;
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { data: Names }).data;
}

const add = (kind: string, form: Partial<Form>) =>
  taxonomy(staff.post(`/taxonomy/${kind}`, { ...blank, ...form }));

const lists = { category: 'categories', theme: 'themes', brand: 'brands' } as const;

async function find(kind: keyof typeof lists, name: string): Promise<Name> {
  const names = (await taxonomy(staff.get('/taxonomy')))[lists[kind]];
  const found = names.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const formOf = ({ name, slug, picture, motif, comingSoon, subcategories, version }: Name) => ({
  ...{ name, slug, motif, comingSoon, version },
  picture: picture?.name ?? null,
  subcategories: subcategories.map(({ slug: was, name: title }) => ({ slug: was, name: title })),
});

const post = (kind: string, { id }: Name, body: object) => staff.post(`/taxonomy/${kind}/${id}`, body);

async function shown<Data>(path: string): Promise<Data> {
  const response = await fetch(`${staffed.shop.origin}/api/v1${path}`);
  return ((await response.json()) as { data: Data }).data;
}

const movedTo = async (path: string) =>
  (await shown<{ to: string } | null>(`/redirect?${new URLSearchParams({ path })}`))?.to;

interface ShownCategory {
  readonly category: string;
  readonly categorySlug: string;
  readonly subCategory: readonly string[];
  readonly comingSoon?: boolean;
  readonly photo?: { readonly secure_url: string };
}

/** A category with a picture and the subcategories Satin and Gota Patti. */
async function addWithSubcategories(name: string): Promise<Name> {
  const subcategories = ['Satin', 'Gota Patti'].map((title) => ({ slug: null, name: title }));
  const { categories } = await add('category', { name, picture: 'hero-tape', subcategories });
  const added = categories.at(-1);
  if (!added) throw new Error(`${name} was not added`);
  return added;
}

const shownCategory = async (name: string) =>
  (await shown<ShownCategory[]>('/productcategory')).find(({ category }) => category === name);

describe('a category', () => {
  it('is added last with its subcategories, and shown immediately', async () => {
    expect(await addWithSubcategories(' Ribbons &  Lace ')).toMatchObject({
      name: 'Ribbons & Lace',
      slug: 'ribbons-lace',
      path: '/collections/ribbons-lace/all',
      picture: { name: 'hero-tape' },
      version: 1,
      changedBy: staff.name,
      subcategories: [
        { slug: 'satin', name: 'Satin', products: 0 },
        { slug: 'gota-patti', name: 'Gota Patti', products: 0 },
      ],
    });
    expect(await shownCategory('Ribbons & Lace')).toMatchObject({
      categorySlug: 'ribbons-lace',
      subCategory: ['Satin', 'Gota Patti'],
      photo: { secure_url: expect.stringContaining('hero-tape') },
    });
  });

  it('that moves leaves redirects for its pages, even for pages that moved earlier', async () => {
    const before = await addWithSubcategories('Cords & Tassels');
    const first = { ...formOf(before), name: 'Trims', slug: 'trims' };
    await taxonomy(post('category', before, first));
    expect(await movedTo('/collections/cords-tassels/all')).toBe('/collections/trims/all');
    expect(await movedTo('/Collections/cords-tassels/Gota%20Patti/')).toBe('/collections/trims/gota-patti');

    const moved = await find('category', 'Trims');
    const subcategories = [
      { slug: 'gota-patti', name: 'Satin' },
      { slug: 'satin', name: 'Satin Ribbon' },
    ];
    await taxonomy(post('category', moved, { ...formOf(moved), subcategories }));
    expect(await shownCategory('Trims')).toMatchObject({ subCategory: ['Satin', 'Satin Ribbon'] });
    // A different page now has this old address, and a redirect must not hide it.
    expect(await movedTo('/collections/trims/satin')).toBeUndefined();
    expect(await movedTo('/collections/trims/gota-patti')).toBe('/collections/trims/satin');
    expect(await movedTo('/collections/cords-tassels/gota-patti')).toBe('/collections/trims/satin');

    const back = await find('category', 'Trims');
    await taxonomy(post('category', back, { ...formOf(back), name: before.name, slug: before.slug }));
    expect(await movedTo('/collections/cords-tassels/all')).toBeUndefined();
    expect(await movedTo('/collections/trims/all')).toBe('/collections/cords-tassels/all');
    expect(await movedTo('/collections/trims/gota-patti')).toBe('/collections/cords-tassels/satin');
  });

  it('is shown as coming soon when marked, or when empty', async () => {
    await add('category', { name: 'Kites', picture: 'hero-tape' });
    expect(await shownCategory('Kites')).toMatchObject({ comingSoon: true });
    const buttons = await addWithSubcategories('Buttons');
    expect(await shownCategory('Buttons')).not.toHaveProperty('comingSoon');
    await taxonomy(post('category', buttons, { ...formOf(buttons), comingSoon: true }));
    expect(await shownCategory('Buttons')).toMatchObject({ comingSoon: true });
  });

  it('is not removed with products or subcategories, and the message lists what to do', async () => {
    const { db } = staffed.shop.database;
    const id = await staffed.shop.addProduct({ title: 'Satin ribbon' });
    await staffed.shop.addProduct({ title: 'Another ribbon' });
    const braids = await addWithSubcategories('Braids');
    const subcategory = await db
      .selectFrom('subcategory')
      .innerJoin('category', 'category.id', 'subcategory.category_id')
      .select(['subcategory.id', 'category_id'])
      .where('category.name', '=', 'Braids')
      .where('subcategory.name', '=', 'Gota Patti')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('product')
      .set({ subcategory_id: subcategory.id, category_id: subcategory.category_id })
      .where('public_id', '=', id)
      .execute();
    const refused = await staff.post(`/taxonomy/category/${braids.id}/remove`);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        status: 409,
        message:
          'This category has 1 product and 2 subcategories. First move its products to another category and remove its subcategories.',
      },
    ]);
    const without = { ...formOf(braids), subcategories: [{ slug: 'satin', name: 'Satin' }] };
    expect(await post('category', braids, without)).toMatchObject({
      status: 409,
      body: {
        field: 'subcategories',
        message: '“Gota Patti” has 1 product. Move them to another subcategory first, then remove it.',
      },
    });
    await add('category', { name: 'Lanterns' });
    const lanterns = await find('category', 'Lanterns');
    const { categories } = await taxonomy(staff.post(`/taxonomy/category/${lanterns.id}/remove`));
    expect(categories.map(({ name }) => name)).not.toContain('Lanterns');
    expect(await staff.post(`/taxonomy/category/${lanterns.id}/remove`)).toMatchObject({ status: 404 });
  });

  describe('next to “Bows & Lace”', () => {
    beforeAll(() => addWithSubcategories('Bows & Lace'));

    it.each<[Partial<Form>, number, string, string]>([
      [{ name: ' ' }, 400, 'name', 'Enter a name.'],
      [{ name: '&&' }, 400, 'name', 'Enter a name with letters or digits.'],
      [
        { name: 'Stickers 2', slug: 'Stickers 2' },
        400,
        'slug',
        'Use lowercase letters, digits and single hyphens, such as washi-tape.',
      ],
      [{ name: 'Brand' }, 400, 'slug', '“brand” is the URL of all brand pages. Choose another one.'],
      [
        { name: 'bows lace' },
        409,
        'name',
        'The name is too similar to “Bows & Lace”, whose page it would share.',
      ],
      [{ name: 'New', slug: 'bows-lace' }, 409, 'slug', 'This URL is already used by “Bows & Lace”.'],
      [
        { name: 'New', picture: 'nothing-like-it' },
        400,
        'picture',
        'The shop has no image “nothing-like-it”.',
      ],
      [
        { name: 'New', subcategories: [{ slug: null, name: 'All' }] },
        400,
        'subcategories',
        '“All” is the page of the whole category. Choose another name.',
      ],
      [
        { name: 'New', subcategories: ['A b', 'a-B'].map((name) => ({ slug: null, name })) },
        400,
        'subcategories',
        'Two subcategories are called “a-B”.',
      ],
    ])('with %j is refused with the field', async (form, status, field, message) => {
      expect(await staff.post('/taxonomy/category', { ...blank, ...form })).toMatchObject({
        status,
        body: { field, message },
      });
    });
  });
});

describe('themes and brands', () => {
  it('move by slug and by name', async () => {
    await add('theme', { name: 'Monsoon', slug: 'rain', motif: 'monsoon' });
    await add('brand', { name: 'Ding Ding' });
    const theme = await find('theme', 'Monsoon');
    await taxonomy(post('theme', theme, { ...formOf(theme), name: 'Sawan', slug: 'sawan' }));
    expect(await movedTo('/collections/theme/rain')).toBe('/collections/theme/sawan');
    const brand = await find('brand', 'Ding Ding');
    expect(brand).toMatchObject({ slug: 'ding-ding', path: '/collections/brand/Ding%20Ding' });
    await taxonomy(post('brand', brand, { ...formOf(brand), name: 'Dong & Dong' }));
    for (const spelling of ['Ding%20Ding', 'ding-ding', 'Ding+Ding'])
      expect(await movedTo(`/collections/brand/${spelling}`)).toBe('/collections/brand/Dong%20%26%20Dong');
    expect(await find('brand', 'Dong & Dong')).toMatchObject({ slug: 'dong-dong', version: 2 });
  });

  it('are ordered, all at once', async () => {
    for (const name of ['One', 'Two', 'Three']) await add('brand', { name });
    const { brands } = await taxonomy(staff.get('/taxonomy'));
    const ids = brands.map(({ id }) => id).reverse();
    await taxonomy(staff.post('/taxonomy/brand/order', { ids }));
    const names = (await shown<{ brandName: string }[]>('/brand')).map(({ brandName }) => brandName);
    expect(names.slice(0, 3)).toEqual(['Three', 'Two', 'One']);
    for (const wrong of [ids.slice(1), [...ids.slice(1), 'nothing'], [...ids.slice(1), ids[1]]])
      expect(await staff.post('/taxonomy/brand/order', { ids: wrong })).toMatchObject({ status: 409 });
  });

  it('are not removed with products', async () => {
    const { db } = staffed.shop.database;
    const id = await staffed.shop.addProduct();
    await add('brand', { name: 'Four' });
    const { id: brand } = await db
      .selectFrom('brand')
      .select('id')
      .where('name', '=', 'Four')
      .executeTakeFirstOrThrow();
    await db.updateTable('product').set({ brand_id: brand }).where('public_id', '=', id).execute();
    const four = await find('brand', 'Four');
    expect(await staff.post(`/taxonomy/brand/${four.id}/remove`)).toMatchObject({
      status: 409,
      body: { message: '1 product has this brand. Choose another brand for them first.' },
    });
  });
});

it('the first of two changes is kept, and all are in the log', async () => {
  await add('theme', { name: 'Bazaar' });
  const opened = await find('theme', 'Bazaar');
  const change = (name: string) => post('theme', opened, { ...formOf(opened), name });
  const both = await Promise.all([change('Bazaar days'), change('Bazaar nights')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    message: `${staff.name} changed this after you opened it. Nothing was saved.`,
    version: 2,
  });
  const log = await staffed.shop.database.db
    .selectFrom('staff_log')
    .select(['action', 'detail'])
    .where('action', '=', 'theme-changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(log.detail).toMatchObject({
    name: 'Bazaar',
    changes: { name: ['Bazaar', expect.stringMatching(/^Bazaar (days|nights)$/)] },
  });
});

it('pictures of categories stay in use', async () => {
  await addWithSubcategories('Frames');
  const { listUsedPictures } = await import('../name-repository');
  expect(await listUsedPictures(staffed.shop.database.db)).toContain('hero-tape');
});
