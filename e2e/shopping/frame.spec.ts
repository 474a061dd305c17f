import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized } from '../support/widths';

const footerLinks = [
  '/about/vintage-craft',
  '/contact',
  '/blogs',
  '/faq',
  '/all-products',
  '/payment-policy',
  '/shiping-policy',
  '/refund-exchange',
  '/term-service',
  '/privacy-policy',
];

test('the footer has ten links, external links, email, telephone, language and payment logos', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  const footer = page.getByRole('contentinfo');
  for (const path of footerLinks) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  for (const site of ['Instagram', 'Facebook', 'YouTube', 'WhatsApp', 'Telegram']) {
    await expect(footer.getByRole('link', { name: site })).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.getByRole('link', { name: /^Built by/ })).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.getByText('Language: English')).toBeVisible();
  for (const mark of ['VISA', 'MASTERCARD', 'PAYPAL']) {
    await expect(footer.getByRole('img', { name: mark })).toBeVisible();
  }
  for (const mark of ['UPI', 'RuPay']) {
    await expect(footer.getByText(mark, { exact: true })).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the sidebar of social links stays at the right edge while the page scrolls', async ({ page }) => {
  await openHydrated(page, '/faq');
  const bar = page.getByRole('complementary', { name: 'Follow us' });
  await expect(bar.getByRole('link')).toHaveCount(4);
  for (const site of ['Facebook', 'Instagram', 'YouTube', 'WhatsApp']) {
    await expect(bar.getByRole('link', { name: site })).toBeVisible();
  }
  const before = await bar.boundingBox();
  await page.evaluate(() => scrollTo(0, 400));
  expect(await bar.boundingBox()).toEqual(before);
  const edge = await page.evaluate(() => document.body.getBoundingClientRect().right);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeCloseTo(edge, 0);
  // In the page's margin, where it covers no content.
  const text = await page.getByRole('main').getByRole('paragraph').first().boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(before?.x ?? 0);
});

test('on a phone, a tab in the margin opens the social links, even without scripts', async ({
  browser,
  shop,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: sized(390),
      javaScriptEnabled,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/faq');
    const bar = page.getByRole('complementary', { name: 'Follow us' });
    const button = bar.getByRole('button', { name: 'Social links' });
    const box = await button.boundingBox();
    expect([box?.width, box?.height]).toEqual([24, 64]);
    const edge = await page.locator('body').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(edge?.width);
    await expect(bar.getByRole('link')).toHaveCount(0);
    await button.click();
    await expect(bar.getByRole('link')).toHaveCount(4);
    for (const link of await bar.getByRole('link').all()) {
      const target = await link.boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((target?.x ?? 0) + (target?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: 'Facebook' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link')).toHaveCount(0);
    await expect(button).toBeFocused();
    await context.close();
  }
});

test('the header is sticky, and has a shadow after scrolling by 10 px', async ({ page }) => {
  await openHydrated(page, '/all-products');
  const header = page.getByRole('banner');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.evaluate(() => scrollTo(0, 10));
  expect(await shadow()).toBe('none');
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(shadow).not.toBe('none');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => Math.round((await header.boundingBox())?.y ?? -1)).toBe(0);
});

test('the skip link comes first and skips the header', async ({ page }) => {
  await openHydrated(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/all-products');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/all-products');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

test('toasts are in a live region', async ({ page }) => {
  await openHydrated(page, '/all-products');
  await page.getByTestId('add-to-cart').first().click();
  const toast = page.getByRole('status').filter({ hasText: 'Item added to cart!' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('aria-live', 'polite');
  const box = await toast.boundingBox();
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle - 1366 / 2)).toBeLessThan(40);
  await expect(toast).toBeHidden({ timeout: 6000 });
});

for (const width of [390, 820, 1366]) {
  test(`a toast is below the header and does not block clicks at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sized(width));
    await openHydrated(page, '/all-products');
    for (const scrolled of [0, 500]) {
      await page.evaluate((top) => scrollTo(0, top), scrolled);
      await page.getByTestId('add-to-cart').nth(8).dispatchEvent('click');
      const toast = page.getByRole('status').filter({ hasText: 'Item added to cart!' }).last();
      await expect(toast).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      const box = await toast.boundingBox();
      if (!header || !box) throw new Error('Nothing is shown.');
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
      const pressed = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('#content') !== null,
        [box.x + box.width / 2, box.y + box.height / 2] as const,
      );
      expect(pressed).toBe(true);
    }
  });
}

test('a failed request shows a toast at the top right', async ({ page }) => {
  const message = 'The letter box is full';
  await page.route('**/api/v1/contact', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message } }),
  );
  const logged = page.waitForEvent('console', (entry) => entry.text().includes(message));
  await openHydrated(page, '/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.in');
  await form.getByLabel('Phone number').fill('9000012345');
  await form.getByLabel('Message').fill('Do you post to Leh?');
  await form.getByRole('button', { name: 'Send message' }).click();
  const toast = page.getByRole('status').filter({ hasText: message });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.x).toBeGreaterThan(1366 / 2);
  expect((await toast.boundingBox())?.y).toBeLessThan(200);
  await logged;
});
