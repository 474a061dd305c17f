import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';
import { taxonomy, taxonomyName } from '../../../testing/storefront';

const open = (address: string, more: Parameters<typeof renderOffice>[1] = {}) =>
  renderOffice(address, { 'GET /staff/taxonomy': taxonomy(), ...more });

const button = (name: string) => screen.getByRole('button', { name });
const posted = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

it('lists categories in their order, with their products', async () => {
  open('/storefront');
  const rows = within(await screen.findByRole('group', { name: 'Categories' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toContain('/collections/decorative-tape/all12 products, 2 subcategories');
  expect(rows[2]?.textContent).toContain('Coming Soon');
  expect(screen.getByRole('link', { name: 'New category' })).toBeInTheDocument();
});

it('moves a category by its buttons, and keeps the focus on it', async () => {
  const { categories } = taxonomy();
  const [tape, stamps, inks] = categories;
  const { requests } = open('/storefront/categories', {
    'POST /staff/taxonomy/category/order': { data: taxonomy() },
    'GET /staff/taxonomy': () =>
      taxonomy(
        posted(requests).length > 0 ? { categories: [stamps, tape, inks].flatMap((one) => one ?? []) } : {},
      ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move down Decorative Tape' }));
  await waitFor(() =>
    expect(posted(requests)).toEqual([['/staff/taxonomy/category/order', { ids: ['c2', 'c1', 'c3'] }]]),
  );
  expect(button('Move down Decorative Tape')).toHaveFocus();
  expect(screen.getByText('Decorative Tape is now number 2 of 3.')).toBeInTheDocument();
  expect(button('Move up Stamps')).toBeDisabled();
});

it('changes a category with its subcategories', async () => {
  const { requests } = open('/storefront/categories/c1', {
    'POST /staff/taxonomy/category/c1': {
      data: taxonomy({ categories: [taxonomyName({ version: 4, name: 'Tape' })] }),
    },
  });
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Tape');
  await userEvent.clear(screen.getByLabelText('URL'));
  await userEvent.type(screen.getByLabelText('URL'), 'tape');
  expect(screen.getByText('/collections/tape/all. Old URLs redirect to it.')).toBeInTheDocument();
  await userEvent.click(button('Move up PET Tape'));
  await userEvent.click(button('Remove Washi Tape'));
  await userEvent.click(button('Add subcategory'));
  await userEvent.type(screen.getByLabelText('Subcategory 2'), 'Lace');
  await userEvent.click(screen.getByRole('checkbox', { name: /Coming Soon/ }));
  await userEvent.click(button('Save'));
  expect(await screen.findByText(/^Saved\. The shop shows the change immediately/)).toBeInTheDocument();
  expect(posted(requests)).toEqual([
    [
      '/staff/taxonomy/category/c1',
      {
        ...{ version: 3, name: 'Tape', slug: 'tape', comingSoon: true, motif: null, picture: null },
        subcategories: [
          { slug: 'pet-tape', name: 'PET Tape' },
          { slug: null, name: 'Lace' },
        ],
      },
    ],
  ]);
});

it.each([
  ['slug', 'This URL is already used by “Stamps”.', 'URL'],
  ['name', 'The name is too similar to “Stamps”, whose page it would share.', 'Name'],
])('shows an error next to the field %s, and keeps the form', async (field, message, label) => {
  open('/storefront/categories/c1', {
    'POST /staff/taxonomy/category/c1': apiFailure(409, message, field),
  });
  await userEvent.type(await screen.findByLabelText('Name'), ' rolls');
  await userEvent.click(button('Save'));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveValue('Decorative Tape rolls');
});

it('shows why a category cannot be removed', async () => {
  const message = 'This category has 12 products. First move its products to another category.';
  open('/storefront/categories/c1', {
    'POST /staff/taxonomy/category/c1/remove': apiFailure(409, message),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this category' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/\/collections\/decorative-tape\/all will no longer be found/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
});

it('adds a theme and a brand', async () => {
  const { requests, address } = open('/storefront/themes/new', {
    'POST /staff/taxonomy/theme': { data: taxonomy() },
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Sawan');
  await userEvent.selectOptions(screen.getByLabelText('Drawing'), 'Kite');
  await userEvent.click(button('Save'));
  await waitFor(() => expect(address()).toBe('/storefront/themes'));
  expect(posted(requests)).toEqual([
    [
      '/staff/taxonomy/theme',
      { name: 'Sawan', slug: '', comingSoon: false, motif: 'kite', picture: null, subcategories: [] },
    ],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Brands' }));
  await userEvent.click(await screen.findByRole('link', { name: 'New brand' }));
  expect(screen.queryByLabelText('URL')).not.toBeInTheDocument();
});

it('is read-only for viewers, and handles failures and unknown ids', async () => {
  const viewer = { 'GET /staff/me': me({ role: 'viewer', rights: ['read'] }) };
  open('/storefront/categories/c1', viewer);
  expect(await screen.findByText('Washi Tape, PET Tape')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save|Remove/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All categories' }));
  expect(await screen.findByRole('list', { name: 'Categories' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
});

it('shows an unknown category and a failure', async () => {
  open('/storefront/brands/nothing');
  expect(await screen.findByText('There is no brand at this URL')).toBeInTheDocument();
});
