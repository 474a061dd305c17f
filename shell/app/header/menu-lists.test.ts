import { describe, expect, it } from '@jest/globals';
import { navigation } from '@shop/config';
import { brand, photo, productCategory, theme } from '@shop/testing';
import { menuBrands, menuCategories, menuThemes } from './menu-lists';

describe('the lists of the menus', () => {
  it('link categories, subcategories, themes by slug and brands by name', () => {
    const category = productCategory({ category: 'Tapes', subCategory: ['Lace & Fabric'] });
    expect(menuCategories([category])).toEqual([
      {
        name: 'Tapes',
        to: '/collections/tapes/all',
        links: [{ label: 'Lace & Fabric', to: '/collections/tapes/lace-fabric' }],
      },
    ]);
    expect(menuThemes([{ ...theme('Rain'), themeSlug: 'monsoon' }])).toEqual([
      { label: 'Rain', to: '/collections/theme/monsoon' },
    ]);
    expect(menuBrands([brand('Ding Ding')])).toEqual([
      { label: 'Ding Ding', to: '/collections/brand/Ding%20Ding' },
    ]);
  });

  it('link to a category without subcategories if it has a photo, which means that it has products', () => {
    const inks = productCategory({ category: 'Inks', subCategory: [] });
    expect(menuCategories([{ ...inks, photo: photo() }, inks])).toEqual([
      {
        name: 'Inks',
        to: '/collections/inks/all',
        links: [{ label: 'All Inks', to: '/collections/inks/all' }],
      },
      { name: 'Inks', to: null, links: [] },
    ]);
  });

  it('have no links to names that are coming soon', () => {
    const soon = { comingSoon: true };
    expect(menuCategories([{ ...productCategory(), photo: photo(), ...soon }])).toEqual([
      { name: 'Decorative Tape', to: null, links: [] },
    ]);
    expect(menuThemes([{ ...theme('Rain'), ...soon }])).toEqual([{ label: 'Rain', to: null }]);
    expect(menuBrands([{ ...brand('OKMT'), ...soon }])).toEqual([{ label: 'OKMT', to: null }]);
  });

  it.each([['missing', undefined] as const, ['empty', []] as const])(
    'are the fixed lists when the server’s are %s',
    (_name, list) => {
      expect(menuCategories(list).map(({ name, to }) => [name, to])).toEqual(
        navigation.fallback.categories.map((name) => [name, '/product-category']),
      );
      expect(menuThemes(list).at(-1)).toEqual({
        label: 'Block & Loom',
        to: '/collections/theme/block-loom',
      });
      expect(menuBrands(list)[0]).toEqual({ label: 'MOODTAPE', to: '/collections/brand/MOODTAPE' });
    },
  );
});
