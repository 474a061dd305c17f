import { describe, expect, it } from '@jest/globals';
import { blogPost, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { Neighbours } from './other-posts';

const posts = ['Newest', 'Middle', 'Oldest'].map((blogName) => blogPost({ id: blogName, blogName }));
const show = (slug: string, response: unknown = posts) =>
  renderWithShop(<Neighbours slug={slug} />, { routes: { 'GET /blog': response } });

describe('Neighbours', () => {
  it('link to the older and the newer post', async () => {
    show('middle');
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous postOldest', '/blogs/oldest'],
      ['Next postNewest', '/blogs/newest'],
    ]);
  });

  it.each([
    ['newest', ['Previous postMiddle']],
    ['oldest', ['Next postMiddle']],
  ])('show only one post at an end of the list: %s', async (slug, names) => {
    show(slug);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
  });

  it('render nothing for a post that is not in the list, or is the only one', async () => {
    const { container, store } = show('middle', [posts[1]]);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('fulfilled'));
    expect(container).toBeEmptyDOMElement();
  });
});
