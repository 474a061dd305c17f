import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { maintain } from '../../../maintenance';
import { readRetention } from '../../../retention';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { samplesFolder } from '../../../testing/test-home';
import { formOf } from './testing/form-of';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];
let tape: readonly string[];

/** A sample picture in all its widths, as base64. */
const filesOf = (id: string, widths: readonly number[]) =>
  Promise.all(
    widths.map((width) => readFile(path.join(samplesFolder, `media/${id}-${width}.webp`), 'base64')),
  );

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
  tape = await filesOf('washi-vermilion', [320, 480, 800, 1200]);
});
afterAll(() => staffed.close());

interface Named {
  readonly name: string;
  readonly photo: { readonly secure_url: string; readonly srcset: string };
}

const send = (name: string, files: readonly string[], by = staff) =>
  by.post('/photos', { name, placeholder: '#c0ffee', files });

/** A different picture with every call: bytes after a WebP's own data are ignored. */
let made = 0;
async function upload(name = 'Tape.PNG', files?: readonly string[]): Promise<Named> {
  made += 1;
  const others = tape.map((file) =>
    Buffer.concat([Buffer.from(file, 'base64'), Buffer.from([0, made])]).toString('base64'),
  );
  const { status, body } = await send(name, files ?? others);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { data: Named }).data;
}

async function productWith(photos: readonly string[]): Promise<string> {
  const id = await shop.addProduct();
  const { body } = await staff.get(`/products/${id}`);
  const { data } = body as { data: Parameters<typeof formOf>[0] };
  const saved = await staff.post(`/products/${id}`, formOf(data, { photos }));
  expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
  return id;
}

const DAY_MS = 24 * 60 * 60_000;
const clean = (days: number) =>
  maintain(
    shop.database,
    readRetention({ RETAIN_PHOTO_DAYS: '10' }),
    new Date(shop.clock.now().getTime() + days * DAY_MS),
  );
const statusOf = async (address: string) => (await fetch(`${shop.origin}${address}`)).status;

