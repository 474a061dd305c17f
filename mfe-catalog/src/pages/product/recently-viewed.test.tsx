import { afterEach, describe, expect, it } from '@jest/globals';
import { apiFailure, productCard, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecentlyViewed } from './recently-viewed';
import { addViewed, readViewed } from './viewed-products';

afterEach(() => localStorage.clear());

const card = (id: string) => productCard({ _id: id, title: `Product ${id}` });
const cards = (...ids: string[]) => ({ 'GET /product/cards': ids.map(card) });

describe('RecentlyViewed', () => {
  it('shows up to four other products, requested latest first', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'now']) addViewed(id);
    const { requests } = renderWithShop(<RecentlyViewed id="now" />, {
      routes: cards('e', 'd', 'c', 'b', 'a'),
    });
    const section = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    const shown = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(shown).toEqual(['Product e', 'Product d', 'Product c', 'Product b']);
    expect(requests.map(({ path }) => path)).toEqual(['/product/cards?ids=e%2Cd%2Cc%2Cb%2Ca']);
  });

  it('shows nothing on the page of the first product, which it stores', async () => {
    const { container, requests } = renderWithShop(<RecentlyViewed id="first" />);
    await waitFor(() => expect(readViewed()).toEqual(['first']));
    expect(container).toBeEmptyDOMElement();
    expect(requests).toEqual([]);
  });

  it('shows nothing and no toast when the products cannot be loaded or are no longer on sale', async () => {
    addViewed('gone');
    for (const response of [apiFailure(500, 'Broken'), []]) {
      const { container, requests, notices, unmount } = renderWithShop(<RecentlyViewed id="now" />, {
        routes: { 'GET /product/cards': response },
      });
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(container).toBeEmptyDOMElement();
      expect(notices).toEqual([]);
      unmount();
    }
  });

  it('clears the list on request, and moves the focus to the result', async () => {
    addViewed('a');
    renderWithShop(<RecentlyViewed id="now" />, { routes: cards('a') });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear recently viewed' }));
    const result = screen.getByText('This browser no longer stores the products you viewed.');
    expect(document.activeElement).toContainElement(result);
    expect(readViewed()).toEqual([]);
  });
});

describe('the stored products', () => {
  it('are the latest twelve, each once', () => {
    for (let index = 0; index < 14; index += 1) addViewed(`p-${index}`);
    addViewed('p-5');
    expect(readViewed()).toHaveLength(12);
    expect(readViewed().slice(0, 3)).toEqual(['p-5', 'p-13', 'p-12']);
  });

  it.each(['nonsense', '{}', '[1, null, "<b>", ""]'])('ignore the entry %s', (stored) => {
    localStorage.setItem('catalog-shopper-viewed', stored);
    expect(readViewed()).toEqual([]);
  });
});
