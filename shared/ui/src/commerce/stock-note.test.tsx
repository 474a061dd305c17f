import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { shareOfStock, StockNote } from './stock-note';

const nothing = () => undefined;

describe('StockNote', () => {
  it.each([
    [3, undefined, ''],
    [3, 3, ''],
    [3, 9, ''],
    [3, 2, 'Only 2 leftMake it 2Remove'],
    [3, 0, 'Sold outRemove'],
    [1, null, 'No longer availableRemove'],
  ])('for %p requested and %p available units, shows %j', (wanted, free, text) => {
    const { container } = render(
      <StockNote wanted={wanted} free={free} onMake={nothing} onRemove={nothing} />,
    );
    expect(container.textContent).toBe(text);
  });

  it.each([
    [2, 3, ''],
    [4, 3, 'Only 5 left in all coloursMake it 2Remove'],
    [4, 5, 'Only 5 left in all coloursRemove'],
    [4, 0, ''],
  ])('for %p requested of 5 and %p in other colours, shows %j', (wanted, taken, text) => {
    const { container } = render(
      <StockNote wanted={wanted} {...shareOfStock(5, taken)} onMake={nothing} onRemove={nothing} />,
    );
    expect(container.textContent).toBe(text);
  });

  it.each([null, undefined, 0])('handles a stock of %p regardless of other colours', (stock) => {
    const { container } = render(<StockNote wanted={1} {...shareOfStock(stock, 3)} onMake={nothing} />);
    expect(container.textContent).toBe(
      stock === undefined ? '' : stock === null ? 'No longer available' : 'Sold out',
    );
  });

  it('sets the line to the available quantity', async () => {
    const onMake = jest.fn();
    render(<StockNote wanted={90} free={82} onMake={onMake} />);
    await userEvent.click(screen.getByRole('button', { name: 'Make it 82' }));
    expect(onMake).toHaveBeenCalledWith(82);
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('is announced when it appears, and moves the focus to its line when it disappears', async () => {
    function Line() {
      const [wanted, setWanted] = useState(3);
      return (
        <li>
          <a href="/tape">Tape</a>
          <StockNote wanted={wanted} free={5} onMake={setWanted} />
          <button onClick={() => setWanted(9)}>More</button>
        </li>
      );
    }
    const { container } = render(<Line />);
    const place = container.querySelector('[aria-live="polite"]');
    expect(place).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(place).toHaveTextContent('Only 5 left');
    await userEvent.click(screen.getByRole('button', { name: 'Make it 5' }));
    expect(place).toBeEmptyDOMElement();
    expect(screen.getByRole('link', { name: 'Tape' })).toHaveFocus();
  });
});
