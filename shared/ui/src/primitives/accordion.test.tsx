import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = ['Description', 'FAQ', 'Contact Us'].map((title) => ({
  id: title,
  title,
  content: `${title} text`,
}));

const openTitles = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

describe('Accordion', () => {
  it('has one section open at a time', async () => {
    render(<Accordion items={items} defaultOpen="Description" />);
    expect(openTitles()).toEqual(['Description']);
    expect(screen.getByRole('region', { name: 'Description' }).textContent).toBe('Description text');
    await userEvent.click(screen.getByRole('button', { name: 'FAQ' }));
    expect(openTitles()).toEqual(['FAQ']);
    expect(screen.queryByRole('region', { name: 'Description' })).not.toBeInTheDocument();
  });

  it('closes the open section when it is pressed again, even by keyboard', async () => {
    render(<Accordion items={items} defaultOpen="FAQ" />);
    screen.getByRole('button', { name: 'FAQ' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(openTitles()).toEqual([]);
  });

  it('is closed without a default, and has titles of the given heading level', () => {
    render(<Accordion items={items} level={3} />);
    expect(openTitles()).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
});
