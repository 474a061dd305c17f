import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Route, Routes, useNavigationType } from 'react-router-dom';
import { PageRouter } from './page-router';

afterEach(() => history.replaceState(null, '', '/'));

const told: string[] = [];

function Screen({ name }: { readonly name: string }) {
  useEffect(() => () => void told.push(`${name} left, address ${location.pathname}`), [name]);
  return <h1>{`${name} by ${useNavigationType()}`}</h1>;
}

it('shows where the shopper goes, forth and back, and what the address says at once', async () => {
  render(
    <PageRouter>
      <Link to="/product">To the product</Link>
      <Routes>
        <Route path="/" element={<Screen name="List" />} />
        <Route path="/product" element={<Screen name="Product" />} />
      </Routes>
    </PageRouter>,
  );
  expect(screen.getByRole('heading').textContent).toBe('List by POP');
  fireEvent.click(screen.getByRole('link'));
  expect([location.pathname, screen.getByRole('heading').textContent]).toEqual(['/product', 'List by POP']);
  await screen.findByText('Product by PUSH');
  act(() => history.back());
  await screen.findByText('List by POP');
  expect(told).toEqual(['List left, address /product', 'Product left, address /']);
});
