import { pages } from '../support/screens';
import { journeyWidths } from '../support/widths';
import { expect, test } from './test';

/** Headings of the main pages, by their names in the list of pages. */
const headings: Readonly<Record<string, string>> = {
  home: 'Paper goods for slow afternoons',
  'a category': 'Vintage Stickers',
  'a product': 'Botanical PET Tape, 50 mm',
  'a blog': 'Cutting Your First Stamp',
  'all products': 'All Products',
  'a search': 'Search',
  'the cart': 'Cart',
  'the brands': 'Brands',
  'the categories': 'Products',
  'the privacy policy': 'Privacy Policy',
  contact: 'Contact',
  'the checkout': 'Checkout',
  'the success page of a checkout': 'No order to show yet',
  'the sign-in': 'Sign In',
  'no such page': 'Return to sender',
};

for (const width of journeyWidths) {
  test(`the main pages load, hydrate and fit into ${width} px`, async ({ tab }) => {
    await tab.resize(width);
    const main = pages.filter((page) => page.main);
    expect(main.map(({ name }) => name)).toEqual(Object.keys(headings));
    for (const { name, path } of main) {
      await test.step(name, async () => {
        await tab.open(path);
        const heading = tab.getByRole('main').getByRole('heading', { level: 1 });
        expect.soft(await heading.text(), name).toBe(headings[name]);
        const overflow = await tab.call(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${name}: pixels beyond the window`).toBeLessThanOrEqual(0);
        expect.soft(await tab.call(() => innerWidth), name).toBe(width);
      });
    }
    expect(await tab.consoleErrors()).toEqual([]);
  });
}
