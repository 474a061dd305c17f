import { describe, expect, it } from '@jest/globals';
import { routePatterns } from '@shop/config';
import { apiFailure, productCard, productCategory, productPage, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CategoryPage } from './category-page';

const categories = [productCategory({ category: 'Decorative Tape', subCategory: ['Washi & PET Tape'] })];
const listing = 'GET /product/category/decorative-tape/washi-pet-tape';

function renderPage(response: unknown, route = '/collections/decorative-tape/washi-pet-tape') {
  return renderWithShop(<CategoryPage />, {
    route,
    path: routePatterns.category,
    routes: { 'GET /productcategory': categories, [listing]: response },
  });
}

describe('CategoryPage', () => {
  it('is titled by the subcategory and shows its products', async () => {
    renderPage(productPage([productCard({ title: 'Booti Washi' })]));
    // Until the names are loaded, the title is derived from the slug.
    expect(screen.getByRole('heading', { level: 1, name: 'Washi Pet Tape' })).toBeInTheDocument();
    expect(screen.getAllByTestId('product-card-skeleton')).toHaveLength(8);
    expect(await screen.findByRole('heading', { level: 1, name: 'Washi & PET Tape' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Booti Washi' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe(
      'HomeDecorative TapeWashi & PET Tape',
    );
    expect(screen.getByRole('link', { name: 'Decorative Tape' })).toHaveAttribute(
      'href',
      '/collections/decorative-tape/all',
    );
    expect(screen.getByRole('group', { name: 'Filters' })).toBeInTheDocument();
  });

  it('shows an empty list with a contact link', async () => {
    renderPage(productPage([]));
    expect(await screen.findByText('No Product Found')).toBeInTheDocument();
    expect(screen.getByText("We couldn't find any products matching your search")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/wa\.me/),
    );
  });

  it('requests the page in the URL and links to the others', async () => {
    const { requests } = renderPage(
      productPage([productCard()], { page: 2, totalPages: 3 }),
      '/collections/decorative-tape/washi-pet-tape?page=2',
    );
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute(
      'href',
      '/collections/decorative-tape/washi-pet-tape',
    );
    expect(requests.map(({ path }) => path)).toContain(
      '/product/category/decorative-tape/washi-pet-tape?page=2&fields=card',
    );
  });

  it('shows a not-found page for an unknown collection', async () => {
    renderPage(productPage([]), '/collections/decorative-tape/nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such collection' })).toBeInTheDocument();
  });

  it('links from a page after the last to the first page, with the filters', async () => {
    renderPage(apiFailure(404), '/collections/decorative-tape/washi-pet-tape?sort=best-value&page=9');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/collections/decorative-tape/washi-pet-tape?sort=best-value',
    );
  });

  it('shows a not-found page for an invalid page number, without a request', () => {
    const { requests } = renderPage(productPage(), '/collections/decorative-tape/washi-pet-tape?page=0');
    expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeInTheDocument();
    expect(requests.map(({ path }) => path)).toEqual(['/productcategory']);
  });

  it('can be retried after a failure', async () => {
    let responses = 0;
    renderPage(() =>
      responses++ === 0 ? apiFailure(500) : productPage([productCard({ title: 'Booti Washi' })]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Booti Washi' })).toBeInTheDocument();
  });
});
