import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DiscountTag } from './discount-tag';
import { Price } from './price';

describe('Price', () => {
  it('shows the discounted price and strikes the full one', () => {
    const { container } = render(<Price ratePaise={15_000} discountBp={1500} />);
    expect(screen.getByText('₹127.50')).toBeTruthy();
    expect(container.querySelector('s')?.textContent).toBe('Original price ₹150.00');
  });

  it('shows one price without a discount, grouped as in India', () => {
    const { container } = render(<Price ratePaise={12_499_900} />);
    expect(container.textContent).toBe('₹1,24,999.00');
  });
});

describe('DiscountTag', () => {
  it.each([
    [1500, '- 15 %'],
    [1250, '- 12.5 %'],
    [0, ''],
  ])('%d basis points read "%s"', (discountBp, text) => {
    expect(render(<DiscountTag discountBp={discountBp} />).container.textContent).toBe(text);
  });
});
