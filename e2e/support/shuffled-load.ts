import { expect, type Page } from '@playwright/test';
import { seededRandom } from './random';
import { cards } from './shopper';
import { goTo } from './go-to';
import { openBlankPage } from './blank-page';

/** The maximum delay of a remote's script in ms: long enough for any order of arrival. */
const maxDelayMs = 120;

/** A page of each remote, with content that is visible once hooks and the store work. */
const pages: readonly (readonly [address: string, alive: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['/cart', (page) => page.getByRole('main').getByRole('button', { name: 'Check out' })],
  ['/checkout', (page) => page.getByRole('form', { name: 'Shipping Information' })],
  ['/auth/login', (page) => page.getByRole('button', { name: 'Sign In' })],
  ['/faq', (page) => page.getByRole('main').getByRole('heading', { level: 1 })],
  ['/all-products', (page) => cards(page).first()],
];

/** Prefetches the code of pages by focusing links to them. */
const askFor = (page: Page, addresses: readonly string[]) =>
  page.evaluate((links) => {
    for (const address of links) {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      link.remove();
    }
  }, addresses);

const becomesInteractive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

/** Clears the browser state: cart, cookies and release. */
async function becomeNew(page: Page, shop: string): Promise<void> {
  await openBlankPage(page, shop);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/**
 * Loads a random page as a new shopper, with the scripts and pages of all remotes in random order, reproducible by
 * the seed. Then React's hooks must work in every remote, and changes of the store by one remote must be visible to
 * the shell and another remote. The page can be reused.
 */
export async function loadShuffled(page: Page, shop: string, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const errors: string[] = [];
  const keep = ({ message }: Error) => errors.push(message);
  await becomeNew(page, shop);
  page.on('pageerror', keep);
  await page.route(/\/remotes\/.*\.js/, async (route) => {
    await new Promise((arrived) => setTimeout(arrived, random.next() * maxDelayMs));
    await route.continue();
  });
  await page.route(/\.(avif|webp|jpg|png|woff2?)$/, (route) => route.abort());
  const drawn = pages.map((screen) => ({ screen, turn: random.next() }));
  drawn.sort((one, other) => one.turn - other.turn);
  const addresses = drawn.map(({ screen }) => screen[0]);
  const first = random.pick(['/', ...addresses]);
  await page.goto(`${shop}${first}`, { waitUntil: 'commit' });
  await becomesInteractive(page);
  await askFor(page, addresses);

  await goTo(page, '/all-products');
  await page.locator('main [data-remote=catalog][data-ready]').first().waitFor({ state: 'attached' });
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByTestId('cart-badge'), `seed ${seed}`).toHaveText('1');
  for (const { screen } of drawn) {
    await goTo(page, screen[0]);
    await expect(screen[1](page), `seed ${seed}: ${screen[0]}`).toBeVisible();
    // The checkout is a separate document, which is visible before its scripts follow the history.
    await becomesInteractive(page);
  }
  await page.unrouteAll({ behavior: 'wait' });
  page.off('pageerror', keep);
  expect(errors, `seed ${seed}`).toEqual([]);
}
