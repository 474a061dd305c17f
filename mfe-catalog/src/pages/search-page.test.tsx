import { describe, expect, it } from '@jest/globals';
import { apiFailure, productCard, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchPage } from './search-page';

const cards = (...titles: string[]) => titles.map((title) => productCard({ _id: title, title }));
const tapes = cards('Booti Washi Tape', 'Kitchen Garden PET Tape');
const asked = (q: string) => `/product/search/query?q=${q}&limit=100&fields=card`;
const open = (search: string, routes: Record<string, unknown>) =>
  renderWithShop(<SearchPage />, { route: `/search${search}`, routes });
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });

describe('SearchPage', () => {
  it('shows what was found, how much of it, and what was sought', async () => {
    const { requests } = open('?q=+washi++tape', { [`GET ${asked('washi+tape')}`]: tapes });
    expect(screen.getAllByTestId('product-card-skeleton')).toHaveLength(8);
    expect(await screen.findByText('2 products for “washi tape”')).toBeTruthy();
    expect(screen.getAllByTestId('product-card')).toHaveLength(2);
    expect(field().value).toBe('washi tape');
    expect(requests.map(({ path }) => path)).toEqual([asked('washi+tape')]);
  });

  it('says so when it is not all', async () => {
    open('?q=a', { 'GET /product/search/query': cards(...Array.from({ length: 100 }, (_, at) => `P${at}`)) });
    expect(await screen.findByText('The first 100 products for “a”')).toBeTruthy();
  });

  it('searches for something else, and puts it into the address', async () => {
    const { location } = open('?q=tape', {
      [`GET ${asked('tape')}`]: tapes,
      [`GET ${asked('wax+%26+seal')}`]: cards('Wax & Seal Kit'),
    });
    await screen.findByText('2 products for “tape”');
    await userEvent.clear(field());
    await userEvent.type(field(), 'wax & seal{Enter}');
    expect(await screen.findByText('1 product for “wax & seal”')).toBeTruthy();
    expect(new URLSearchParams(location().search).get('q')).toBe('wax & seal');
  });

  it('is a form that the browser can send by itself, with the text alone', () => {
    open('', {});
    const { form, name } = field();
    expect([form?.method, form?.getAttribute('action'), name]).toEqual(['get', '/search', 'q']);
  });

  it('asks for nothing while there is nothing to search for', () => {
    const { requests } = open('?q=%20%00', {});
    expect(requests).toEqual([]);
    expect(screen.queryByText(/products/)?.textContent).toBe('Search products');
  });

  it('says that nothing was found, and whom to ask', async () => {
    open('?q=zebra', { 'GET /product/search/query': [] });
    expect(await screen.findByText('No Product Found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact on WhatsApp' })).toBeTruthy();
  });

  it('says that it could not search, and tries again', async () => {
    const answers = [apiFailure(503), tapes];
    open('?q=tape', { 'GET /product/search/query': () => answers.shift() });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 products for “tape”')).toBeTruthy();
  });
});
