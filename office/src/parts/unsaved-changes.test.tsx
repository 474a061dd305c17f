import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productChoices, productDetail } from '../testing/products';
import { renderOffice } from '../testing/render-office';

const routes = {
  'GET /staff/products': { items: [], total: 0, page: 1, pageSize: 25 },
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': productDetail(),
  'GET /staff/products/p1/changes': [],
  'POST /staff/products/p1': { data: productDetail({ ratePaise: 52_000, version: 4 }) },
  'POST /staff/sign-out': { success: true },
};

async function open(change: boolean) {
  const office = renderOffice('/products/p1', routes);
  const price = await screen.findByLabelText('Price, ₹');
  if (change) {
    await userEvent.clear(price);
    await userEvent.type(price, '520');
  }
  return office;
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const choose = async (words: string) => userEvent.click(within(await question()).getByText(words));

/** Whether the browser asks before the tab is closed. */
const asksOnClose = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('leaves an unchanged page without asking', async () => {
  const { address } = await open(false);
  expect(asksOnClose()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'All products' }));
  await waitFor(() => expect(address()).toBe('/products'));
});

it('asks before discarding unsaved changes, and stays or leaves as chosen', async () => {
  const { address } = await open(true);
  expect(asksOnClose()).toBe(true);
  screen.getByRole('link', { name: 'All products' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(within(await question()).getByText(/not saved and will be lost/)).toBeInTheDocument();
  await choose('Stay here');
  expect(address()).toBe('/products/p1');
  expect(screen.getByLabelText<HTMLInputElement>('Price, ₹').value).toBe('520');
  await userEvent.click(screen.getByRole('link', { name: 'All products' }));
  await choose('Leave without saving');
  await waitFor(() => expect(address()).toBe('/products'));
});

it('does not ask once the form is saved or its changes are undone', async () => {
  const { address } = await open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. The shop shows the change immediately.');
  expect(asksOnClose()).toBe(false);
  const price = screen.getByLabelText('Price, ₹');
  await userEvent.type(price, '1');
  expect(asksOnClose()).toBe(true);
  await userEvent.type(price, '{Backspace}');
  expect(asksOnClose()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'All products' }));
  await waitFor(() => expect(address()).toBe('/products'));
});

it('asks before signing out, and signs out only after confirmation', async () => {
  const { requests, address } = await open(true);
  const signedOut = () => requests.filter(({ path }) => path === '/staff/sign-out').length;
  await userEvent.click(screen.getByRole('button', { name: /Sign out/ }));
  await choose('Stay here');
  expect(signedOut()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: /Sign out/ }));
  await choose('Leave without saving');
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(signedOut()).toBe(1);
});
