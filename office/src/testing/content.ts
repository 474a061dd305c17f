import type { ContentFields, ContentEntry, ListedContent } from '../api/types';

/** An entry of the list, for tests. */
export const listedContent = (change: Partial<ListedContent> = {}): ListedContent => ({
  kind: 'post',
  slug: 'nibs',
  title: 'Nibs',
  state: 'published',
  version: 2,
  changedBy: 'Meera',
  changedAt: '2026-11-25T10:00:00.000Z',
  ...change,
});

/** The fields of a post, for tests. */
export const contentFields = (change: Partial<ContentFields> = {}): ContentFields => ({
  title: 'Nibs',
  author: '',
  day: '2026-11-20',
  pictures: ['blog-nibs'],
  text: '<p>About nibs.</p>',
  lines: [],
  ...change,
});

/** An entry with all details, for tests. */
export const contentEntry = (change: Partial<ContentEntry> = {}): ContentEntry => ({
  ...{ kind: 'post', slug: 'nibs', title: 'Nibs', state: 'published', version: 2 },
  fields: contentFields(),
  photos: [{ name: 'blog-nibs', photo: { secure_url: '/media/blog-nibs-480.webp' } }],
  mayBeUnpublished: true,
  history: [
    { version: 2, action: 'published', restoredFrom: null, author: 'Meera', at: '2026-11-25T10:00:00.000Z' },
    { version: 1, action: 'saved', restoredFrom: null, author: 'Asha', at: '2026-11-24T10:00:00.000Z' },
  ],
  ...change,
});
