import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { useFirstPaint } from './page';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Product() {
  return (
    <>
      <p>{useFirstPaint() ? 'the title' : 'the title and all the rest'}</p>
      <Link to="/list">List</Link>
    </>
  );
}

function List() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/product">Product</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/product" element={<Product />} />
        <Route path="/list" element={<List />} />
      </Routes>
    </MemoryRouter>,
  );

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it('a page that is opened by a click shows its beginning first, and the rest after the first paint', () => {
  open('/list');
  follow('Product');
  expect(screen.getByRole('paragraph').textContent).toBe('the title');
  act(() => jest.advanceTimersByTime(16));
  expect(screen.getByRole('paragraph').textContent).toBe('the title');
  act(() => jest.advanceTimersByTime(17));
  expect(screen.getByRole('paragraph').textContent).toBe('the title and all the rest');
});

it('a page that is opened directly or by Back is complete immediately; leaving early cancels the rest', () => {
  open('/product');
  expect(screen.getByRole('paragraph').textContent).toBe('the title and all the rest');
  follow('List');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('paragraph').textContent).toBe('the title and all the rest');
  follow('List');
  follow('Product');
  follow('List');
  expect(jest.getTimerCount()).toBe(0);
});
