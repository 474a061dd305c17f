import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { type ContentSlide, emptyFields } from '../kinds';
import type { StaffContent } from './schemas';

type Entry = Static<typeof StaffContent>;

let staffed: StaffedShop;
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ staff } = staffed);
  const photo = { url: '/media/hero-tape', width: 1600, height: 1200, alt: 'Two rolls of tape' };
  await staffed.shop.database.db
    .insertInto('hero_slide')
    .values({ public_id: 'h1', photo: JSON.stringify(photo) })
    .execute();
});
afterAll(() => staffed.close());

async function entry(response: ReturnType<typeof staff.get>): Promise<Entry> {
  const { status, body } = await response;
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { data: Entry }).data;
}

async function shown(path: string): Promise<unknown> {
  const response = await fetch(`${staffed.shop.origin}/api/v1${path}`);
  return ((await response.json()) as { data: unknown }).data;
}

const hero = '/content/hero/home';
const tape = { picture: 'hero-tape', caption: 'Two rolls of tape', link: '' };

const save = (
  place: string,
  version: number,
  pictures: readonly string[],
  slides?: readonly ContentSlide[],
) => staff.post(place, { version, fields: { ...emptyFields, pictures, ...(slides && { slides }) } });

it('a hero picture has an alternative text, and links to a page', async () => {
  expect(await entry(staff.get(hero))).toMatchObject({ version: 0, fields: { slides: [tape] } });
  const stamps = { picture: 'hero-stamps', caption: ' Three  stamps ', link: ' /collections/stickers/all/ ' };
  const saved = await entry(save(hero, 0, ['hero-stamps', 'hero-tape'], [tape, stamps]));
  expect(saved.fields.slides).toEqual([
    { picture: 'hero-stamps', caption: 'Three stamps', link: '/collections/stickers/all' },
    tape,
  ]);
  expect((await entry(save(hero, 2, ['hero-stamps', 'hero-tape'], [tape, stamps]))).version).toBe(2);
  expect(await shown('/hero-slide')).toHaveLength(1);
  await entry(staff.post(`${hero}/publish`, { version: 2 }));
  const slides = (await shown('/hero-slide')) as readonly { photo: { alt?: string }; link?: string }[];
  expect(slides.map(({ photo, link }) => [photo.alt, link])).toEqual([
    ['Three stamps', '/collections/stickers/all'],
    ['Two rolls of tape', undefined],
  ]);
  // Clients of the previous version send only the pictures.
  const resaved = await entry(save(hero, 3, ['hero-tape', 'hero-stamps']));
  expect(resaved.fields.slides).toMatchObject([tape, { link: '/collections/stickers/all' }]);
});

it.each([
  [
    { caption: '', link: '/faq' },
    'Describe “hero-tape” in its alternative text: the link has no other name.',
  ],
  [
    { caption: 'x', link: 'https://evil.example' },
    'Link of “hero-tape”: Enter the path of a page of the shop, such as /collections/stickers/all.',
  ],
])('refuses a slide with %j', async (texts, message) => {
  const refused = await save(hero, 4, ['hero-tape'], [{ ...tape, ...texts }]);
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { message, faults: [{ field: 'slides', message }] },
  ]);
});

it('the category carousel has titles, and can be unpublished', async () => {
  const place = '/content/carousel/product-category';
  expect(await entry(staff.get(place))).toMatchObject({ title: 'Category carousel', fields: { slides: [] } });
  const pictures = ['hero-tape', 'hero-stamps'];
  await entry(save(place, 0, pictures, [{ ...tape, caption: 'Stamps & <Ink>', link: '/faq' }]));
  const untitled = await staff.post(`${place}/publish`, { version: 2 });
  expect(untitled).toMatchObject({ status: 400, body: { message: 'Enter a title for each image.' } });
  const slides = [
    { ...tape, caption: 'Stamps & <Ink>' },
    { picture: 'hero-stamps', caption: 'Stickers', link: '' },
  ];
  await entry(save(place, 2, pictures, slides));
  await entry(staff.post(`${place}/publish`, { version: 3 }));
  const section = '/dynamic/page/section/product-category';
  expect(await shown(section)).toMatchObject([
    { description: '<p>Stamps &amp; &lt;Ink&gt;</p>', photo: { secure_url: expect.anything() } },
    { description: '<p>Stickers</p>' },
  ]);
  expect(await entry(staff.get(place))).toMatchObject({ state: 'published', mayBeUnpublished: true });
  await entry(staff.post(`${place}/unpublish`, { version: 4 }));
  expect(await shown(section)).toEqual([]);
});
