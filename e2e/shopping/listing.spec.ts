import type { Page } from '@playwright/test';
import { cards } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';
import { sized, journeyWidths } from '../support/widths';

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: new RegExp(`^${name}`) });

async function choose(page: Page, name: string, option: string): Promise<void> {
  await filter(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(filter(page, name)).toContainText(option);
}

/** The price of each product of the grid, in rupees, in the order of the grid. */
const prices = (page: Page) =>
  cards(page).evaluateAll((shown) =>
    shown.map((card) => {
      const price = /₹([\d,]+\.\d\d)/.exec(card.textContent);
      return Number(price?.[1]?.replace(/,/g, ''));
    }),
  );

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

for (const width of journeyWidths) {
  test.describe(`a listing at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('filters change grid and address, and survive Back and a reload', async ({ page }) => {
      await openHydrated(page, sample.brand);
      const before = await prices(page);
      await filter(page, 'Availability').click();
      await filter(page, 'Sort').click();
      await expect(page.getByRole('listbox')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);

      await choose(page, 'Sort', 'Price: Low to High');
      await expect(page).toHaveURL(`${sample.brand}?sort=price-low-to-high`);
      await expect.poll(async () => String(await prices(page))).toBe(String(sorted(before)));

      await choose(page, 'Availability', 'In Stock');
      await expect(page).toHaveURL(`${sample.brand}?availability=in-stock&sort=price-low-to-high`);
      // Waits for fewer products than before; placeholders do not count as cards.
      let chosen: number[] = [];
      await expect
        .poll(async () => {
          chosen = await prices(page);
          return chosen.length > 0 && chosen.length < before.length;
        })
        .toBe(true);
      expect(chosen).toEqual(sorted(chosen));

      await openHydrated(page, page.url());
      await expect(filter(page, 'Sort')).toContainText('Price: Low to High');
      await expect(filter(page, 'Availability')).toContainText('In Stock');
      await expect.poll(async () => String(await prices(page))).toBe(String(chosen));

      await page.goBack();
      await expect(filter(page, 'Availability')).toContainText('All Items');
      await expect.poll(async () => (await prices(page)).length).toBe(before.length);
      await page.goBack();
      await expect(page).toHaveURL(sample.brand);
      await expect.poll(async () => String(await prices(page))).toBe(String(before));
    });

    test('all products have pages of twelve, in the URL, from a first to a last page', async ({ page }) => {
      await openHydrated(page, '/all-products');
      await expect(cards(page)).toHaveCount(12);
      const where = page.getByText(/^Page \d+ of \d+$/);
      await expect(where).toHaveText(/^Page 1 of /);
      const last = Number(/\d+$/.exec(await where.innerText())?.[0]);
      const step = (name: string) =>
        page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name });
      await expect(step('Prev')).toBeDisabled();
      await step('Next').click();
      await expect(page).toHaveURL('/all-products?page=2');
      await expect(where).toHaveText(`Page 2 of ${last}`);
      await page.goBack();
      await expect(where).toHaveText(`Page 1 of ${last}`);
      await openHydrated(page, `/all-products?page=${last}`);
      await expect(where).toHaveText(`Page ${last} of ${last}`);
      await expect(step('Next')).toBeDisabled();
      await step('Prev').click();
      await expect(page).toHaveURL(`/all-products?page=${last - 1}`);
    });

    test('the brand collection can be filtered by five checkboxes, reset, and paged by View More and dots', async ({
      page,
    }) => {
      await openHydrated(page, '/brand-category');
      const section = page.getByRole('region', { name: 'Brand Collections' });
      const samples = section.locator('a[href^="/product/detail/"]');
      await expect(section.getByRole('checkbox')).toHaveCount(5);
      await expect(samples).toHaveCount(8);
      await section.getByRole('button', { name: 'View More' }).click();
      await expect(samples).toHaveCount(16);
      await section.getByRole('button', { name: 'Page 1 of 2' }).click();
      await expect(samples).toHaveCount(8);
      await section.getByRole('checkbox', { name: 'OKMT' }).check();
      await expect(samples.first()).toContainText('OKMT');
      const brands = await samples.allInnerTexts();
      expect(brands.every((text) => text.includes('OKMT'))).toBe(true);
      await section.getByRole('button', { name: 'Reset' }).click();
      await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(samples).toHaveCount(8);
      await samples.first().click();
      await expect(page).toHaveURL(/\/products\//);
      await expect(page.getByTestId('product-title')).toBeVisible();
    });
  });
}

test('an empty listing shows a message and a contact', async ({ page }) => {
  await openHydrated(page, `${sample.category}?category=pet-material`);
  const main = page.getByRole('main');
  await expect(main.getByText('No Product Found')).toBeVisible();
  await expect(main.getByText("We couldn't find any products matching your search")).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact on WhatsApp' })).toHaveAttribute('href', /wa\.me/);
});

test('on a phone the filters wrap into rows, and their lists stay in the window', async ({ page }) => {
  await page.setViewportSize(sized(390));
  await openHydrated(page, sample.category);
  const boxes = await page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(3);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top).toBe(true);
  for (const name of ['Availability', 'Category', 'Sort']) {
    await filter(page, name).press('Enter');
    await expect(page.getByRole('listbox', { name })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(filter(page, name)).toBeFocused();
  }
});

test('a sold-out product is labelled on its card, which has no enabled buttons', async ({ page }) => {
  await openHydrated(page, '/collections/stickers/all?availability=out-of-stock');
  const card = cards(page).first();
  await expect(card.getByText('Sold out')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await expect(card.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  const heart = card.getByRole('button', { name: /^Wishlist/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a category’s circle on home opens all of its subcategories', async ({ page }) => {
  await openHydrated(page, '/');
  await page
    .getByRole('region', { name: 'Categories', exact: true })
    .getByRole('link', { name: 'Stickers' })
    .first()
    .click();
  await expect(page).toHaveURL('/collections/stickers/all');
  await expect(page.getByRole('heading', { level: 1, name: 'Stickers' })).toBeVisible();
});
