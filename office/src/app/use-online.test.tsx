import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderOffice } from '../testing/render-office';

afterEach(() => void jest.restoreAllMocks());

function network(isThere: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

it('says that the network is away, and fetches what is missing when it is back', async () => {
  network(false);
  renderOffice('/orders', {
    'GET /staff/orders': () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return { items: [], total: 0, totalPaise: 0, page: 1, pageSize: 25 };
    },
  });
  expect(await screen.findByText('The list is shown as soon as you are back.')).toBeInTheDocument();
  expect(screen.getByText(/nothing can be changed until you are back/)).toBeInTheDocument();
  network(true);
  expect(await screen.findByText('Nobody has ordered yet')).toBeInTheDocument();
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});
