import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DiscountTag } from './discount-tag';
import { Price } from './price';

describe('Price', () => {
  it('shows the discounted price and strikes through the full one', () => {
    const { container } = render(<Price ratePaise={15_000} discountBp={1500} />);
    expect(screen.getByText('₹127.50')).toBeInTheDocument();
    expect(container.querySelector('s')?.textContent).toBe('Original price ₹150.00');
  });

  it('shows one price without a discount, with Indian digit grouping', () => {
    const { container } = render(<Price ratePaise={12_499_900} />);
    expect(container.textContent).toBe('₹1,24,999.00+ GST');
  });
});

describe('Price of a lowered rate', () => {
  it('strikes through the previous price', () => {
    const { container } = render(<Price ratePaise={64_000} originalPaise={70_000} />);
    expect(screen.getByText('₹640.00')).toBeInTheDocument();
    expect(container.querySelector('s')?.textContent).toBe('Original price ₹700.00');
  });

  it('strikes through only the list rate if there is also a discount', () => {
    const { container } = render(<Price ratePaise={64_000} discountBp={1000} originalPaise={70_000} />);
    expect(screen.getByText('₹576.00')).toBeInTheDocument();
    expect(container.querySelector('s')?.textContent).toBe('Original price ₹640.00');
  });

  it('strikes through only a higher price, and states that GST is added', () => {
    const { container } = render(<Price ratePaise={64_000} originalPaise={64_000} />);
    expect(container.querySelector('s')).toBeNull();
    expect(screen.getByText('+ GST')).toBeInTheDocument();
  });
});

describe('Price with GST', () => {
  it('includes GST in both prices, rounded to a paisa', () => {
    const { container } = render(<Price ratePaise={4_950} discountBp={1_250} gstRate={12} />);
    // 43.31 and 49.50 with 12%: 48.5072 and 55.44.
    expect(screen.getByText('₹48.51')).toBeInTheDocument();
    expect(container.querySelector('s')?.textContent).toBe('Original price ₹55.44');
    expect(screen.getByText('incl. GST')).toBeInTheDocument();
    expect(screen.queryByText('+ GST')).not.toBeInTheDocument();
  });

  it('includes a rate of zero', () => {
    const { container } = render(<Price ratePaise={10_000} gstRate={0} />);
    expect(container.textContent).toBe('₹100.00incl. GST');
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
