import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../testing/render-office';

const routes = { 'GET /staff/log': { items: [], next: null } };

it('keeps the focus when it redirects to the dashboard, and moves it when a page is opened', async () => {
  const { address } = renderOffice('/', routes);
  await waitFor(() => expect(address()).toBe('/today'));
  expect(document.body).toHaveFocus();
  await userEvent.click(await screen.findByRole('link', { name: 'Activity log' }));
  await waitFor(() => expect(address()).toBe('/log'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
