import { describe, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { apiFailure, createTestShop, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { Component, load } from '../expose/reviews';
import { ReviewsSection } from './reviews';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

describe('ReviewsSection', () => {
  it('shows 5.0 and (250 reviews) above six reviews with arrows', () => {
    renderWithShop(<ReviewsSection />);
    expect(screen.getByText('5.0')).toBeInTheDocument();
    expect(screen.getByText('(250 reviews)')).toBeInTheDocument();
    expect(screen.getByText('Sample reviews')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  });

  it('opens a long review and closes it again', async () => {
    const user = userEvent.setup();
    renderWithShop(<ReviewsSection />);
    const [more] = screen.getAllByRole('button', { name: 'Read more' });
    if (!more) throw new Error('Reviews are not shortened');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(more.textContent).toBe('Read less');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('ReviewsSection with ten real reviews', () => {
  const newest = Array.from({ length: 10 }, (_, index) => ({
    ...{ id: `r${index}`, stars: 4, title: 'Fine', text: index === 0 ? 'Long. '.repeat(40) : 'Short.' },
    ...{ author: 'Asha R.', at: '2026-11-25T10:00:00.000Z' },
    product: { title: 'Dot Journal', slug: 'dot-journal' },
  }));
  const storefront = { rating: { average: 4.6, count: 12 } };
  const context = (dispatch: ReturnType<typeof createTestShop>['store']['dispatch']) => ({
    ...{ dispatch, params: {}, query: new URLSearchParams() },
  });

  async function open(routes: Parameters<typeof createTestShop>[0]) {
    const shop = renderWithShop(<Component />, { routes: { ...routes, 'GET /storefront': storefront } });
    await act(() => loadQuery(shop.store.dispatch, getStorefront));
    return shop;
  }

  it('shows the reviews with their products and the real average and number, without the sample mark', async () => {
    await open({ 'GET /reviews/newest': newest });
    expect(await screen.findByText('4.6')).toBeInTheDocument();
    expect(screen.getByText('(12 reviews)')).toBeInTheDocument();
    expect(screen.queryByText('Sample reviews')).not.toBeInTheDocument();
    expect(screen.queryByText('5.0')).not.toBeInTheDocument();
    const cards = screen.getAllByRole('article', { name: 'Review by Asha R.' });
    expect(cards).toHaveLength(10);
    const [first] = cards;
    if (!first) throw new Error('There are ten reviews');
    expect(within(first).getByText('25 November 2026')).toBeInTheDocument();
    expect(within(first).getByRole('link', { name: 'Dot Journal' })).toHaveAttribute(
      'href',
      '/products/dot-journal',
    );
    expect(screen.getAllByRole('button', { name: 'Read more' })).toHaveLength(1);
  });

  it('does not show samples if they fail to load', async () => {
    await open({ 'GET /reviews/newest': apiFailure(500, 'Something went wrong.') });
    await waitFor(() => expect(screen.queryByText('Sample reviews')).not.toBeInTheDocument());
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('loads real reviews on the server only if there are ten', async () => {
    const { store, requests } = createTestShop({
      'GET /reviews/newest': newest,
      'GET /storefront': storefront,
    });
    await load(context(store.dispatch));
    expect(requests).toEqual([]);
    await loadQuery(store.dispatch, getStorefront);
    await load(context(store.dispatch));
    expect(requests.map(({ path }) => path)).toEqual(['/storefront', '/reviews/newest']);
  });
});
