import { describe, expect, it } from '@jest/globals';
import { apiFailure, contentItem, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { FaqPage } from './faq-page';

describe('FaqPage', () => {
  it('shows the first item of the content', async () => {
    renderWithShop(<FaqPage />, {
      routes: {
        'GET /content/faq': [contentItem(), contentItem({ _id: '2', description: '<p>Second item</p>' })],
      },
    });
    await screen.findByText('We post every weekday.');
    expect(screen.queryByText('Second item')).toBeNull();
  });

  it.each([
    ['the list is empty', []],
    ['the request fails', apiFailure(500)],
  ])('shows nothing when %s', async (_name, answer) => {
    const { container } = renderWithShop(<FaqPage />, { routes: { 'GET /content/faq': answer } });
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });
});