describe('an upload', () => {
  it('is stored once under a unique name, is logged, and is found by the words of its name', async () => {
    const { name, photo } = await upload('Vermilion Tape (2).jpeg', tape);
    expect(name).toMatch(/^vermilion-tape-2-[0-9a-f]{16}$/);
    const file = (width: number) => `/media/photos/${name}-${width}.webp`;
    expect(photo).toEqual({
      secure_url: file(1200),
      width: 1200,
      height: 1200,
      placeholder: '#c0ffee',
      srcset: [320, 480, 800, 1200].map((width) => `${file(width)} ${width}w`).join(', '),
    });
    expect(await upload('the same again.png', [...tape].reverse())).toEqual({ name, photo });
    const rows = await shop.database.db.selectFrom('photo').select('name').execute();
    expect(rows.filter((row) => row.name === name)).toHaveLength(1);
    const log = await shop.database.db
      .selectFrom('staff_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'photo-uploaded')
      .execute();
    const [logged] = log.filter(({ detail }) => (detail as { photo: string }).photo === name);
    expect(logged).toEqual({
      actor: staff.name,
      detail: { photo: name, width: 1200, height: 1200, bytes: expect.any(Number) },
    });
    const { body } = await staff.get('/products/pictures?search=TAPE%20vermilion');
    expect((body as { data: Named[] }).data[0]).toEqual({ name, photo });
  });

  it.each([
    [
      'bytes that are not a picture',
      () => ['AAAA'],
      'A file of the photo is not an upright WebP or JPEG image.',
    ],
    [
      'a picture of a different type',
      () => [Buffer.from('<svg width="800" height="800"/>').toString('base64')],
      'A file of the photo is not an upright WebP or JPEG image.',
    ],
    [
      'a truncated file',
      () => [...tape.slice(0, 3), (tape[3] ?? '').slice(0, 20)],
      'A file of the photo is not an upright WebP or JPEG image.',
    ],
    [
      'a small picture',
      () => tape.slice(0, 2),
      'A photo must be sent in the widths 320, 480, 800, 1200, 1600, up to its own; not in 320, 480.',
    ],
    [
      'a photo without its smallest file',
      () => tape.slice(1),
      'A photo must be sent in the widths 320, 480, 800, 1200, 1600, up to its own; not in 480, 800, 1200.',
    ],
  ])('of %s is refused', async (_case, files, message) => {
    const { status, body } = await send('tape.png', files());
    expect([status, body]).toEqual([400, { status: 400, message }]);
  });

  it('may be a JPEG, for browsers that cannot write WebP, but not one with EXIF rotation', async () => {
    const jpegs = (orientation: number) =>
      Promise.all(
        [320, 480, 800].map(async (side) => {
          const flat = { width: side, height: side, channels: 3, background: '#b5651d' } as const;
          const picture = sharp({ create: flat }).withMetadata({ orientation }).jpeg();
          return (await picture.toBuffer()).toString('base64');
        }),
      );
    const { photo } = await upload('flat.png', await jpegs(1));
    const response = await fetch(`${shop.origin}${photo.secure_url}`);
    expect([photo.secure_url.slice(-8), response.headers.get('content-type')]).toEqual([
      '-800.jpg',
      'image/jpeg',
    ]);
    expect((await send('turned.png', await jpegs(6))).status).toBe(400);
  });

  it('is rejected if its files have different shapes', async () => {
    const [hero = ''] = await filesOf('hero-tape', [800]);
    const { status, body } = await send('tape.png', [...tape.slice(0, 2), hero, ...tape.slice(3)]);
    expect([status, body]).toEqual([
      400,
      { status: 400, message: 'The files of a photo must have one type and one shape.' },
    ]);
  });

  it('is rejected above the size limit of one file or of all files', async () => {
    const large = Buffer.alloc(1024 * 1024 + 1).toString('base64');
    expect((await send('tape.png', [large])).status).toBe(413);
    const { status, body } = await send('tape.png', [large, large, large, large, large, large]);
    expect([status, body]).toEqual([413, { status: 413, message: 'The request is too large.' }]);
  });

  it('is refused to staff who may not edit products', async () => {
    const packer = await staffed.office.newStaff('packer');
    expect((await send('tape.png', tape, packer)).status).toBe(403);
  });
});

describe('a photo', () => {
  it('is served by the shop and the office as immutable, and a missing one is a 404', async () => {
    const { photo } = await upload();
    for (const origin of [shop.origin, staffed.office.origin]) {
      const response = await fetch(`${origin}${photo.secure_url}`);
      const { headers } = response;
      expect([response.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, -2).toString('base64')).toBe(tape[3]);
      const etag = headers.get('etag') ?? '';
      const again = await fetch(`${origin}${photo.secure_url}`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
    for (const other of [
      photo.secure_url.replace('-1200.', '-1600.'),
      photo.secure_url.replace('.webp', '.jpg'),
      '/media/photos/tape-0123456789abcdef-800.webp',
      '/media/photos/..%2fwashi-vermilion-480.webp',
    ]) {
      const missing = await fetch(`${shop.origin}${other}`);
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('becomes the picture of a product in all sizes, and can be imported by name', async () => {
    const { name, photo } = await upload();
    const id = await productWith([name, 'washi-vermilion']);
    const response = await fetch(`${shop.origin}/api/v1/product/detail1/${id}`);
    expect((await response.json()) as unknown).toMatchObject({ data: { mainPhoto: photo } });
    const { body: csv } = await staff.get(`/products/export?search=${id}`);
    expect(csv).toContain(`${name} | washi-vermilion`);
    const back = (text: string) =>
      staff.post('/products/import', { csv: text, file: 'a.csv', dryRun: false });
    expect((await back(String(csv))).body).toMatchObject({ unchanged: 1, faultCount: 0 });
    const other = await upload();
    expect((await back(String(csv).replace(name, other.name))).body).toMatchObject({ updated: 1 });
    const { body } = await back(`slug,photos\n${id},tape-0123456789abcdef`);
    expect(body).toMatchObject({
      faults: [{ column: 'photos', message: expect.stringContaining('by name') }],
    });
  });

  it('becomes the picture of a page', async () => {
    const { name, photo } = await upload();
    const fields = { title: '', author: '', day: '', pictures: [name], text: '', lines: [] };
    await shop.database.db
      .insertInto('banner')
      .values({
        public_id: 'b',
        photo: JSON.stringify({ url: '/media/hero-tape', width: 1600, height: 1200 }),
      })
      .execute();
    expect((await staff.post('/content/banner/home', { version: 0, fields })).status).toBe(200);
    expect((await staff.post('/content/banner/home/publish', { version: 2 })).status).toBe(200);
    const response = await fetch(`${shop.origin}/api/v1/banner`);
    expect(await response.json()).toMatchObject({ data: [{ photo }] });
  });
});

it('a photo is deleted some time after its last use, but never while a product, an order or a page uses it', async () => {
  const unused = await upload();
  const used = await upload();
  const withdrawn = await upload();
  const written = await upload();
  const recent = await upload();
  await productWith([used.name]);
  const sold = await productWith([withdrawn.name]);
  const shopper = shop.newShopper();
  expect((await shopper.checkout([{ productId: sold, quantity: 1 }], 11_200)).status).toBe(200);
  await shop.database.db
    .updateTable('product')
    .set({ active: false })
    .where('public_id', '=', sold)
    .execute();
  await staff.post('/content', {
    slug: 'of-tape',
    fields: { title: 'Tape', author: '', day: '', pictures: [written.name], text: '', lines: [] },
  });
  await shop.database.db
    .updateTable('photo')
    .set({ used_at: new Date(shop.clock.now().getTime() + 5 * DAY_MS) })
    .where('name', '=', recent.name)
    .execute();

  expect((await clean(9)).photos).toBe(0);
  expect((await clean(11)).photos).toBeGreaterThan(0);
  const left = await shop.database.db.selectFrom('photo').select('name').execute();
  const names = new Set(left.map(({ name }) => name));
  expect([used, withdrawn, written, recent, unused].map(({ name }) => names.has(name))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(await statusOf(unused.photo.secure_url)).toBe(404);
  expect(await statusOf(withdrawn.photo.secure_url)).toBe(200);
  expect((await clean(40)).photos).toBe(1);
});
