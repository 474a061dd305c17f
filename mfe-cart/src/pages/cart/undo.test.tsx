import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { addToCart, setCartLineCount } from '@shop/store';
import { productCard, renderWithShop } from '@shop/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CartPage } from './page';
import { undoTime } from './undo';

const [tape, seal, pen] = ['Booti Washi', 'Wax Seal', 'Dip Pen'].map((title) =>
  addToCart(productCard({ _id: title, title, colors: '' })),
) as [ReturnType<typeof addToCart>, ReturnType<typeof addToCart>, ReturnType<typeof addToCart>];
const threeSeals = setCartLineCount({ productId: 'Wax Seal', count: 3 });

const renderPage = (actions = [tape, seal, pen, threeSeals]) => renderWithShop(<CartPage />, { actions });
const status = () => screen.getByRole('status');
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const remover = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No line of ${name}`);
  return within(found).getByRole('button', { name: 'Remove' });
};
const press = (button: HTMLElement | null) => {
  if (!button) throw new Error('No button to press');
  fireEvent.click(button);
};

afterEach(() => {
  jest.useRealTimers();
});

describe('a line removed from the cart page', () => {
  it('is announced, and is restored unchanged in its place', () => {
    const { store } = renderPage();
    const before = store.getState().cart;
    expect(status().textContent).toBe('');
    press(remover('Wax Seal'));
    expect(screen.queryByRole('heading', { name: 'Wax Seal' })).not.toBeInTheDocument();
    expect(screen.getByText('2 items in cart')).toBeInTheDocument();
    expect(status().textContent).toContain('Wax Seal was removed.');
    press(undo());
    expect(store.getState().cart).toEqual(before);
    expect(screen.getByText('5 items in cart')).toBeInTheDocument();
    expect(status().textContent).toBe('');
  });

  it('moves the focus to Undo, and Undo moves it back', () => {
    renderPage();
    press(remover('Wax Seal'));
    expect(undo()).toHaveFocus();
    press(undo());
    expect(remover('Wax Seal')).toHaveFocus();
  });

  it('is restored if it was the last line, even with a count of 0', () => {
    const { store } = renderWithShop(<CartPage />, { actions: [tape] });
    const { cart } = store.getState();
    const other = renderWithShop(<CartPage />, { preloadedState: { cart: { ...cart, count: 0 } } });
    const view = within(other.container);
    fireEvent.click(view.getByRole('button', { name: 'Remove' }));
    expect(view.getByText('No product selected')).toBeInTheDocument();
    fireEvent.click(view.getByRole('button', { name: 'Undo' }));
    expect(other.store.getState().cart).toEqual({ ...cart, count: 0 });
  });

  it('stays removed after six seconds', () => {
    jest.useFakeTimers();
    renderPage();
    press(remover('Wax Seal'));
    fireEvent.blur(undo() ?? status());
    act(() => jest.advanceTimersByTime(undoTime - 1));
    expect(undo()).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(undo()).toBeNull();
    expect(status().textContent).toBe('');
  });

  it('pauses the timeout while Undo is hovered or focused', () => {
    jest.useFakeTimers();
    renderPage();
    press(remover('Wax Seal'));
    const button = undo() ?? status();
    fireEvent.blur(button);
    fireEvent.pointerEnter(button);
    act(() => jest.advanceTimersByTime(undoTime * 2));
    expect(undo()).toBeTruthy();
    fireEvent.pointerLeave(button);
    act(() => jest.advanceTimersByTime(undoTime));
    expect(undo()).toBeNull();
  });

  it('stays removed once the cart changes', () => {
    const { store } = renderPage();
    press(remover('Wax Seal'));
    act(() => void store.dispatch(tape));
    expect(undo()).toBeNull();
  });

  it('is replaced by the next removed line', () => {
    const { store } = renderPage();
    press(remover('Wax Seal'));
    press(remover('Dip Pen'));
    expect(status().textContent).toContain('Dip Pen was removed.');
    press(undo());
    expect(store.getState().cart.cartItems.map(({ productName }) => productName)).toEqual([
      'Booti Washi',
      'Dip Pen',
    ]);
  });
});
