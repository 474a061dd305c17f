import { describe, expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { AboutPage } from './page';

describe('AboutPage', () => {
  it('lists the four steps in their order and five core values', () => {
    renderWithShop(<AboutPage />);
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 4)).toEqual([
      'Consultation and Vision',
      'Design and Material Selection',
      'Handcrafted Creation',
      'Quality Check and Delivery',
    ]);
    expect(headings).toHaveLength(4 + 5);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  });
});
