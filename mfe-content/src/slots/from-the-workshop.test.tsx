import { describe, expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { WorkshopBanner } from './from-the-workshop';

describe('WorkshopBanner', () => {
  it('links to the craft story', () => {
    renderWithShop(<WorkshopBanner />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/about/vintage-craft');
  });
});
