import { describe, expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { creators } from './creators-data';
import { CreatorsSection } from './creators-section';

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
