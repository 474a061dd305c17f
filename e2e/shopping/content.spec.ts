import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { expect, test, type Page } from '../support/test';
import { sized } from '../support/widths';

/** Marks the open document; a reload loses the mark. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.mark = 'here'));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-mark', 'here');

test('a policy links to its sections, the shop and other policies without a reload', async ({ page }) => {
  await page.setViewportSize(sized(390));
  await openHydrated(page, '/refund-exchange');
  await mark(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Refunds' }).click();
  await expect(page).toHaveURL(/#part-refunds$/);
  await expect(page.getByRole('heading', { name: 'Refunds', exact: true })).toBeInViewport();

  await page.getByRole('link', { name: 'within 48 hours' }).click();
  await expect(page).toHaveURL(/\/shiping-policy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping Policy');
  await page
    .getByRole('navigation', { name: 'The other policies' })
    .getByRole('link', { name: 'Returns & Exchange' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns & Exchange');
  await expectSameDocument(page);
  const outside = page.getByRole('link', { name: 'consumerhelpline.gov.in' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a post links to its products and the next post; an unknown one is a 404', async ({ page }) => {
  await openHydrated(page, '/blogs/washi-is-not-sticky-tape');
  await mark(page);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await article.getByRole('link', { name: 'sampler card' }).click();
  await expect(page).toHaveURL(/\/products\/sampler-card-12-washi-designs$/);
  await page.goBack();
  await page.getByRole('link', { name: /^Next post/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your First Ten Nibs');
  await expect(page.getByRole('link', { name: /^Previous post/ })).toBeVisible();
  await expectSameDocument(page);

  const response = await page.goto('/blogs/nobody');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such post');
});

test('a message that cannot be sent keeps its text, and the retry sends it once and clears the form', async ({
  page,
}) => {
  await page.setViewportSize(sized(390));
  await openHydrated(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Asha Rao');
  await main.getByLabel('Email').fill('asha@example.in');
  await main.getByLabel('Phone number').fill('98765 43210');
  await main.getByLabel('Message').fill('Do you post to Leh?');

  await page.route('**/api/v1/contact', (route) => route.abort('internetdisconnected'));
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert')).toContainText('What you wrote is still here.');
  await expect(main.getByLabel('Message')).toHaveValue('Do you post to Leh?');
  // The sticky header covers a part of the page.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'the contact form after a failure');
  await page.unroute('**/api/v1/contact');

  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/contact') && sent.push(request.method()));
  await main.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(main.getByText('Thank you. Your message is on its way to us.')).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveValue('');
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
});
