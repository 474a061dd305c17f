import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { emptyFields, type ContentFields } from '../kinds';
import type { StaffContent, StaffContentList } from './schemas';

type Entry = Static<typeof StaffContent>;

let staffed: StaffedShop;
let staff: StaffedShop['staff'];

/** A shop with all required content, as imported. */
async function openContentShop(): Promise<StaffedShop> {
  const opened = await openStaffedShop();
  const { db } = opened.shop.database;
  const photo = JSON.stringify({ url: '/media/hero-tape', width: 1600, height: 1200 });
  const policy = { slug: 'shipping-policy', title: 'Shipping Policy', description: '<p>By post.</p>' };
  await db
    .insertInto('policy')
    .values({ public_id: 'p1', ...policy })
    .execute();
  await db
    .insertInto('content_item')
    .values({ public_id: 'c1', key: 'faq', title: 'FAQ', description: '<h3>Where?</h3><p>Here.</p>' })
    .execute();
  for (const [position, text] of ['<p>First</p>', '<p>Second</p>'].entries()) {
    await db
      .insertInto('page_section')
      .values({
        public_id: `s${position}`,
        key: 'discount-top-bar',
        position,
        description: text,
        photo: null,
      })
      .execute();
  }
  await db.insertInto('hero_slide').values({ public_id: 'h1', photo }).execute();
  await db.insertInto('banner').values({ public_id: 'b1', photo }).execute();
  return opened;
}

beforeAll(async () => {
  staffed = await openContentShop();
  ({ staff } = staffed);
});
afterAll(() => staffed.close());

const form = (fields: Partial<ContentFields>): ContentFields => ({ ...emptyFields, ...fields });
const post = (fields: Partial<ContentFields> = {}) =>
  form({ title: 'Nibs', day: '2026-01-05', pictures: ['blog-nibs'], text: '<p>Of nibs.</p>', ...fields });

