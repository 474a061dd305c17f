import { describe, expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { TrustStrip } from './trust-strip';

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
