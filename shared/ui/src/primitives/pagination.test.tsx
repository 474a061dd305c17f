import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pagination } from './pagination';

function steps(page: number, totalPages: number) {
  render(
    <MemoryRouter>
      <Pagination page={page} totalPages={totalPages} hrefFor={(target) => `/all-products?page=${target}`} />
    </MemoryRouter>,
  );
  return ['Prev', 'Next'].map((name) => {
    const link = screen.getByRole('link', { name });
    return link.getAttribute('aria-disabled') === 'true' ? 'disabled' : link.getAttribute('href');
  });
}

describe('Pagination', () => {
  it('links to both neighbours in the middle', () => {
    expect(steps(2, 3)).toEqual(['/all-products?page=1', '/all-products?page=3']);
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('disables Prev on the first page', () => {
    expect(steps(1, 3)).toEqual(['disabled', '/all-products?page=2']);
  });

  it('disables Next on the last page', () => {
    expect(steps(3, 3)).toEqual(['/all-products?page=2', 'disabled']);
  });
});