async function list(query: Readonly<Record<string, string>> = {}, by = staff) {
  const { status, body } = await by.get(`/content?${new URLSearchParams(query)}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { data: Static<typeof StaffContentList> }).data;
}

/** Sends a request, and expects the entry. */
async function entry(response: ReturnType<typeof staff.get>): Promise<Entry> {
  const { status, body } = await response;
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { data: Entry }).data;
}
const read = (place: string) => entry(staff.get(`/content/${place}`));
const save = (place: string, version: number, fields: Partial<ContentFields>) =>
  entry(staff.post(`/content/${place}`, { version, fields: form(fields) }));
const step = (place: string, name: string, body: object) =>
  entry(staff.post(`/content/${place}/${name}`, body));

async function shown(path: string): Promise<unknown> {
  const response = await fetch(`${staffed.shop.origin}/api/v1${path}`);
  return ((await response.json()) as { data?: unknown }).data;
}

it('lists published content and drafts by kind, state and words', async () => {
  const untouched = await openContentShop();
  const all = await list({}, untouched.staff);
  expect(all.items.map(({ kind, title, state, version }) => [kind, title, state, version])).toEqual(
    expect.arrayContaining([
      ['policy', 'Shipping Policy', 'published', 0],
      ['faq', 'FAQ', 'published', 0],
      ['announcement', 'Announcement bar', 'published', 0],
      ['hero', 'Hero images', 'published', 0],
      ['banner', 'Banner of the home page', 'published', 0],
    ]),
  );
  expect((await list({ kind: 'policy', search: 'SHIP' }, untouched.staff)).total).toBe(1);
  expect((await list({ state: 'draft', search: 'ship' }, untouched.staff)).items).toEqual([]);
  expect((await staff.get('/content?kind=poem')).status).toBe(400);
  await untouched.close();
  for (const place of ['announcement/product-category', 'hero/shop', 'policy/nothing', 'post/nothing']) {
    expect((await staff.get(`/content/${place}`)).status).toBe(404);
  }
});

describe('a post', () => {
  /** The post with that slug in the shop's list. */
  const posts = async () =>
    ((await shown('/blog')) as readonly { blogSlug: string }[]).filter(({ blogSlug }) => blogSlug === 'nibs');

  it('is drafted, published immediately, unpublished, and logged', async () => {
    expect(await posts()).toEqual([]);
    const dirty = post({ text: '<p onclick="x()">Of nibs.<script>steal()</script></p>', author: ' Meera ' });
    const made = await entry(staff.post('/content', { slug: 'nibs', fields: dirty }));
    expect(made).toMatchObject({
      ...{ kind: 'post', slug: 'nibs', title: 'Nibs', state: 'draft', version: 1, mayBeUnpublished: false },
      fields: post({ author: 'Meera' }),
      photos: [{ name: 'blog-nibs' }],
    });
    expect(await shown('/blog/nibs')).toBeUndefined();

    const published = await step('post/nibs', 'publish', { version: 1 });
    expect(published).toMatchObject({ state: 'published', version: 2, mayBeUnpublished: true });
    expect(await posts()).toMatchObject([
      {
        ...{ blogName: 'Nibs', blogSlug: 'nibs', author: 'Meera', blogDetail: '<p>Of nibs.</p>' },
        createdAt: '2026-01-04T18:30:00.000Z',
      },
    ]);

    const changed = await save('post/nibs', 2, post({ title: 'Nibs and pens' }));
    expect([changed.state, changed.version]).toEqual(['changed', 3]);
    expect(await shown('/blog/nibs')).toMatchObject({ blogName: 'Nibs' });
    await step('post/nibs', 'publish', { version: 3 });
    expect(await shown('/blog/nibs')).toMatchObject({ blogName: 'Nibs and pens' });

    const out = await step('post/nibs', 'unpublish', { version: 4 });
    expect(out.state).toBe('draft');
    expect(await shown('/blog/nibs')).toBeUndefined();
    expect(out.history.map(({ version, action, author }) => [version, action, author])).toEqual([
      [5, 'unpublished', staff.name],
      [4, 'published', staff.name],
      [3, 'saved', staff.name],
      [2, 'published', staff.name],
      [1, 'saved', staff.name],
    ]);
    const log = await staffed.shop.database.db
      .selectFrom('staff_log')
      .where('actor', '=', staff.name)
      .where('action', 'like', 'content-%')
      .select(['action', 'detail'])
      .orderBy('id')
      .execute();
    const ofPost = log.filter(({ detail }) => (detail as { slug?: string }).slug === 'nibs');
    const done = ofPost.map(({ action }) => action.replace('content-', ''));
    expect(done).toEqual(['created', 'published', 'saved', 'published', 'unpublished']);
  });

  it('has a unique address', async () => {
    await staff.post('/content', { slug: 'inks', fields: post() });
    const again = await staff.post('/content', { slug: 'inks', fields: post() });
    expect([again.status, (again.body as { message: string }).message]).toEqual([
      409,
      'Another post already uses the URL “inks”.',
    ]);
    expect((await staff.post('/content', { slug: 'No Slug', fields: post() })).status).toBe(400);
  });

  it('is changed by the first staff member, and the second gets a conflict', async () => {
    await staff.post('/content', { slug: 'tapes', fields: post() });
    await save('post/tapes', 1, post({ title: 'Tapes' }));
    const other = await staffed.office.newStaff('shopkeeper');
    const second = await other.post('/content/post/tapes', { version: 1, fields: post({ title: 'Rolls' }) });
    expect([second.status, second.body]).toEqual([
      409,
      {
        status: 409,
        message: `${staff.name} changed this after you opened it. Nothing was saved.`,
        version: 2,
      },
    ]);
    expect((await read('post/tapes')).fields.title).toBe('Tapes');
    // Saving the same form again succeeds.
    expect((await save('post/tapes', 1, post({ title: 'Tapes' }))).version).toBe(2);
    const both = await Promise.all(
      ['One', 'Two'].map((title) =>
        other.post('/content/post/tapes', { version: 2, fields: post({ title }) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ title: ' ' }, 'Write a title.'],
    [{ day: '2026-02-30' }, 'The day must be a date such as 2026-11-26.'],
    [
      { title: '', day: 'tomorrow', pictures: ['nothing-like-it'] },
      'Write a title. The day must be a date such as 2026-11-26. The shop has no image “nothing-like-it”.',
    ],
    [{ pictures: ['blog-nibs', 'hero-tape'] }, 'There can be at most 1 image.'],
  ])('refuses %j with the reason', async (fields, message) => {
    const { status, body } = await staff.post('/content', { slug: 'wrong', fields: post(fields) });
    expect([status, (body as { message: string }).message]).toEqual([400, message]);
  });

  it('cannot be published while incomplete', async () => {
    const bare = { title: 'Bare', day: '9999-01-01', text: '<script>x()</script>', pictures: [] };
    await staff.post('/content', { slug: 'bare', fields: post(bare) });
    const { status, body } = await staff.post('/content/post/bare/publish', { version: 1 });
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      'The day of the post is in the future. Choose an image. Write the text.',
    ]);
    expect(await shown('/blog/bare')).toBeUndefined();
  });
});

describe('required content', () => {
  it('can be changed and restored to its original', async () => {
    const place = 'policy/shipping-policy';
    const opened = await read(place);
    expect(opened).toMatchObject({ version: 0, title: 'Shipping Policy', history: [] });
    await save(place, 0, { text: '<p>By pigeon.</p>' });
    await step(place, 'publish', { version: 2 });
    expect(await shown('/policy/shipping-policy')).toMatchObject([
      { title: 'Shipping Policy', description: '<p>By pigeon.</p>' },
    ]);
    const restored = await step(place, 'restore', { version: 3, from: 1 });
    expect(restored).toMatchObject({ state: 'changed', fields: { text: '<p>By post.</p>' } });
    await step(place, 'publish', { version: 4 });
    expect(await shown('/policy/shipping-policy')).toMatchObject([{ description: '<p>By post.</p>' }]);
    const { history } = await read(place);
    expect(history.map(({ action, restoredFrom, author }) => [action, restoredFrom, author])).toEqual([
      ['published', null, staff.name],
      ['restored', 1, staff.name],
      ['published', null, staff.name],
      ['saved', null, staff.name],
      ['original', null, null],
    ]);
    const out = await staff.post(`/content/${place}/unpublish`, { version: 5 });
    expect([out.status, (out.body as { message: string }).message]).toEqual([
      409,
      'The shop requires this content, so it cannot be unpublished.',
    ]);
    expect((await staff.post(`/content/${place}/restore`, { version: 5, from: 9 })).status).toBe(404);
  });

  it('is published immediately, with questions and images', async () => {
    await save('faq/faq', 0, { text: '<h3>When?</h3><p>Now.</p>' });
    await step('faq/faq', 'publish', { version: 2 });
    expect(await shown('/content/faq')).toMatchObject([{ description: '<h3>When?</h3><p>Now.</p>' }]);
    for (const [place, path] of [
      ['hero/home', '/hero-slide'],
      ['banner/home', '/banner'],
    ] as const) {
      expect(await read(place)).toMatchObject({ fields: { pictures: ['hero-tape'] } });
      await save(place, 0, { pictures: ['hero-stamps'] });
      await step(place, 'publish', { version: 2 });
      expect(JSON.stringify(await shown(path))).toContain('/media/hero-stamps-');
    }
  });
});

it('announcements are lines, and can be unpublished and published again', async () => {
  const place = 'announcement/discount-top-bar';
  expect(await read(place)).toMatchObject({ fields: { lines: ['First', 'Second'] } });
  const lines = ['<p>Free <strong>post</strong></p>', ' ', 'Tea & ink <a href="javascript:x()">now</a>'];
  expect((await save(place, 0, { lines })).fields.lines).toEqual([
    'Free <strong>post</strong>',
    'Tea &amp; ink <a>now</a>',
  ]);
  await step(place, 'publish', { version: 2 });
  const section = '/dynamic/page/section/discount-top-bar';
  expect(await shown(section)).toMatchObject([
    { description: '<p>Free <strong>post</strong></p>' },
    { description: '<p>Tea &amp; ink <a>now</a></p>' },
  ]);
  await step(place, 'unpublish', { version: 3 });
  expect(await shown(section)).toEqual([]);
  await step(place, 'restore', { version: 4, from: 1 });
  await step(place, 'publish', { version: 5 });
  expect(await shown(section)).toMatchObject([
    { description: '<p>First</p>' },
    { description: '<p>Second</p>' },
  ]);
});

it('a preview returns how fields would be stored, and stores nothing', async () => {
  const { body } = await staff.post('/content/preview', {
    ...{ kind: 'post', slug: 'never' },
    fields: post({ text: '<p>a<iframe src="/x"></iframe></p>', lines: ['unused'] }),
  });
  expect(body).toMatchObject({
    fields: { text: '<p>a</p>', lines: [] },
    photos: [{ name: 'blog-nibs', photo: { secure_url: expect.stringContaining('blog-nibs') } }],
  });
  expect((await staff.get('/content/post/never')).status).toBe(404);
});

it('a version is never changed or deleted', async () => {
  await entry(staff.post('/content', { slug: 'kept', fields: post() }));
  const { db } = staffed.shop.database;
  await expect(db.deleteFrom('content_version').execute()).rejects.toThrow(/only ever added to/);
  await expect(db.updateTable('content_version').set({ author: 'x' }).execute()).rejects.toThrow();
});
