import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';
import { storefrontParts, taxonomy } from '../../../testing/storefront';
import { homeSections, sectionRows } from '../home/sections';

const open = (address: string, more: Parameters<typeof renderOffice>[1] = {}) =>
  renderOffice(address, {
    'GET /staff/storefront': storefrontParts(),
    'GET /staff/taxonomy': taxonomy(),
    ...more,
  });

const button = (name: string) => screen.getByRole('button', { name });
const posted = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const changed = { version: 1, changedAt: '2026-11-25T10:00:00.000Z', changedBy: 'Asha' };

describe('the menu', () => {
  it('starts with the default, and can be changed and restored', async () => {
    const value = [{ label: 'Sale', to: '/sale', menu: null }];
    const { requests } = open('/storefront/menu', {
      'POST /staff/storefront/menu': { data: storefrontParts({ menu: { value, ...changed } }) },
    });
    expect(await screen.findByText('The shop shows the default.')).toBeInTheDocument();
    expect(screen.getByText('The menu has at most 5 entries.')).toBeInTheDocument();
    for (const name of ['Products', 'Themes', 'Brands', 'Blog'])
      await userEvent.click(button(`Remove ${name}`));
    expect(screen.queryByRole('button', { name: 'Remove About' })).not.toBeInTheDocument();
    const label = screen.getByLabelText('Label');
    await userEvent.clear(label);
    await userEvent.type(label, 'Sale');
    await userEvent.clear(screen.getByLabelText('URL'));
    await userEvent.type(screen.getByLabelText('URL'), '/sale');
    await userEvent.selectOptions(screen.getByLabelText('Opens'), 'Themes');
    await userEvent.click(button('Save'));
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    await userEvent.click(button('Restore default'));
    expect(await screen.findByText('The default is restored.')).toBeInTheDocument();
    expect(posted(requests)).toEqual([
      ['/staff/storefront/menu', { version: 0, value: [{ label: 'Sale', to: '/sale', menu: 'theme' }] }],
      ['/staff/storefront/menu', { version: 1, value: null }],
    ]);
  });

  it('shows an error next to its field', async () => {
    open('/storefront/menu', {
      'POST /staff/storefront/menu': apiFailure(400, 'Another entry has this label.', 'menu.1.label'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move down Products' }));
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Another entry has this label.')).toBeInTheDocument();
    expect(screen.getAllByLabelText('Label').map((field) => field.matches('[aria-invalid]'))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is read-only for viewers', async () => {
    open('/storefront/menu', { 'GET /staff/me': me({ role: 'viewer', rights: ['read'] }) });
    expect(
      within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem'),
    ).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

it('a custom list of the mobile menu starts with the shop’s list', async () => {
  const { requests } = open('/storefront/mobile', {
    'POST /staff/storefront/mobile': { data: storefrontParts() },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Categories in the mobile menu'), 'chosen');
  const links = within(screen.getByRole('group', { name: 'Links for categories' }));
  expect(links.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(links.getByRole('button', { name: 'Remove Stamps' }));
  await userEvent.click(links.getByRole('button', { name: 'Move up Inks' }));
  await userEvent.click(button('Save'));
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(posted(requests)).toEqual([
    [
      '/staff/storefront/mobile',
      {
        version: 0,
        value: {
          categories: [
            { label: 'Inks', to: '/collections/inks/all' },
            { label: 'Decorative Tape', to: '/collections/decorative-tape/all' },
          ],
          themes: null,
          brands: null,
        },
      },
    ],
  ]);
});

describe('the home page', () => {
  it('lets staff move and hide its sections', async () => {
    const { requests } = open('/storefront/home', {
      'POST /staff/storefront/home': { data: storefrontParts() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move up New Arrivals' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show Trust strip' }));
    await userEvent.click(button('Save'));
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    const [[, body] = []] = posted(requests);
    expect((body as { value: readonly { name: string; hidden: boolean }[] }).value).toEqual(
      expect.arrayContaining([{ name: 'content/trust-strip', hidden: true }]),
    );
    expect(
      (body as { value: readonly { name: string }[] }).value.slice(0, 2).map(({ name }) => name),
    ).toEqual(['catalog/new-arrivals', 'content/category-carousel']);
    expect(screen.getByRole('link', { name: 'Hero images' })).toHaveAttribute('href', '/content/hero/home');
  });

  it('lists all sections of the shop’s remotes, in their order', () => {
    const slots = ['catalog', 'content'].flatMap((remote) => {
      const file = readFileSync(`mfe-${remote}/remote.json`, 'utf8');
      const { slots: own } = JSON.parse(file) as {
        slots: { slot: string; module: string; order: number }[];
      };
      return own
        .filter(({ slot }) => slot === 'home')
        .map(({ module, order }) => ({ name: `${remote}/${module}`, order }));
    });
    const names = slots.sort((one, other) => one.order - other.order).map(({ name }) => name);
    expect(['content/home-hero', ...Object.keys(homeSections)]).toEqual(names);
  });

  it('shows sections that were added later at the end', () => {
    expect(sectionRows([{ name: 'content/reviews', hidden: true }]).map(({ name }) => name)).toEqual([
      'content/reviews',
      ...Object.keys(homeSections).filter((name) => name !== 'content/reviews'),
    ]);
  });
});
