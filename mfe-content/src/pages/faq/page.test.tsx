import { describe, expect, it } from '@jest/globals';
import { apiFailure, contentItem, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { head } from '../../expose/faq';
import { FaqPage } from './page';

describe('FaqPage', () => {
  it('shows the first item of the content', async () => {
    renderWithShop(<FaqPage />, {
      routes: {
        'GET /content/faq': [contentItem(), contentItem({ _id: '2', description: '<p>Second item</p>' })],
      },
    });
    await screen.findByText('We post every weekday.');
    expect(screen.queryByText('Second item')).not.toBeInTheDocument();
  });

  it('shows nothing when the list is empty', async () => {
    const { container } = renderWithShop(<FaqPage />, { routes: { 'GET /content/faq': [] } });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('shows an error instead of the answers when the request fails, and can be retried', async () => {
    let attempts = 0;
    renderWithShop(<FaqPage />, {
      routes: { 'GET /content/faq': () => (attempts++ === 0 ? apiFailure(500) : [contentItem()]) },
    });
    await screen.findByRole('heading', { level: 1, name: 'The answers did not arrive' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('We post every weekday.');
  });

  it('gives its document the right status', () => {
    expect(head(undefined)).toMatchObject({ title: 'FAQ', status: 503 });
    expect(head([contentItem()]).status).toBeUndefined();
  });
});
