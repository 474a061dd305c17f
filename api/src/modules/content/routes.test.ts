import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
}, START_MS);

afterAll(() => api.close());

const id = expect.stringMatching(/^[0-9a-f]{24}$/) as unknown;
const photo = (name: string) =>
  expect.objectContaining({ secure_url: expect.stringContaining(name) }) as unknown;

describe('content', () => {
  it.each([
    [
      '/brand',
      [
        { _id: id, brandName: 'MOODTAPE', photo: photo('blog-nibs') },
        { _id: id, brandName: 'Ding Ding', photo: photo('washi-vermilion') },
        { _id: id, brandName: 'YIER' },
      ],
    ],
    [
      '/theme',
      [
        {
          _id: id,
          themeName: 'Monsoon',
          themeSlug: 'monsoon',
          motif: 'monsoon',
          photo: photo('blog-bahi'),
        },
        { _id: id, themeName: 'Railway', themeSlug: 'railway' },
      ],
    ],
    [
      '/productcategory',
      [
        {
          _id: id,
          category: 'Tapes',
          categorySlug: 'tapes',
          subCategory: ['Washi Material', 'PET Material'],
          photo: photo('washi-vermilion'),
        },
        {
          _id: id,
          category: 'Stamps & Inkpads',
          categorySlug: 'stamps-inkpads',
          subCategory: ['Clear Stamps', 'Wax Seals'],
          photo: photo('washi-vermilion'),
        },
        {
          _id: id,
          category: 'Art Supplies',
          categorySlug: 'art',
          subCategory: [],
          photo: photo('washi-vermilion'),
        },
      ],
    ],
    ['/hero-slide', ['hero-stamps', 'hero-tape'].map((name) => ({ _id: id, photo: photo(name) }))],
    ['/banner', [{ _id: id, photo: photo('hero-tape') }]],
    [
      '/dynamic/page/section/discount-top-bar',
      [
        { _id: id, description: '<p>First</p>', photo: null },
        { _id: id, description: '<p>Second</p>', photo: photo('hero-tape') },
      ],
    ],
    ['/dynamic/page/section/nobody', []],
    ['/content/faq', [{ _id: id, title: 'FAQ', description: '<h2>Questions</h2>' }]],
    ['/content/nobody', []],
    ['/policy/shipping-policy', [{ _id: id, title: 'Shipping Policy', description: '<p>By post.</p>' }]],
    [
      '/blog',
      [
        ['new', 'Newer', 'blog-nibs', '<p>New.</p>', '2026-02-04T18:30:00.000Z'],
        ['old', 'Older', 'blog-bahi', '<p>Old.</p>', '2026-01-04T18:30:00.000Z'],
      ].map(([blogSlug, blogName, picture = '', blogDetail, createdAt]) => ({
        id,
        blogName,
        blogSlug,
        blogPhoto: photo(picture),
        blogDetail,
        createdAt,
      })),
    ],
  ])('GET %s', async (path, data) => {
    expect(await api.get(path)).toMatchObject({ status: 200, body: { data } });
  });

  it('returns a post by slug and by id', async () => {
    const { body } = await api.get('/blog/old');
    const { data } = body as { data: { id: string } };
    expect(data).toMatchObject({ blogName: 'Older' });
    expect((await api.get(`/blog/${data.id}`)).body).toEqual({ data });
    expect(data).toMatchObject({ related: [] });
  });

  it.each([
    ['/blog/nothing', 'Blog post not found.'],
    ['/policy/nothing', 'There is no policy “nothing”.'],
    ['/nothing', 'There is nothing at this address.'],
  ])('GET %s returns 404', async (path, message) => {
    expect(await api.get(path)).toMatchObject({ status: 404, body: { status: 404, message } });
  });

  it('responds 304 to a matching ETag', async () => {
    const first = await api.get('/brand');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const second = await api.get('/brand', { 'if-none-match': `"other", ${etag}` });
    expect(second).toMatchObject({ status: 304, body: undefined });
    expect(second.headers.get('etag')).toBe(etag);
    expect((await api.get('/theme', { 'if-none-match': etag })).status).toBe(200);
  });
});
