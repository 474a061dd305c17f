import { describe, expect, it } from '@jest/globals';
import { paths } from '@shop/config';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrandSamples } from './brand-samples';
import { brandSamples } from './use-brand-samples';

const cards = () => screen.getAllByRole('link');
const brandsShown = () =>
  new Set(
    cards().map(
      ({ textContent }) => /^(MOODTAPE|YIER|OKMT|Ding Ding|Journalsay)/.exec(textContent ?? '')?.[0],
    ),
  );
const more = () => screen.queryByRole('button', { name: 'View More' });
const dot = (number: number) => screen.getByRole('button', { name: `Page ${number} of 2` });

describe('BrandSamples', () => {
  it('starts with the brands in the URL, in the format of its form', () => {
    renderWithShop(<BrandSamples />, { route: '/brand-category?brand=OKMT&brand=Nobody' });
    expect(brandsShown()).toEqual(new Set(['OKMT']));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'OKMT' });
    expect([box.checked, box.name, box.value]).toEqual([true, 'brand', 'OKMT']);
    expect([box.form?.method, box.form?.getAttribute('action')]).toEqual(['get', '/brand-category']);
  });

  it('has sixteen samples, of which it shows eight first', async () => {
    renderWithShop(<BrandSamples />);
    expect(brandSamples).toHaveLength(16);
    expect(cards()).toHaveLength(8);
    expect(dot(1)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'View More' }));
    expect(cards()).toHaveLength(16);
    expect(more()).toBeNull();
    expect(cards()[8]).toHaveFocus();
    expect(screen.getByRole('status').textContent).toBe('16 of 16 products');
  });

  it('navigates with its page dots', async () => {
    renderWithShop(<BrandSamples />);
    await userEvent.click(dot(2));
    expect(cards()).toHaveLength(16);
    expect(dot(2)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(dot(1));
    expect(cards()).toHaveLength(8);
  });

  it('filters by the chosen brands, and resets the filter', async () => {
    renderWithShop(<BrandSamples />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual([
      'MOODTAPE',
      'YIER',
      'OKMT',
      'Ding Ding',
      'Journalsay',
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'YIER' }));
    expect(brandsShown()).toEqual(new Set(['YIER']));
    expect(more()).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'OKMT' }));
    expect(brandsShown()).toEqual(new Set(['YIER', 'OKMT']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'YIER' }));
    expect(brandsShown()).toEqual(new Set(['OKMT']));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(cards()).toHaveLength(8);
    expect(boxes.every(({ checked }) => !checked)).toBe(true);
  });

  it('links to the older URL of a product', () => {
    renderWithShop(<BrandSamples />);
    const [first] = brandSamples;
    expect(cards()[0]?.getAttribute('href')).toBe(paths.productAlias(first?.slug ?? ''));
  });
});
