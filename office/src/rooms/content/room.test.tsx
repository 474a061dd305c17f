import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentList } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';
import { contentFields, contentEntry, listedContent } from '../../testing/content';

const listOf = (items: ContentList['items']): ContentList => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 25,
});
const policy = listedContent({
  ...{ kind: 'policy', slug: 'shipping-policy', title: 'Shipping Policy' },
  ...{ version: 0, changedBy: null, changedAt: null },
});
const routes = {
  'GET /staff/content': listOf([listedContent(), policy]),
  'GET /staff/content/post/nibs': contentEntry(),
};

it('applies the filters, and keeps them in the URL', async () => {
  const { requests, address } = renderOffice('/content?state=published', routes);
  await screen.findByText('2 items');
  expect(screen.getByText('Original')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Search'), 'nib');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Blog post');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('/content?state=published&search=nib&kind=post');
  await screen.findByText('2 items');
  expect(requests.map(({ path }) => path)).toContain(
    '/staff/content?search=nib&kind=post&state=published&page=1&pageSize=25',
  );
});

it('creates a post with a slug from its title', async () => {
  const { requests, address } = renderOffice('/content/new', {
    ...routes,
    'GET /staff/products/pictures': [{ name: 'blog-nibs', photo: { secure_url: '/media/n.webp' } }],
    'POST /staff/content': { data: contentEntry({ state: 'draft', version: 1 }) },
  });
  await userEvent.type(await screen.findByLabelText('Title'), 'Nibs & Inks');
  await userEvent.type(screen.getByLabelText('Add image'), 'nibs{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Add blog-nibs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit as HTML: Text' }));
  await userEvent.type(screen.getByLabelText('Text'), '<p>About nibs.</p>');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByRole('heading', { name: 'Nibs', level: 1 })).toBeInTheDocument();
  expect(address()).toBe('/content/post/nibs');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    slug: 'nibs-inks',
    fields: contentFields({ title: 'Nibs & Inks', day: '' }),
  });
});

it('saves the form and publishes it, based on the opened version', async () => {
  let refuses = true;
  const { requests } = renderOffice('/content/post/nibs', {
    ...routes,
    'POST /staff/content/post/nibs': () =>
      refuses
        ? apiFailure(409, 'Meera changed this after you opened it. Nothing was saved.')
        : { data: contentEntry({ state: 'changed', version: 3, fields: contentFields({ title: 'Pens' }) }) },
    'POST /staff/content/post/nibs/publish': { data: contentEntry({ version: 4, title: 'Pens' }) },
  });
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Pens');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Meera changed this/)).toBeInTheDocument();
  expect(title.value).toBe('Pens');
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published. The shop shows it now.')).toBeInTheDocument();
  const posts = requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([
    { version: 2, fields: contentFields({ title: 'Pens' }) },
    { version: 2, fields: contentFields({ title: 'Pens' }) },
    { version: 3 },
  ]);
});

it('shows in the form why publishing failed', async () => {
  renderOffice('/content/post/nibs', {
    ...routes,
    'POST /staff/content/post/nibs': { data: contentEntry({ version: 3 }) },
    'POST /staff/content/post/nibs/publish': apiFailure(400, 'Choose an image. Write the text.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('Choose an image. Write the text.')).toBeInTheDocument();
});

it('unpublishes a post and restores an earlier version, each after a confirmation', async () => {
  const { requests } = renderOffice('/content/post/nibs', {
    ...routes,
    'POST /staff/content/post/nibs/unpublish': {
      data: contentEntry({ state: 'draft', version: 3, mayBeUnpublished: false }),
    },
    'POST /staff/content/post/nibs/restore': { data: contentEntry({ state: 'changed', version: 4 }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('Unpublished. The draft is kept.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/^Version 1 restored as the draft/)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { version: 2 },
    { version: 3, from: 1 },
  ]);
});

it('edits announcements as one per line', async () => {
  const bar = contentEntry({
    ...{ kind: 'announcement', slug: 'discount-top-bar', title: 'Announcement bar', history: [], version: 0 },
    fields: contentFields({ title: '', day: '', pictures: [], text: '', lines: ['First', 'Second'] }),
    photos: [],
  });
  const { requests } = renderOffice('/content/announcement/discount-top-bar', {
    'GET /staff/content/announcement/discount-top-bar': bar,
    'POST /staff/content/announcement/discount-top-bar': { data: { ...bar, version: 2 } },
  });
  const lines = await screen.findByLabelText<HTMLTextAreaElement>('Announcements');
  expect(lines.value).toBe('First\nSecond');
  await userEvent.type(lines, '{Enter}{Enter}Third');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 0,
    fields: { ...bar.fields, lines: ['First', 'Second', 'Third'] },
  });
});

it('is read-only for a packer', async () => {
  renderOffice('/content/post/nibs', {
    ...routes,
    'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
  });
  expect(await screen.findByTitle('Preview')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'History' })).toBeInTheDocument();
  for (const name of ['Publish', 'Save draft', 'Restore version 1']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
