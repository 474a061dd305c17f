import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumb } from './primitives/breadcrumb';
import { PageHeading } from './primitives/page-heading';
import { SectionHeading } from './primitives/section-heading';

describe('Breadcrumb', () => {
  it('links every entry except the current page', () => {
    render(
      <MemoryRouter>
        <Breadcrumb
          items={[{ label: 'Home', to: '/' }, { label: 'product', to: '/all-products' }, { label: 'Tape' }]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'product']);
    expect(screen.getByText('Tape')).toHaveAttribute('aria-current', 'page');
  });
});

describe('PageHeading', () => {
  it('is the page’s h1', () => {
    render(
      <PageHeading eyebrow="Dispatch" title="Our story">
        Lead
      </PageHeading>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Our story' })).toBeInTheDocument();
    expect(screen.getByText('Lead')).toBeInTheDocument();
  });
});

describe('SectionHeading', () => {
  it('labels its section and has a link', () => {
    render(
      <MemoryRouter>
        <section aria-labelledby="new">
          <SectionHeading
            id="new"
            title="New Arrivals"
            action={{ label: 'View More', to: '/all-products' }}
          />
        </section>
      </MemoryRouter>,
    );
    expect(screen.getByRole('region', { name: 'New Arrivals' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/all-products');
  });
});
