import { describe, expect, it } from '@jest/globals';
import { apiFailure, pageSection, photo, productCategory, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { CategoryCarousel } from './category-carousel';

const fallbackTitles = [
  'Stickers',
  'Material Paper',
  'Stamps & Inkpads',
  'Decorative Tape',
  'Markers & Pens',
  'Craft Tools',
  'Art Supplies',
  'Paper Crafts',
];

const section = 'GET /dynamic/page/section/product-category';

describe('CategoryCarousel', () => {
  it('shows the entries of the page section, linked to the category of that name', async () => {
    const { container } = renderWithShop(<CategoryCarousel />, {
      routes: {
        [section]: [
          pageSection({
            _id: 'a',
            description: '<p>Pens &amp; Ink</p>',
            photo: photo({ secure_url: '/media/pens.webp' }),
          }),
          pageSection({ _id: 'b', description: '<p>Curiosities</p>' }),
        ],
        'GET /productcategory': [
          productCategory({
            category: 'Pens & Ink',
            categorySlug: 'pens-ink',
            subCategory: ['Fountain Pens'],
          }),
        ],
      },
    });
    const link = await screen.findByRole('link', { name: 'Pens & Ink' });
    expect(link).toHaveAttribute('href', '/collections/pens-ink/all');
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/pens.webp');
    expect(screen.getByText('Curiosities')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Curiosities' })).not.toBeInTheDocument();
  });

  it.each([
    ['is empty', []],
    ['fails', apiFailure(500)],
  ])('falls back to the eight fixed titles when the section %s', async (_name, response) => {
    renderWithShop(<CategoryCarousel />, { routes: { [section]: response, 'GET /productcategory': [] } });
    await screen.findByText('Stamps & Inkpads');
    for (const title of fallbackTitles) expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to slide 8' })).toBeInTheDocument();
  });
});
