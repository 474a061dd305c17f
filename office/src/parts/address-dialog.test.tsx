import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentEntry } from '../testing/content';
import { productChoices, productDetail } from '../testing/products';
import { renderOffice } from '../testing/render-office';

async function change(slug: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change URL' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, slug);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

it('changes the address of a product, with an error next to the field', async () => {
  let refuses = true;
  const { requests } = renderOffice('/products/p1', {
    'GET /staff/products/choices': productChoices,
    'GET /staff/products/p1': productDetail(),
    'GET /staff/products/p1/changes': [],
    'POST /staff/products/p1/address': () =>
      refuses
        ? apiFailure(409, '“Lantern” already uses this URL.', 'slug')
        : { data: { slug: 'seal', version: 4 } },
  });
  const dialog = await change('lantern');
  expect(await dialog.findByText('“Lantern” already uses this URL.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ version: 3, slug: 'lantern' });
});

it('changes the address of a post, and opens it there', async () => {
  const { address } = renderOffice('/content/post/nibs', {
    'GET /staff/content/post/nibs': contentEntry(),
    'GET /staff/content/post/of-nibs': contentEntry({ slug: 'of-nibs' }),
    'POST /staff/content/post/nibs/address': { data: contentEntry({ slug: 'of-nibs' }) },
  });
  await change('of-nibs');
  await waitFor(() => expect(address()).toBe('/content/post/of-nibs'));
});
