import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ListingChoice } from './address';
import { FilterBar } from './filters';

function Bar({ start = {} }: { start?: ListingChoice }) {
  const [choice, setChoice] = useState(start);
  return (
    <>
      <FilterBar choice={choice} onChoose={setChoice} />
      <p>Elsewhere</p>
      <output>{JSON.stringify(choice)}</output>
    </>
  );
}

const tab = (name: RegExp) => screen.getByRole('button', { name });
const names = ['Availability', 'Category', 'Sort'];
const values = () =>
  screen.getAllByRole('button').map(({ textContent }, index) => textContent?.replace(`${names[index]} `, ''));
const chosen = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
const focused = () => document.activeElement?.textContent;

describe('FilterBar', () => {
  it('has the shop’s options for availability, category and sort', async () => {
    render(<Bar />);
    expect(values()).toEqual(['All Items', 'All Categories', 'Sort by Price']);
    expect(tab(/^Sort Sort by Price$/)).toBeTruthy();
    await userEvent.click(tab(/^Availability/));
    const options = within(screen.getByRole('listbox', { name: 'Availability' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Items',
      'In Stock',
      'Out of Stock',
      'Low Stock',
    ]);
  });

  it('offers sorting by country of origin once products have one, or if it is chosen', async () => {
    const { rerender } = render(<FilterBar choice={{}} hasOrigins onChoose={() => undefined} />);
    await userEvent.click(tab(/^Sort/));
    expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('Country of Origin');
    rerender(<FilterBar choice={{}} onChoose={() => undefined} />);
    expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('Cheapest First');
    rerender(<FilterBar choice={{ sort: 'country-of-origin' }} onChoose={() => undefined} />);
    expect(tab(/^Sort Country of Origin$/)).toBeInTheDocument();
  });

  it('opens one list at a time', async () => {
    render(<Bar />);
    await userEvent.click(tab(/^Availability/));
    await userEvent.click(tab(/^Sort/));
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(screen.getByRole('listbox', { name: 'Sort' })).toBeInTheDocument();
    await userEvent.click(tab(/^Sort/));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows the chosen option on the button and closes', async () => {
    render(<Bar start={{ sort: 'best-value' }} />);
    expect(values()[2]).toBe('Best Value');
    await userEvent.click(tab(/^Category/));
    await userEvent.click(screen.getByRole('option', { name: 'Washi Material' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(values()).toEqual(['All Items', 'Washi Material', 'Best Value']);
    expect(chosen()).toEqual({ sort: 'best-value', category: 'washi-material' });
  });

  it('clears a choice with the first option', async () => {
    render(<Bar start={{ sort: 'best-value' }} />);
    await userEvent.click(tab(/^Sort/));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Best Value');
    await userEvent.click(screen.getByRole('option', { name: 'Sort by Price' }));
    expect(chosen()).toEqual({});
  });

  it('closes on a click outside and on Escape', async () => {
    render(<Bar />);
    await userEvent.click(tab(/^Sort/));
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(tab(/^Sort/));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(tab(/^Sort/)).toHaveFocus();
  });

  it('closes when Tab moves to the next filter', async () => {
    render(<Bar />);
    await userEvent.click(tab(/^Availability/));
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(tab(/^Category/)).toHaveFocus();
  });
});

describe('FilterBar by keyboard', () => {
  it('opens with Enter or an arrow key, and selects an option', async () => {
    render(<Bar />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('All Items');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(values()[0]).toBe('In Stock');
    expect(tab(/^Availability/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('In Stock');
  });

  it('moves to the first and last option, and to one that matches typed text', async () => {
    render(<Bar />);
    await userEvent.click(tab(/^Sort/));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Cheapest First');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Sort by Price');
    await userEvent.keyboard('price: h');
    expect(focused()).toBe('Price: High to Low');
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual({ sort: 'price-high-to-low' });
  });
});
