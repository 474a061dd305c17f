import { describe, expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReviewsSection } from './reviews';

describe('ReviewsSection', () => {
  it('shows 5.0 and (250 reviews) above six reviews with arrows', () => {
    renderWithShop(<ReviewsSection />);
    expect(screen.getByText('5.0')).toBeInTheDocument();
    expect(screen.getByText('(250 reviews)')).toBeInTheDocument();
    expect(screen.getByText('Sample reviews')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  });

  it('opens a long review and closes it again', async () => {
    const user = userEvent.setup();
    renderWithShop(<ReviewsSection />);
    const [more] = screen.getAllByRole('button', { name: 'Read more' });
    if (!more) throw new Error('Reviews are not shortened');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(more.textContent).toBe('Read less');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });
});
