import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { notifyOfChange } from '../catalog';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import type { StaffStorefront } from './schemas';

type Parts = Static<typeof StaffStorefront>;

let staffed: StaffedShop;
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ staff } = staffed);
});
afterAll(() => staffed.close());

async function parts(response: ReturnType<typeof staff.get>): Promise<Parts> {
  const { status, body } = await response;
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { data: Parts }).data;
}

async function shown(): Promise<unknown> {
  const response = await fetch(`${staffed.shop.origin}/api/v1/storefront`);
  return ((await response.json()) as { data: unknown }).data;
}

const menu = [
  { label: 'Sale', to: '/collections/stickers/all', menu: null },
  { label: 'All things', to: '/product-category', menu: 'product' },
];

beforeEach(async () => {
  const { database, feed } = staffed.shop;
  await database.db.deleteFrom('storefront_part').execute();
  await notifyOfChange(database.db);
  await feed.caughtUp();
});

it('is the default until staff change it', async () => {
  expect(await shown()).toEqual({});
  const untouched = { value: null, version: 0, changedAt: null, changedBy: null };
  expect(await parts(staff.get('/storefront'))).toEqual({
    menu: untouched,
    mobile: untouched,
    home: untouched,
  });
});

it('shows a changed menu at once, and the default again', async () => {
  const changed = await parts(staff.post('/storefront/menu', { version: 0, value: menu }));
  expect(changed.menu).toMatchObject({ value: menu, version: 1, changedBy: staff.name });
  expect(await shown()).toEqual({ menu });
  const late = await staff.post('/storefront/menu', { version: 0, value: null });
  expect([late.status, late.body]).toEqual([
    409,
    {
      status: 409,
      message: `${staff.name} changed this after you opened it. Nothing was saved.`,
      version: 1,
    },
  ]);
  const both = await Promise.all(
    [0, 1].map((index) => staff.post('/storefront/menu', { version: 1, value: [menu[index]] })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await parts(staff.post('/storefront/menu', { version: 2, value: null }));
  expect(await shown()).toEqual({});
});

const link = { label: 'Washi', to: '/collections/decorative-tape/washi-material' };
const lists = { categories: [link], themes: null, brands: null };

it('shows the lists of the mobile menu, and the order of the home page', async () => {
  const home = [
    { name: 'content/reviews', hidden: false },
    { name: 'content/trust-strip', hidden: true },
  ];
  await parts(staff.post('/storefront/mobile', { version: 0, value: lists }));
  await parts(staff.post('/storefront/home', { version: 0, value: home }));
  expect(await shown()).toEqual({ mobile: lists, home });
  const log = await staffed.shop.database.db
    .selectFrom('staff_log')
    .select('action')
    .where('action', 'in', ['menu-changed', 'mobile-changed', 'home-changed'])
    .execute();
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['mobile-changed', 'home-changed']));
});

const entry = (change: object) => ({ label: 'Sale', to: '/faq', menu: null, ...change });
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => entry({ label: name, to: `/${name}` }));

it.each([
  ['menu', six, 'menu', 'The menu has at most 5 entries.'],
  ['menu', [entry({ label: ' ' })], 'menu.0.label', 'Enter a label.'],
  ['menu', [entry({ label: 'x'.repeat(21) })], 'menu.0.label', 'A label has at most 20 characters.'],
  ['menu', [entry({}), entry({ to: '/contact' })], 'menu.1.label', 'Another entry has this label.'],
  ['menu', [entry({}), entry({ label: 'B' })], 'menu.1.to', 'Another entry links to this URL.'],
  [
    'menu',
    [entry({ to: 'https://evil.example' })],
    'menu.0.to',
    'Enter the path of a page of the shop, such as /collections/stickers/all.',
  ],
  [
    'menu',
    [entry({ menu: 'theme' }), entry({ label: 'B', to: '/b', menu: 'theme' })],
    'menu.1.menu',
    'Another entry opens this menu.',
  ],
  ['mobile', { ...lists, brands: [] }, 'brands', 'Add an entry, or show the shop’s list.'],
  ['mobile', { ...lists, themes: [link, link] }, 'themes.1.to', 'Another entry links to this URL.'],
  ['home', [{ name: 'reviews', hidden: false }], 'home', '“reviews” is not a section.'],
  ['home', ['a/b', 'a/b'].map((name) => ({ name, hidden: false })), 'home', 'A section is listed twice.'],
])('refuses the %s %j with a message for the field', async (name, value, field, message) => {
  expect(await staff.post(`/storefront/${name}`, { version: 9, value })).toMatchObject({
    status: 400,
    body: { field, message },
  });
});
