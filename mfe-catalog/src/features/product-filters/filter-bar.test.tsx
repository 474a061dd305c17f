import { describe, expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilterBar } from './filter-bar';

const tab = (name: RegExp) => screen.getByRole('button', { name });
const labels = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('FilterBar', () => {
  it('has availability, category and sort with the options of the shop', async () => {
    renderWithShop(<FilterBar />);
    expect(labels()).toEqual(['Availability: All Items', 'Category: All Categories', 'Sort: Sort by Price']);
    await userEvent.click(tab(/^Availability/));
    const options = within(screen.getByRole('listbox', { name: 'Availability' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Items',
      'In Stock',
      'Out of Stock',
      'Low Stock',
    ]);
  });

  it('opens one list at a time', async () => {
    renderWithShop(<FilterBar />);
    await userEvent.click(tab(/^Availability/));
    await userEvent.click(tab(/^Sort/));
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(screen.getByRole('listbox', { name: 'Sort' })).toBeTruthy();
    await userEvent.click(tab(/^Sort/));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('puts the chosen option on the button and closes', async () => {
    renderWithShop(<FilterBar />);
    await userEvent.click(tab(/^Category/));
    await userEvent.click(screen.getByRole('option', { name: 'Washi Material' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(labels()).toEqual(['Availability: All Items', 'Category: Washi Material', 'Sort: Sort by Price']);
  });

  it('closes on a press outside and on Escape', async () => {
    renderWithShop(
      <>
        <FilterBar />
        <p>Elsewhere</p>
      </>,
    );
    await userEvent.click(tab(/^Sort/));
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(tab(/^Sort/));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(tab(/^Sort/));
  });

  it('closes when Tab goes on to the next tab', async () => {
    renderWithShop(<FilterBar />);
    await userEvent.click(tab(/^Availability/));
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(tab(/^Category/));
  });

  it('can be used with the keyboard alone', async () => {
    renderWithShop(<FilterBar />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('All Items');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(labels()[0]).toBe('Availability: In Stock');
    expect(document.activeElement).toBe(tab(/^Availability/));
  });
});
