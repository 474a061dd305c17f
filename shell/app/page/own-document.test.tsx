import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { OwnDocument } from './current-page';

function Place() {
  const { pathname } = useLocation();
  return <p data-testid="place">{pathname}</p>;
}

/** A page of a document that was loaded for one URL, with a link to another. */
async function follow(openedFor: string, to: string) {
  const load = jest.fn();
  render(
    <MemoryRouter initialEntries={[openedFor]}>
      <OwnDocument load={load} openedFor={openedFor}>
        <Link to={to}>Next</Link>
        <Place />
      </OwnDocument>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  return { load, shown: screen.getByTestId('place').textContent };
}

it.each([
  ['/cart', '/checkout'],
  ['/checkout', '/'],
  ['/checkout/success', '/all-products'],
])('loads a document from %s to %s, and shows the previous page until it has arrived', async (from, to) => {
  const { load, shown } = await follow(from, to);
  expect(load.mock.calls).toEqual([['PUSH']]);
  expect(shown).toBe(from);
});

it.each([
  ['/', '/cart'],
  ['/checkout', '/checkout/success'],
])('keeps the document on navigation from %s to %s', async (from, to) => {
  const { load, shown } = await follow(from, to);
  expect(load).not.toHaveBeenCalled();
  expect(shown).toBe(to);
});

/** A page with links, whose checkout document never loads. */
async function openSlowly(...clicks: readonly string[]) {
  const load = jest.fn();
  render(
    <MemoryRouter initialEntries={['/cart']}>
      <OwnDocument load={load} openedFor="/cart">
        <Link to="/checkout">Checkout</Link>
        <Link to="/faq">FAQ</Link>
        <Place />
      </OwnDocument>
    </MemoryRouter>,
  );
  for (const name of clicks) await userEvent.click(screen.getByRole('link', { name }));
  return { loads: load.mock.calls.length, shown: screen.getByTestId('place').textContent };
}

it('loads the document of a page that is opened while another document is loading', async () => {
  expect(await openSlowly('Checkout', 'FAQ')).toEqual({ loads: 2, shown: '/cart' });
});

it('loads the document again after the load was stopped', async () => {
  expect(await openSlowly('Checkout', 'Checkout')).toEqual({ loads: 2, shown: '/cart' });
});
