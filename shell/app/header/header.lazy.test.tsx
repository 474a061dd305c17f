import { expect, it } from '@jest/globals';
import { productCategory, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';
import { menuCode } from './menu-code';

it('opens a panel that was requested before its code was loaded, with the focus in it', async () => {
  renderWithShop(<Header />, { routes: { 'GET /productcategory': [productCategory()] } });
  const search = screen.getByRole('button', { name: 'Search' });
  expect(menuCode.arrived()).toBeNull();
  await userEvent.click(search);
  const field = await screen.findByRole('combobox', { name: 'Search products' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(search).toHaveAttribute('aria-expanded', 'true');
});
