import { describe, expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { creators } from './creators/creators-data';
import { CreatorsSection } from './creators/creators-section';
import { ReviewsSection } from './reviews/reviews-section';
import { TrustStrip } from './trust/trust-strip';
import { WorkshopBanner } from './workshop/workshop-banner';

describe('TrustStrip', () => {
  it('shows the three badges', () => {
    renderWithShop(<TrustStrip />);
    expect(screen.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      '100% Transparency',
      '24/7 Customer Support',
      'Trusted',
    ]);
  });
});

describe('WorkshopBanner', () => {
  it('leads to the craft story', () => {
    renderWithShop(<WorkshopBanner />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/about/vintage-craft');
  });
});

describe('CreatorsSection', () => {
  it('shows five creators, each leading to the channel in a new tab', () => {
    renderWithShop(<CreatorsSection />);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(5);
    cards.forEach((card, at) => {
      const link = within(card).getByRole('link');
      expect(link.getAttribute('href')).toBe(creators[at]?.channelUrl);
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(card.textContent).toContain(creators[at]?.handle);
    });
    expect(cards[0]?.textContent).toContain('12,400 views');
  });
});

describe('ReviewsSection', () => {
  it('says 5.0 and (250 reviews) above six reviews that arrows move', () => {
    renderWithShop(<ReviewsSection />);
    expect(screen.getByText('5.0')).toBeTruthy();
    expect(screen.getByText('(250 reviews)')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('opens a long review and closes it again', async () => {
    const user = userEvent.setup();
    renderWithShop(<ReviewsSection />);
    const [more] = screen.getAllByRole('button', { name: 'Read more' });
    if (!more) throw new Error('No review is shortened');
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(more.textContent).toBe('Read less');
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });
});
